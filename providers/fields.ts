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

/** A text that may be absent; providers also send an empty one then. */
export const optionalText = (fields: Fields, name: string): string | null =>
  isAbsent(fields[name]) ? null : textIn(fields, name);

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

export const optionalMoney = (fields: Fields, name: string): Money | null =>
  isAbsent(fields[name]) ? null : moneyIn(fields, name);

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

/** A time that may be absent. */
export const optionalInstant = (fields: Fields, name: string): Date | null =>
  isAbsent(fields[name]) ? null : instantIn(fields, name);

/** Seconds since 1970. */
export function secondsIn(fields: Fields, name: string): Date {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return new Date(value * 1000);
  throw new Unreadable(`${name} is no time`);
}

/** The JSON of a webhook's body. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Unreadable('the body is no JSON');
  }
}

/** What was read of a webhook that is proven. */
export function readWebhook<T>(read: () => T): T | 'unreadable' {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}
