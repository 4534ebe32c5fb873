import type { MemberId } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import type { Conditions, SegmentRef } from '../segments.conditions.ts';
import { membersOf } from './members-of.ts';
import { findConditions } from './segments.repository.ts';

const zoneOf = (app: App) => app.site.settings['site.zone'];

/**
 * SQL: this row of `member`, as `m`, is in the segment; null is everybody. An unknown or archived
 * segment has nobody, so that what uses it fails closed.
 */
export async function isInSegment(
  app: App,
  db: Db,
  segment: SegmentRef | null,
): Promise<RawBuilder<boolean>> {
  if (segment === null) return sql<boolean>`true`;
  const conditions = await findConditions(db, segment);
  return conditions ? membersOf(conditions, zoneOf(app)) : sql<boolean>`false`;
}

/** Those of the members who are in the segment now. */
export async function inSegment(
  app: App,
  db: Db,
  segment: SegmentRef,
  members: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  if (members.length === 0) return new Set();
  const { rows } = await sql<{ member: MemberId }>`select m.id::text as member from member m
    where m.id = any (${[...members]}::bigint[])
      and ${await isInSegment(app, db, segment)}`.execute(db);
  return new Set(rows.map(({ member }) => member));
}

/** How many members the conditions fit now. */
export async function segmentSize(app: App, db: Db, of: Conditions): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from member m where ${membersOf(of, zoneOf(app))}`.execute(db);
  return rows[0]?.members ?? 0;
}
