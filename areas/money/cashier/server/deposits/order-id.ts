import { createHash } from 'node:crypto';
import { dayIn, newId, type MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

/** An id comes from the request's key, so that a repeat finds the same one. */
export function orderId(
  kind: 'deposit' | 'withdrawal' | 'slip',
  member: MemberId,
  key: string | undefined,
  now: Date,
): string {
  if (key === undefined) return newId(now);
  const hex = createHash('sha256').update(`${kind}\n${member}\n${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}

const DIGITS = 7;

/** The order's name to the outside world: `D2611210000042`, the day and a running number. */
export async function nextReference(db: Db, letter: 'D' | 'W', zone: string, now: Date) {
  const { rows } = await sql<{ next: string }>`
    select nextval('payment_reference_number')::text next`.execute(db);
  const number = (rows[0]?.next ?? '').slice(-DIGITS).padStart(DIGITS, '0');
  return `${letter}${dayIn(zone, now).slice(2).replaceAll('-', '')}${number}`;
}
