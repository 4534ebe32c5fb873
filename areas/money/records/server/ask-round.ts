import type { Reply } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { askRoundNow } from '@palaro/reconciliation/server';
import { refuse, type App, type Operator } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import type { recordsConsoleApi } from '../console.api.ts';
import { findRound } from './found-rounds.repository.ts';
import { RESULT_OF_STATE } from './read-rounds.ts';

/**
 * Asks an open round's vendor now, and tells its answer and what the round is afterwards. Refuses
 * `not_found`, and `round.not_askable` where it is not open or nobody can be asked.
 */
export async function askRound(
  app: App,
  operator: Operator,
  at: { member: MemberId; vendor: string; round: string },
): Promise<Reply<typeof recordsConsoleApi.askRound>> {
  const row = await findRound(app.db, at);
  if (!row) throw refuse('not_found');
  if (row.state !== 'O' || row.vendor === HOUSE_VENDOR) throw refuse('round.not_askable');
  const { said, refused } = await askRoundNow(app, operator, { ...at, ref: row.ref });
  const now = (await findRound(app.db, at)) ?? row;
  return { said, refused: [...refused], result: RESULT_OF_STATE[now.state] };
}
