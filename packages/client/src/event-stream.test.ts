import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventStream } from './event-stream.ts';

/** A server that answers each connection with a stream, which the test writes and cuts. */
function pushServer() {
  const connections: {
    address: string;
    headers: Record<string, string>;
    write(text: string): void;
    cut(): void;
  }[] = [];
  const fetch = (address: string, init: RequestInit) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    connections.push({
      address,
      headers: init.headers as Record<string, string>,
      write: (text) => controller.enqueue(new TextEncoder().encode(text)),
      cut: () => controller.error(new Error('cut')),
    });
    return Promise.resolve({ ok: true, status: 200, body } as Response);
  };
  return { connections, fetch };
}

const stream = (server: ReturnType<typeof pushServer>, token: string | null = 'secret') =>
  createEventStream({
    path: () => '/api/v1/events',
    token: () => token,
    fetch: server.fetch,
    jitter: () => 1,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

it('shares one connection, sends the token as a header and hands events to their topic', async () => {
  const server = pushServer();
  const open = stream(server);
  const heard: unknown[] = [];
  open.follow('wallet', { event: (data) => heard.push(data), gap: () => undefined });
  open.follow('winners', { event: () => heard.push('wrong topic'), gap: () => undefined });
  await settle();
  server.connections[0]?.write(
    'retry: 2000\n\n: \n\nid: 7\nevent: wallet\ndata: {"main":"1.0000"}\n',
  );
  server.connections[0]?.write('\n');
  await settle();
  expect(server.connections).toHaveLength(1);
  expect(server.connections[0]?.headers['Authorization']).toBe('Bearer secret');
  expect(heard).toEqual([{ main: '1.0000' }]);
});

it('resumes with Last-Event-ID after a cut, waiting longer after each failed attempt', async () => {
  const server = pushServer();
  const gaps: string[] = [];
  stream(server).follow('wallet', { event: () => undefined, gap: () => gaps.push('gap') });
  await settle();
  server.connections[0]?.write('id: 41\nevent: wallet\ndata: {}\n\n');
  await settle();
  server.connections[0]?.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.connections[1]?.headers['Last-Event-ID']).toBe('41');
  server.connections[1]?.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.connections).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.connections).toHaveLength(3);
  expect(gaps).toEqual([]);
});

it('OC-19 starts after the page’s data, once', async () => {
  const server = pushServer();
  const from = () => '90';
  const open = createEventStream({
    path: () => '/api/v1/events',
    token: () => null,
    fetch: server.fetch,
    from,
  });
  open.follow('system', { event: () => undefined, gap: () => undefined });
  await settle();
  expect(server.connections[0]?.headers['Last-Event-ID']).toBe('90');
  open.restart();
  await settle();
  expect(server.connections[1]?.headers['Last-Event-ID']).toBeUndefined();
});

it('reports a gap when the server cannot replay, and when the first attempts failed', async () => {
  const server = pushServer();
  let gaps = 0;
  stream(server).follow('wallet', { event: () => undefined, gap: () => (gaps += 1) });
  await settle();
  server.connections[0]?.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  server.connections[1]?.write('id: 4\nevent: open\ndata: {}\n\n');
  await settle();
  expect(gaps).toBe(1);
  server.connections[1]?.write('id: 5\nevent: gap\ndata: {}\n\n');
  await settle();
  expect(gaps).toBe(2);
});

it('goes on after the id of a ping, so that a quiet hour is no gap', async () => {
  const server = pushServer();
  const open = stream(server);
  open.follow('wallet', { event: () => undefined, gap: () => undefined });
  await settle();
  server.connections[0]?.write('id: 5\nevent: open\ndata: {}\n\nid: 900\n\n');
  await settle();
  open.wake();
  await settle();
  expect(server.connections[1]?.headers['Last-Event-ID']).toBe('900');
});

it('requests the followed topics, and again for a topic that is added later', async () => {
  const server = pushServer();
  const open = stream(server);
  const follower = { event: () => undefined, gap: () => undefined };
  open.follow('wallet', follower);
  const leave = open.follow('system', follower);
  await settle();
  leave();
  open.follow('system', follower);
  open.follow('winners', follower);
  await settle();
  expect(server.connections.map(({ address }) => decodeURIComponent(address))).toEqual([
    '/api/v1/events?topics=system,wallet',
    '/api/v1/events?topics=system,wallet,winners',
  ]);
});

it('a hidden page holds no connection, and resumes when it is visible again', async () => {
  const server = pushServer();
  const heard: unknown[] = [];
  const open = stream(server);
  open.follow('wallet', { event: (data) => heard.push(data), gap: () => heard.push('gap') });
  await settle();
  server.connections[0]?.write('id: 7\nevent: wallet\ndata: 1\n\n');
  await settle();
  open.rest();
  await vi.advanceTimersByTimeAsync(9_000);
  open.wake();
  open.rest();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.connections).toHaveLength(2);
  open.wake();
  await settle();
  expect(server.connections[2]?.headers['Last-Event-ID']).toBe('7');
  server.connections[2]?.write('id: 9\nevent: wallet\ndata: 2\n\n');
  server.connections[0]?.write('id: 8\nevent: wallet\ndata: 0\n\n');
  await settle();
  expect(heard).toEqual([1, 2]);
});

it('opens nothing for a guest without topics, and closes with the last follower', async () => {
  const server = pushServer();
  const open = stream(server, null);
  open.restart();
  await settle();
  expect(server.connections).toHaveLength(0);
  const leave = open.follow('system', { event: () => undefined, gap: () => undefined });
  await settle();
  expect(server.connections[0]?.headers['Authorization']).toBeUndefined();
  leave();
  server.connections[0]?.cut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.connections).toHaveLength(1);
});
