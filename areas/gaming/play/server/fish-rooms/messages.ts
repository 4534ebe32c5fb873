import type { BuyIn } from './buy-in.ts';
import type { Fire, Hit } from './shoot.ts';

/** Who comes: a session's token, or nobody; and the free play whose money is played. */
export interface Hello {
  token?: string;
  freePlay?: string;
  language?: string;
}

export type Message =
  | ({ type: 'hello' } & Hello)
  | ({ type: 'buyin' } & BuyIn)
  | ({ type: 'fire' } & Fire)
  | ({ type: 'hit' } & Hit)
  | { type: 'leave' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const AMOUNT = /^\d{1,9}\.\d{4}$/;
const TARGET = /^\d{1,10}\.\d{1,3}$/;

type Fields = Record<string, unknown>;

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
const isInt = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
const isMaybe = (value: unknown, max: number) =>
  value === undefined || (typeof value === 'string' && value.length <= max);

/** Fields of each message besides its type; another field refuses the whole message. */
const READERS: Record<Message['type'], { fields: string[]; reads(of: Fields): boolean }> = {
  hello: {
    fields: ['token', 'freePlay', 'language'],
    reads: ({ token, freePlay, language }) =>
      isMaybe(token, 200) &&
      isMaybe(language, 8) &&
      (freePlay === undefined || isText(freePlay, UUID)),
  },
  buyin: {
    fields: ['roundRef', 'amount', 'seat'],
    reads: ({ roundRef, amount, seat }) =>
      isText(roundRef, UUID) && isText(amount, AMOUNT) && isInt(seat, 99),
  },
  fire: {
    fields: ['bulletId', 'bullet', 'angle', 't'],
    reads: ({ bulletId, bullet, angle, t }) =>
      isInt(bulletId, 1e6) && isText(bullet, AMOUNT) && isInt(angle, 6_283) && isInt(t, 1e14),
  },
  hit: {
    fields: ['bulletId', 'targetId', 't'],
    reads: ({ bulletId, targetId, t }) =>
      isInt(bulletId, 1e6) && isText(targetId, TARGET) && isInt(t, 1e14),
  },
  leave: { fields: [], reads: () => true },
};

/** Reads a message from the wire; null for anything else, unknown fields included. */
export function readMessage(text: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const { type, ...fields } = value as Fields;
  const reader = Object.hasOwn(READERS, String(type)) && READERS[type as Message['type']];
  if (!reader || !Object.keys(fields).every((name) => reader.fields.includes(name))) return null;
  return reader.reads(fields) ? (value as Message) : null;
}
