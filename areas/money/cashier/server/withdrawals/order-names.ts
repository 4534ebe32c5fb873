import { createHash } from 'node:crypto';
import { dayIn, newId, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';

/** The id comes from the key, so that a repeat of a cut-off request finds the same order. */
export function orderIdOf(app: App, of: { kind: string; member: MemberId; key?: string }): string {
  const { kind, member, key } = of;
  if (key === undefined) return newId(app.clock.now());
  const hex = createHash('sha256').update(`${kind}\n${member}\n${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}

/** What the outside world calls an order: `W2611210000042`, day and number. */
export async function newReference(app: App, letter: 'D' | 'W'): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select nextval('payment_reference_number')::text as number`.execute(app.db);
  const day = dayIn(app.site.settings['site.zone'], app.clock.now()).replaceAll('-', '').slice(2);
  return `${letter}${day}${(rows[0]?.number ?? '').padStart(7, '0')}`;
}
