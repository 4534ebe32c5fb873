// One of the two servers that `npm run bench push` compares, as a separate process: `site` is the
// product's, `bare` is plain node:http. bench/push.ts drives it with messages.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineTopic, object, text } from '@palaro/api';
import { testApp } from '@palaro/testkit';

/** As long as a balance on the wire; readers count events by the mark. */
const EVENT = { mark: '~', filling: '1234.5600'.repeat(14) };
const topic = defineTopic('winners', 'everyone', object({ mark: text(), filling: text() }));

interface Served {
  url: string;
  /** Sends one event to all streams. */
  publish(): void;
}

const { url, publish } = process.argv[2] === 'bare' ? await serveBare() : await serveSite();
process.on('message', (order: number | 'memory') => {
  if (order === 'memory') void tellMemory();
  else void publishAll(order);
});
process.on('disconnect', () => process.exit());
process.send?.({ url });

/** Publishes one event a turn of the event loop, as commits do. */
async function publishAll(events: number) {
  for (let i = 0; i < events; i++) {
    publish();
    await new Promise(setImmediate);
  }
}

async function tellMemory() {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ whole: rss, used: heapUsed + external });
}

async function serveSite(): Promise<Served> {
  const site = await testApp();
  return { url: site.url, publish: () => site.app.push.publish(topic, EVENT) };
}

async function serveBare(): Promise<Served> {
  const streams = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 2000\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  let id = 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish() {
      const frame = `id: ${++id}\nevent: ${topic.name}\ndata: ${JSON.stringify(EVENT)}\n\n`;
      for (const stream of streams) stream.write(frame);
    },
  };
}
