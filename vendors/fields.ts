import { Money } from '@palaro/kernel';

/** A message that breaks the agreed form; the gateway answers `MALFORMED`. */
export class MalformedMessage extends Error {}

/** Reads one field's value, or throws; `undefined` means that the field is absent. */
type Reader<T> = (value: unknown, name: string) => T;
type Shape = Record<string, Reader<unknown>>;
type Fields<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

/** Longest `details` kept for the bet detail screen (docs/domain/wallet-protocol.md §3). */
const DETAILS_MAX_BYTES = 8_192;
/**
 * Finds escapes in JSON.stringify's text. It escapes a surrogate only when its other half is
 * missing.
 */
const ESCAPES = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;
const REPLACEMENT = '\uFFFD';
const ID = /^[A-Za-z0-9._:-]{1,64}$/;
/** Ten digits before the point, so that no sum of a vendor's messages overflows a column. */
const AMOUNT = /^\d{1,10}\.\d{4}$/;
const SIGNED_AMOUNT = /^-?\d{1,10}\.\d{4}$/;
const CURRENCY = /^[A-Z]{3}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

const wrong = (name: string, what: string) => new MalformedMessage(`${name} must be ${what}`);

function matching(pattern: RegExp, what: string): Reader<string> {
  return (value, name) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw wrong(name, what);
    return value;
  };
}

export const id = () => matching(ID, 'an id of 1 to 64 characters');
export const currency = () => matching(CURRENCY, 'a currency of three letters');

/** An amount with exactly four decimals, zero or more. */
export const amount = (): Reader<Money> => (value, name) =>
  Money.of(matching(AMOUNT, 'an amount with four decimals')(value, name));

/** A signed amount other than zero, as a correction moves it. */
export const correction = (): Reader<Money> => (value, name) => {
  const moved = Money.of(matching(SIGNED_AMOUNT, 'an amount with four decimals')(value, name));
  if (moved === 0n) throw wrong(name, 'other than zero');
  return moved;
};

/** An amount above zero. */
export const prize = (): Reader<Money> => (value, name) => {
  const won = amount()(value, name);
  if (won === 0n) throw wrong(name, 'above zero');
  return won;
};

export const flag = (): Reader<boolean> => (value, name) => {
  if (typeof value !== 'boolean') throw wrong(name, 'true or false');
  return value;
};

export const oneOf = <const T extends readonly string[]>(choices: T): Reader<T[number]> =>
  function read(value, name) {
    if (!choices.includes(value as string)) throw wrong(name, `one of ${choices.join(', ')}`);
    return value as T[number];
  };

export const instant = (): Reader<Date> => (value, name) => {
  const text = matching(INSTANT, 'an instant in UTC')(value, name);
  const at = new Date(text);
  // JavaScript reads the 31st of February as a day in March, so compare the date again.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text.slice(0, 10)))
    throw wrong(name, 'an instant in UTC');
  return at;
};

/**
 * Free JSON that is stored and never interpreted. PostgreSQL cannot store NUL or half a surrogate
 * pair, so these are replaced: a credit must not fail for ever over text that nobody reads.
 */
export const details = (): Reader<Record<string, unknown>> => (value, name) => {
  const given = object()(value, name);
  const text = JSON.stringify(given);
  if (Buffer.byteLength(text) > DETAILS_MAX_BYTES) throw wrong(name, 'up to 8 KB');
  const kept = text.replace(ESCAPES, (escape) => (escape.length > 2 ? REPLACEMENT : escape));
  return kept === text ? given : (JSON.parse(kept) as Record<string, unknown>);
};

export const object = (): Reader<Record<string, unknown>> => (value, name) => {
  if (!isObject(value)) throw wrong(name, 'an object');
  return value;
};

export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, name) => {
    if (!Array.isArray(value)) throw wrong(name, 'a list');
    return value.map((one: unknown) => read(one, name));
  };

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value, name) =>
    value === undefined ? undefined : read(value, name);

/** Reads a whole message; a field that the shape does not name is refused. */
export function readFields<S extends Shape>(message: unknown, shape: S): Fields<S> {
  if (!isObject(message)) throw new MalformedMessage('the body must be an object');
  const stranger = Object.keys(message).find((name) => !Object.hasOwn(shape, name));
  if (stranger !== undefined) throw new MalformedMessage(`there is no field ${stranger}`);
  const fields = Object.entries(shape).map(([name, read]) => [name, read(message[name], name)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Fields<S>;
}

/** Drops the undefined fields, so that what the vendor did not send stays absent. */
export const given = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
