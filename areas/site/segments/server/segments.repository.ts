import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Insertable } from 'kysely';
import type { Conditions, SegmentRef } from '../segments.conditions.ts';
import type { SegmentUse } from '../segments.api.ts';
import './segments.tables.ts';

const segments = (db: Db) =>
  db
    .selectFrom('segment')
    .innerJoin('segment_version as v', (on) =>
      on.onRef('v.segment_id', '=', 'segment.id').onRef('v.version', '=', 'segment.version'),
    )
    .selectAll('segment')
    .select('v.conditions');

/** A segment with the conditions of its present version. */
export const findSegment = (db: Db, id: string) =>
  segments(db).where('segment.id', '=', id).executeTakeFirst();
export type SegmentRecord = NonNullable<Awaited<ReturnType<typeof findSegment>>>;

export const lockSegment = (tx: Tx, id: string) =>
  segments(tx).where('segment.id', '=', id).forUpdate('segment').executeTakeFirst();

/** The conditions of a version; undefined for an unknown or an archived segment. */
export async function findConditions(
  db: Db,
  { id, version }: SegmentRef,
): Promise<Conditions | undefined> {
  const row = await db
    .selectFrom('segment_version as v')
    .innerJoin('segment', 'segment.id', 'v.segment_id')
    .select('v.conditions')
    .where('v.segment_id', '=', id)
    .where('v.version', '=', version)
    .where('segment.archived_at', 'is', null)
    .executeTakeFirst();
  return row?.conditions;
}

interface PageOf {
  state: 'current' | 'archived' | undefined;
  size: number;
  skip: number;
}

/** A page of segments, newest first. */
export async function pageOfSegments(db: Db, { state, size, skip }: PageOf) {
  const found = segments(db).$if(state !== undefined, (rows) =>
    rows.where('archived_at', state === 'current' ? 'is' : 'is not', null),
  );
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('segment.made_at', 'desc')
      .orderBy('segment.id', 'desc')
      .limit(size)
      .offset(skip)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** Writes a segment; false where one of that id stands already, which is left as it is. */
export async function insertSegment(db: Db, row: Insertable<Tables['segment']>): Promise<boolean> {
  const written = await db
    .insertInto('segment')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

interface NewVersion extends SegmentRef {
  conditions: Conditions;
  at: Date;
  by: string;
}

export const insertVersion = (db: Db, { id, version, conditions, at, by }: NewVersion) =>
  db
    .insertInto('segment_version')
    .values({
      segment_id: id,
      version,
      conditions: JSON.stringify(conditions),
      made_at: at,
      made_by: by,
    })
    .execute();

/** Promotions and messages that name a segment, newest first, `most` of them. */
export async function listUses(db: Db, id: string, most: number): Promise<SegmentUse[]> {
  const { rows } = await sql<SegmentUse>`
    select kind, id, title, state, version from (
      select 'promotion' as kind, p.id, p.title, p.state, p.segment_version as version, p.made_at
        from promotion p where p.segment_id = ${id}
      union all
      select 'message', c.id, c.title, c.state, (c.segment->'saved'->>'version')::int, c.made_at
        from campaign c where c.segment->'saved' is not null
          and c.segment->'saved'->>'id' = ${id}::text) uses
    order by made_at desc, id limit ${most}`.execute(db);
  return rows;
}
