import { findMemberByAccount } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { GAME_CARDS } from '@palaro/games/cards';
import { wishRound } from '@palaro/play/server';
import { refuse, type App } from '@palaro/server';
import { loadCompilers } from '../http/validate.ts';
import type { sandboxApi } from './sandbox.api.ts';

type Wished = Body<typeof sandboxApi.wish>;

/**
 * Lets the account's next round end as wished; gives the pair of seeds that is in use for it.
 * Refuses with `not_found` an account that does not exist, with `play.stake_not_offered` a bet that
 * the game's call would not take, with `play.open_round` while a round of the account is open, and
 * with `sandbox.wish_not_met`, nothing changed, if no seeds fit.
 */
export async function grantWish(app: App, { account, game, bet, steps, wish }: Wished) {
  const member = await findMemberByAccount(app.db, account);
  if (!member) throw refuse('not_found');
  const { strict } = await loadCompilers();
  if (!strict.validate(GAME_CARDS[game].input, bet)) throw refuse('play.stake_not_offered');
  const whole = { ...bet, ...(steps ? { steps } : {}) };
  const pair = await wishRound(app, member.id, { game, bet: whole, wish });
  if (!pair) throw refuse('sandbox.wish_not_met');
  return pair;
}
