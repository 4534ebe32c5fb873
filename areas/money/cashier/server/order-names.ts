import { dayIn, newId, type MemberId } from '@palaro/kernel';
import { idOfKey, type App, type Db } from '@palaro/server';
import { sql } from 'kysely';

/** An order's id: from the request's key where there is one, so that a repeat finds the same. */
export const orderId = (
  app: App,
  kind: 'deposit' | 'withdrawal' | 'slip',
  member: MemberId,
  key: string | undefined,
): string => (key === undefined ? newId(app.clock.now()) : idOfKey(kind, member, key));

const DIGITS = 7;

/** The order's name to the outside world: `D2611210000042`, the day and a running number. */
export async function nextReference(app: App, db: Db, letter: 'D' | 'W'): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select nextval('payment_reference_number')::text next`.execute(db);
  const number = (rows[0]?.next ?? '').slice(-DIGITS).padStart(DIGITS, '0');
  const day = dayIn(app.site.settings['site.zone'], app.clock.now());
  return `${letter}${day.slice(2).replaceAll('-', '')}${number}`;
}

/** The order's name in a key for a provider: `{reference}-1.2`, `{reference}-return`. */
export const referenceOf = (key: string): string => key.replace(/-.*$/, '');
