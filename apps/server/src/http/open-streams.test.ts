import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineTopic, object, text } from '@palaro/api';
import { idText } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';

const news = defineTopic('news', 'everyone', object({ say: text({ max: 100_000 }) }));
const other = defineTopic('other', 'everyone', object({ say: text() }));

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

/** A stream over a plain socket; `until` returns all that came once it contains the text. */
async function open(to: TestApp, { lastId, topics }: { lastId?: string; topics?: string } = {}) {
  const { hostname, port } = new URL(to.url);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  let heard = '';
  let tell = () => {};
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
    tell();
  });
  const until = (sought: string) =>
    new Promise<string>((resolve) => {
      tell = () => heard.includes(sought) && resolve(heard);
      tell();
    });
  const query = topics ? `?topics=${topics}` : '';
  const from = lastId === undefined ? '' : `Last-Event-ID: ${lastId}\r\n`;
  socket.write(`GET /api/v1/events${query} HTTP/1.1\r\nHost: ${hostname}\r\n${from}\r\n`);
  await until('retry: 2000');
  return { socket, until };
}

const idsOf = (heard: string) => [...heard.matchAll(/^id: (\d+-\w+)$/gm)].map(([, id = '']) => id);
const say = (to: TestApp, what: string) => to.app.push.publish(news, { say: what });

it('MONEY-06 a cut stream resumes with what it missed, once each, and only from its topics', async () => {
  const first = await open(site, { topics: 'news' });
  await first.until('event: open');
  say(site, 'one');
  const [, last] = idsOf(await first.until('"one"'));
  first.socket.destroy();
  say(site, 'two');
  site.app.push.publish(other, { say: 'not asked for' });
  say(site, 'three');
  const again = await open(site, { topics: 'news', lastId: last ?? '' });
  say(site, 'four');
  const heard = await again.until('"four"');
  again.socket.destroy();
  expect(heard.match(/"say":"[^"]*"/g)).toEqual(['"say":"two"', '"say":"three"', '"say":"four"']);
  expect(idsOf(heard)).toEqual([...idsOf(heard)].sort((a, b) => parseInt(a) - parseInt(b)));
});

it('guests are counted by their network and in all, members are not', async () => {
  const proxied = await testApp({ config: { production: true } });
  const head = (n: number) => ({ 'X-Forwarded-For': `2001:db8:1:2::${n.toString(16)}` });
  const stop = new AbortController();
  const ask = (n: number) =>
    fetch(`${proxied.url}/api/v1/events`, { headers: head(n), signal: stop.signal });
  const [first] = await Promise.all(Array.from({ length: 500 }, (_, n) => ask(n + 1)));
  const reader = first?.body?.getReader();
  await reader?.read();
  await ask(501);
  expect((await reader?.read())?.done).toBe(true);
  await proxied.app.site.change({ settings: { 'limits.guestStreams': 500 } });
  const refused = await ask(502);
  expect(refused.status).toBe(503);
  expect(((await refused.json()) as { code: string }).code).toBe('try_again');
  stop.abort();
  await proxied.stop();
});

it('MONEY-06 after a restart an old place is a gap, and so is an unknown one', async () => {
  say(site, 'before');
  const place = idText(site.app.push, site.app.push.lastId());
  const restarted = await testApp({ database: site.database });
  for (const lastId of [place, '1', 'x', '99999999999999999999']) {
    const stream = await open(restarted, { lastId });
    expect(await stream.until('event: ')).toContain('event: gap');
    stream.socket.destroy();
  }
  await restarted.stop();
});

it('a reader that does not read is cut off and counted; the others still hear', async () => {
  const slow = await open(site);
  const quick = await open(site);
  const cut = new Promise((closed) => slow.socket.once('close', closed));
  slow.socket.pause();
  let counted = '';
  // The size of the system's buffers is unknown, so write until they are full.
  for (let i = 0; !counted.includes('palaro_push_cut_total 1'); i++) {
    say(site, `${i} ${'x'.repeat(60_000)}`);
    await quick.until(`"${i} `);
    await new Promise(setImmediate);
    counted = await site.app.serverMetrics.metrics();
  }
  slow.socket.resume();
  await cut;
  say(site, 'after');
  expect(await quick.until('"after"')).toContain('"after"');
  quick.socket.destroy();
});
