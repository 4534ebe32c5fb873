import { MalformedMessage } from '../fields.ts';

/** A form's fields in the order they came. */
export type Form = ReadonlyMap<string, string>;

/** More than any message has. It limits the time a hostile one costs before its signature fails. */
const FIELDS_MAX = 64;

/**
 * Reads a form's bytes. Refuses what two parsers could read differently: broken UTF-8, broken
 * escapes and repeated fields. Throws `MalformedMessage`.
 */
export function readForm(bytes: Uint8Array): Form {
  const fields = new Map<string, string>();
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    for (const pair of text === '' ? [] : text.split('&', FIELDS_MAX + 1)) {
      const [name = '', value = '', more] = pair.split('=').map(unescape);
      if (name === '' || more !== undefined || fields.has(name)) throw new Error('ambiguous');
      fields.set(name, value);
    }
  } catch {
    throw new MalformedMessage('the body is not a form with exactly one reading');
  }
  if (fields.size > FIELDS_MAX) throw new MalformedMessage('the form has too many fields');
  return fields;
}

const unescape = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

export const writeForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
