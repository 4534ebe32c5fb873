import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { balances } from './balances.ts';
import './wallet.tables.ts';

/** What must end before an account can be closed: money in any wallet, rounds not settled yet. */
export type OpenBusiness = 'money' | 'rounds';

/** What of a member is still open; what is held for a withdrawal or at a vendor counts as money. */
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
