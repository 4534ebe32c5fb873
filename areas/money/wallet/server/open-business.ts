import type { MemberId } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { balances } from './balances.ts';
import './wallet.tables.ts';

/** What prevents closing an account: money in any wallet, or rounds that are not settled. */
export type OpenBusiness = 'money' | 'rounds';

/** What a member still has open. Money held for a withdrawal or at a vendor counts too. */
export async function openBusiness(app: App, member: MemberId): Promise<OpenBusiness[]> {
  const { sum } = await balances(app, member);
  const round = await app.db
    .selectFrom('game_round')
    .select('round')
    .where('member_id', '=', member)
    .where('state', '=', 'O')
    .limit(1)
    .executeTakeFirst();
  return [...(sum === 0n ? [] : (['money'] as const)), ...(round ? (['rounds'] as const) : [])];
}

/** Counts the rounds of a member that are not settled. */
export async function countRoundsOf(db: Db, member: MemberId): Promise<number> {
  const { open } = await db
    .selectFrom('game_round')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('member_id', '=', member)
    .where('state', '=', 'O')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** How many rounds of each outside vendor are open; a vendor without one is not among them. */
export async function countOpenRounds(app: App): Promise<ReadonlyMap<string, number>> {
  const rows = await app.db
    .selectFrom('game_round')
    .select(({ fn }) => ['vendor', fn.countAll<string>().as('open')])
    .where('state', '=', 'O')
    .groupBy('vendor')
    .execute();
  return new Map(rows.map(({ vendor, open }) => [vendor, Number(open)]));
}
