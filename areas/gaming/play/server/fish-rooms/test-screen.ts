import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

export interface RoomEvent {
  type: string;
  [field: string]: unknown;
}

/** A WebSocket as a bot would speak it: text frames, and every byte that arrives is counted. */
export interface TestScreen {
  say(message: object | string): void;
  /** The next event of that type, also one that has come already. */
  next(type: string): Promise<RoomEvent>;
  events: RoomEvent[];
  bytes(): number;
  closed: Promise<void>;
  close(): void;
}

/** Opens a room's WebSocket; rejects where the server does not switch protocols. */
export function openScreen(url: string, room: string, from = '127.0.0.1'): Promise<TestScreen> {
  const { port } = new URL(url);
  const asked = request({
    host: '127.0.0.1',
    localAddress: from,
    port,
    path: `/api/v1/rooms/${room}`,
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    },
  });
  return new Promise((resolve, reject) => {
    asked.on('upgrade', (_answer, socket, head) => resolve(screenOn(socket as Socket, head)));
    asked.on('response', ({ statusCode }) => reject(new Error(`answered ${statusCode}`)));
    asked.on('error', reject);
    asked.end();
  });
}

function screenOn(socket: Socket, head: Buffer): TestScreen {
  const events: RoomEvent[] = [];
  const waiting: { type: string; take(event: RoomEvent): void }[] = [];
  let unread = head;
  let bytes = head.length;
  const hear = (event: RoomEvent) => {
    const i = waiting.findIndex(({ type }) => type === event.type);
    if (i < 0) events.push(event);
    else waiting.splice(i, 1)[0]?.take(event);
  };
  const read = () => {
    for (let frame = frameOf(unread); frame; frame = frameOf(unread)) {
      unread = unread.subarray(frame.length);
      // A close is answered by going.
      if (frame.opcode === 8) socket.destroy();
      if (frame.opcode === 1) hear(JSON.parse(frame.text) as RoomEvent);
    }
  };
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    unread = Buffer.concat([unread, chunk]);
    read();
  });
  socket.on('error', () => undefined);
  read();
  return {
    events,
    bytes: () => bytes,
    say: (message) =>
      socket.write(maskedFrame(typeof message === 'string' ? message : JSON.stringify(message))),
    next(type) {
      const i = events.findIndex((event) => event.type === type);
      if (i >= 0) return Promise.resolve(events.splice(i, 1)[0] as RoomEvent);
      return new Promise((take) => waiting.push({ type, take }));
    },
    closed: new Promise((gone) => socket.on('close', () => gone())),
    close: () => socket.destroy(),
  };
}

/** The first whole frame, or null. */
function frameOf(data: Buffer) {
  if (data.length < 2) return null;
  const short = (data[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < start) return null;
  const size =
    short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  if (data.length < start + size) return null;
  const text = data.subarray(start, start + size).toString();
  return { opcode: (data[0] ?? 0) & 0x0f, length: start + size, text };
}

function maskedFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, mask, body.map((byte, i) => byte ^ (mask[i % 4] ?? 0))]);
}
