import { Buffer } from 'node:buffer';
import { refuse } from './refuse.ts';

const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Reads one part of a place; undefined for a text that PostgreSQL would not take as this kind. */
const KINDS = {
  /** A small count, as of pages. */
  count: (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  /** A `bigint`. */
  number: (text: string) => (/^\d{1,18}$/.test(text) ? text : undefined),
  /** Written in milliseconds since 1970. */
  instant: (text: string) =>
    /^\d{1,15}$/.test(text) && Number(text) <= LAST_MS ? new Date(Number(text)) : undefined,
  day: (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined),
  uuid: (text: string) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined,
  /** The code of a vendor or a game. */
  code: (text: string) => (/^[\w.:-]{1,64}$/.test(text) ? text : undefined),
};

type Kinds = typeof KINDS;
type Place<P extends Record<string, keyof Kinds>> = {
  [N in keyof P]: NonNullable<ReturnType<Kinds[P[N]]>>;
};

/**
 * How a list's next page is asked for: the place of the last row, as a text that is opaque to
 * callers. `parts` names the columns of the list's order with their kinds; kinds never contain a
 * space. Callers can send any text, so `read` refuses `malformed` for one that is no place, and
 * names `field` as the wrong one.
 */
export function defineCursor<const P extends Record<string, keyof Kinds>>(field: string, parts: P) {
  const names = Object.keys(parts) as (keyof P & string)[];
  return {
    read(text: string): Place<P> {
      const given = Buffer.from(text, 'base64url').toString('latin1').split(' ');
      const place = names.map((name, i) => [
        name,
        KINDS[parts[name] as keyof Kinds](given[i] ?? ''),
      ]);
      if (given.length !== names.length || place.some(([, value]) => value === undefined)) {
        throw refuse('malformed', { fields: { [field]: 'field.format' } });
      }
      return Object.fromEntries(place) as Place<P>;
    },
    write(place: Place<P>): string {
      const texts = names.map((name) => {
        const value: string | number | Date = place[name];
        return String(value instanceof Date ? value.getTime() : value);
      });
      return Buffer.from(texts.join(' '), 'latin1').toString('base64url');
    },
  };
}
