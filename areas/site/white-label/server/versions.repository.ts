import { sql, type Insertable } from 'kysely';
import type { Db, Tables, Tx } from '@palaro/server';
import type { SiteValues } from '@palaro/whitelabel';
import './white-label.tables.ts';

type NewVersion = Omit<Insertable<Tables['site_version']>, 'number'>;

/** Adds the next version; the caller holds the lock of the site's values. Answers its number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { number } = await tx
    .insertInto('site_version')
    .values({ ...version, number: sql`(select coalesce(max(number), 0) + 1 from site_version)` })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Keeps what the site began with as version 0, which stands before the first change. */
export const insertBeginning = (tx: Tx, site: SiteValues, at: Date) =>
  tx
    .insertInto('site_version')
    .values({
      number: 0,
      at,
      people: [],
      reason: '',
      names: [],
      change: '{}',
      before: '{}',
      site: JSON.stringify(site),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function newestVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('site_version')
    .select((of) => of.fn.max('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? 0;
}

export const findVersion = (db: Db, number: number) =>
  db.selectFrom('site_version').selectAll().where('number', '=', number).executeTakeFirst();

export interface LastChange {
  name: string;
  number: number;
  at: Date;
  people: string[];
}

/** The newest version that changed each value; values that nobody changed have none. */
export async function lastChanges(db: Db): Promise<Map<string, LastChange>> {
  const { rows } = await sql<LastChange>`
    select distinct on (name) name, number, at, people
      from site_version, unnest(names) as name order by name, number desc`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Which of these values some version after `seen` changed. */
export async function changedSince(db: Db, names: string[], seen: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from site_version, unnest(names) as name
      where number > ${seen} and name = any(${names}::text[])`.execute(db);
  return rows.map(({ name }) => name);
}

/** A page of versions, newest first, and how many there are. */
export async function listVersions(
  db: Db,
  { name, limit, offset }: { name: string | undefined; limit: number; offset: number },
) {
  const matching = () => {
    const all = db.selectFrom('site_version');
    return name === undefined ? all : all.where(sql<boolean>`names @> ${[name]}::text[]`);
  };
  const [rows, { total }] = await Promise.all([
    matching()
      .select(['number', 'at', 'people', 'reason', 'names'])
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
