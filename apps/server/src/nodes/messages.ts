import type { SharedEvent } from '@palaro/server';

/** A message from one node to the others. */
export type NodeMessage =
  | { is: 'push'; event: SharedEvent }
  | { is: 'session'; sessionId: string }
  | { is: 'changed'; sessionId: string }
  | { is: 'site' }
  /** What is published has changed. */
  | { is: 'content' }
  /** A message was too large to send. */
  | { is: 'missed' };

/** PostgreSQL's limit is just under 8,000 bytes a notification. */
const PAYLOAD_MAX_BYTES = 7_900;

interface Packet {
  from: string;
  messages: NodeMessage[];
}

/** Packs messages into few notifications, in order, each within PostgreSQL's limit. */
export function pack(from: string, messages: readonly NodeMessage[]): string[] {
  const head = JSON.stringify({ from, messages: [] } satisfies Packet).length;
  const packets: string[][] = [];
  let room = 0;
  for (const message of messages) {
    const text = JSON.stringify(message);
    const fits = Buffer.byteLength(text) + head + 1 <= PAYLOAD_MAX_BYTES;
    const entry = fits ? text : JSON.stringify({ is: 'missed' } satisfies NodeMessage);
    const size = Buffer.byteLength(entry) + 1;
    if (size > room) {
      packets.push([]);
      room = PAYLOAD_MAX_BYTES - head;
    }
    packets.at(-1)?.push(entry);
    room -= size;
  }
  return packets.map((entries) => `{"from":"${from}","messages":[${entries.join()}]}`);
}

export const unpack = (payload: string): Packet => JSON.parse(payload) as Packet;
