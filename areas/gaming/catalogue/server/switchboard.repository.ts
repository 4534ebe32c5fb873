import { sql, type Selectable, type Updateable } from 'kysely';
import { Money } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import type { Terms } from '../terms.ts';
import './catalogue.tables.ts';

const TERMS = ['min_bet', 'max_bet', 'devices', 'languages', 'regions'] as const;
type TermsRow = Pick<Selectable<Tables['catalogue_vendor']>, (typeof TERMS)[number]>;

const moneyOf = (units: string | null) => (units === null ? null : Money.text(BigInt(units)));

/** The terms that a row of a vendor or a game holds. */
export const termsOf = ({ min_bet, max_bet, devices, languages, regions }: TermsRow): Terms => ({
  minBet: moneyOf(min_bet),
  maxBet: moneyOf(max_bet),
  devices,
  languages,
  regions,
});

const unitsOf = (amount: string | null) => (amount === null ? null : String(Money.of(amount)));

/** The columns of those terms that are given. */
export const termsRow = ({ minBet, maxBet, ...audience }: Partial<Terms>): Partial<TermsRow> => ({
  ...audience,
  ...(minBet === undefined ? {} : { min_bet: unitsOf(minBet) }),
  ...(maxBet === undefined ? {} : { max_bet: unitsOf(maxBet) }),
});

/** Differs whenever a row of the switchboard was changed, added or removed. */
export async function signOfBoard(db: Db): Promise<string> {
  const { rows } = await sql<{ sign: string }>`
    select coalesce(sum(hashtextextended(row, 0)), 0)::text as sign from (
      select 'v' || v::text from catalogue_vendor v
      union all select 'c' || c::text from catalogue_category c
      union all select 'g' || g::text from catalogue_game g) rows (row)`.execute(db);
  return rows[0]?.sign ?? '';
}

type VendorMarks = Partial<TermsRow> & { enabled?: boolean };

export const setVendor = (db: Db, vendor: string, marks: VendorMarks) =>
  db
    .insertInto('catalogue_vendor')
    .values({ vendor, address: null, ...marks })
    .onConflict((row) => row.column('vendor').doUpdateSet(marks))
    .execute();

/** Codes of the vendors that operators switched off. */
export async function listVendorsOff(db: Db): Promise<string[]> {
  const off = db.selectFrom('catalogue_vendor').select('vendor').where('enabled', '=', false);
  return (await off.execute()).map(({ vendor }) => vendor);
}

export const setCategoryOn = (db: Db, category: string, enabled: boolean) =>
  db
    .insertInto('catalogue_category')
    .values({ category, enabled })
    .onConflict((row) => row.column('category').doUpdateSet({ enabled }))
    .execute();

type Marks = Partial<TermsRow> &
  Pick<Updateable<Tables['catalogue_game']>, 'enabled' | 'hot' | 'marked_new'>;

export const setGame = (db: Db, nodeId: string, marks: Marks) =>
  db.updateTable('catalogue_game').set(marks).where('node_id', '=', nodeId).execute();

/** Gives each of these games its place, from 1. */
export const setPlaces = (db: Db, nodeIds: readonly string[]) =>
  sql`update catalogue_game set place = given.place::int
    from unnest(${nodeIds}::text[]) with ordinality as given(node_id, place)
    where catalogue_game.node_id = given.node_id`.execute(db);

/** Operators' changes of the switchboard come one after another. */
export const lockSwitchboard = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue.switchboard'))`.execute(tx);

export const lockPlanned = (tx: Tx, id: string) =>
  tx
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const lockWaiting = (tx: Tx) =>
  tx
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where('state', '=', 'Waiting')
    .forUpdate()
    .execute();

type Ended = Exclude<Selectable<Tables['catalogue_schedule']>['state'], 'Waiting'>;

export const endPlanned = (tx: Tx, id: string, state: Ended) =>
  tx.updateTable('catalogue_schedule').set({ state }).where('id', '=', id).execute();

export const listPlanned = (db: Db) =>
  db
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where('state', '=', 'Waiting')
    .orderBy('apply_at')
    .limit(100)
    .execute();

/** Plans due since then or later that ended without doing anything, and that nobody cancelled. */
export const listNotApplied = (db: Db, since: Date) =>
  db
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where('state', 'in', ['Refused', 'Stale'])
    .where('apply_at', '>', since)
    .orderBy('apply_at', 'desc')
    .limit(100)
    .execute();

const windowsOf = (db: Db, vendor: string) =>
  db
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where(sql<boolean>`change->'vendors'->0->>'vendor' = ${vendor}`)
    .orderBy('apply_at');

/** The plans of the vendor's maintenance windows of which one still waits. */
export const listWindows = (db: Db, vendor: string) =>
  windowsOf(db, vendor)
    .where('window_id', 'in', (from) =>
      from
        .selectFrom('catalogue_schedule')
        .select('window_id')
        .where('state', '=', 'Waiting')
        .where('window_id', 'is not', null),
    )
    .execute();

/** The plans of one maintenance window of the vendor, locked. */
export const lockWindow = (tx: Tx, vendor: string, window: string) =>
  windowsOf(tx, vendor).where('window_id', '=', window).forUpdate().execute();
