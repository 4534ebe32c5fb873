// Reads the fields of a provider's message. What does not fit throws `Unreadable`: an answer that
// cannot be read says nothing of what happened, and an event that cannot be read is not believed.
import { isMoneyText, Money } from '@palaro/kernel';

export class Unreadable extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, name = 'the message'): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Unreadable(`${name} is no object`);
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Unreadable(`${name} is no text`);
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** A field that may be absent: null then. Providers also send an empty text. */
const optional =
  <T>(read: (fields: Fields, name: string) => T) =>
  (fields: Fields, name: string): T | null =>
    isAbsent(fields[name]) ? null : read(fields, name);

/** An object that may be absent; providers also send an empty list then. */
export function optionalFields(fields: Fields, name: string): Fields {
  const value = fields[name];
  const isEmpty = isAbsent(value) || (Array.isArray(value) && value.length === 0);
  return isEmpty ? {} : fieldsOf(value, name);
}

/** An amount with four decimals. */
export function moneyIn(fields: Fields, name: string): Money {
  const text = textIn(fields, name);
  if (isMoneyText(text)) return Money.of(text);
  throw new Unreadable(`${name} is no amount`);
}

export function instantIn(fields: Fields, name: string): Date {
  const at = new Date(textIn(fields, name));
  if (!Number.isNaN(at.getTime())) return at;
  throw new Unreadable(`${name} is no time`);
}

export function wordIn<const W extends string>(
  fields: Fields,
  name: string,
  words: readonly W[],
): W {
  const word = words.find((one) => one === fields[name]);
  if (word !== undefined) return word;
  throw new Unreadable(`${name} is none of ${words.join(', ')}`);
}

/** Seconds since 1970. */
export function secondsIn(fields: Fields, name: string): Date {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return new Date(value * 1000);
  throw new Unreadable(`${name} is no time`);
}

export const optionalText = optional(textIn);
export const optionalMoney = optional(moneyIn);
export const optionalInstant = optional(instantIn);
export const optionalSeconds = optional(secondsIn);

/** The JSON of a webhook's body. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Unreadable('the body is no JSON');
  }
}

/** Reads a proven webhook; `unreadable` where it throws `Unreadable`. */
export function readWebhook<T>(read: () => T): T | 'unreadable' {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}
