import { sql } from 'kysely';
import type { Db } from './db.ts';

/** `to` is not included. */
export interface Span {
  from: Date;
  to: Date;
}

/** The instants between which a calendar day (`YYYY-MM-DD`) of a zone lies. */
export async function spanOf(db: Db, day: string, zone: string): Promise<Span> {
  const { rows } = await sql<Span>`
    select (${day}::date)::timestamp at time zone ${zone} as from,
      (${day}::date + 1)::timestamp at time zone ${zone} as to`.execute(db);
  const [span] = rows;
  if (!span) throw new Error(`there is no day ${day}`);
  return span;
}
