import { canonicalJson } from '@palaro/fairness';
import { currentRules, gameOf, type GAME_CARDS, type GameId, type OutcomeOf } from '@palaro/games';
import { newId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute, type WalletAnswer } from '@palaro/wallet/server';
import { activePair, forgetPair } from './active-pair.ts';
import { committedView, decideRound, stakeCommand, type DecidedRound } from './decided-round.ts';
import { inTurn } from './in-turn.ts';
import { findRunningRound } from './end-round.ts';
import { findOpenRoundByRef } from './open-rounds.repository.ts';
import { openView, redrawRound } from './open-round.ts';
import type { Player } from './player.ts';
import { rotateWhenSpent } from './rotate-seeds.ts';
import { requireRng } from './self-test.ts';
import { refusalOf } from './refusals.ts';
import { NONCE_TAKEN, ROUND_OPEN } from './round-rows.ts';
import { roundView } from './round-view.ts';
import { findRoundByRef } from './rounds.repository.ts';
import { withBalance } from './with-balance.ts';

/** Request for a round: the client's id of it, and the game's input. */
export interface RoundRequest {
  roundRef: string;
  [field: string]: unknown;
}

type Cards = typeof GAME_CARDS;
type PlayedRound<I extends GameId> = ReturnType<typeof roundView> & {
  outcome: OutcomeOf<Cards[I]>;
  balance: string;
  balanceVersion: number;
};

/**
 * Draws of one request: other devices may take the nonce so often before the member is asked to try
 * again.
 */
const DRAWS_MAX = 5;

/**
 * Takes the stake of a round. One that is decided whole is decided first; then stake, win, nonce
 * and round go into one commit. A round of several steps takes stake and nonce, and stays open.
 * Nothing is shown before the commit. A repeated `roundRef` answers the stored round and never
 * draws again.
 */
export async function playRound<I extends GameId>(
  app: App,
  member: Player,
  gameId: I,
  request: RoundRequest,
): Promise<PlayedRound<I>> {
  // The registry's type covers any game; the caller's id says which outcome this is.
  return (await playAnyGame(app, member, gameId, request)) as PlayedRound<I>;
}

async function playAnyGame(app: App, member: Player, gameId: GameId, request: RoundRequest) {
  requireRng(app);
  const { roundRef: clientRef, ...input } = request;
  const roundRef = clientRef.toLowerCase();
  const rules = currentRules(gameOf(gameId));
  const bet = rules.readBet(input);
  if (!bet) {
    const stored = await repeatedRound(app, member, gameId, request);
    if (stored) return stored;
    throw refuse('play.stake_not_offered');
  }
  return inTurn(app, member.id, async () => {
    for (let draws = 0; draws < DRAWS_MAX; draws++) {
      await rotateWhenSpent(app, member.id);
      const pair = await activePair(app, member.id);
      const round = decideRound(rules, bet, pair, { id: newId(app.clock.now()), roundRef, input });
      const answer = await commitStake(app, member, round);
      if (answer.status === 'OK' && !answer.duplicate) {
        pair.nonce = round.nonce + 1;
        return committedView(pair, round, answer);
      }
      forgetPair(app, member.id);
      const stored = await repeatedRound(app, member, gameId, request);
      if (stored) return stored;
      if (answer.guard === ROUND_OPEN) {
        if (await findRunningRound(app, member.id, gameId)) throw refuse('play.open_round');
        continue;
      }
      if (answer.guard !== NONCE_TAKEN) throw await refusalOf(app, member, answer);
    }
    throw refuse('try_again');
  });
}

/**
 * Commits the stake. An error leaves it unknown whether the round was committed. Asking again with
 * the same `roundRef` finds out.
 */
async function commitStake(app: App, member: Player, round: DecidedRound): Promise<WalletAnswer> {
  try {
    const [answer] = await execute(app, [stakeCommand(app, member, round)]);
    if (!answer) throw new Error('the wallet gave no answer');
    return answer;
  } catch (error) {
    forgetPair(app, member.id);
    throw error;
  }
}

/** The stored round of this `roundRef`; refused if that was another game or another input. */
async function repeatedRound(app: App, member: Player, gameId: GameId, request: RoundRequest) {
  const { roundRef, ...input } = request;
  if (currentRules(gameOf(gameId)).steps) await findRunningRound(app, member.id, gameId);
  const done = await findRoundByRef(app.db, member.id, roundRef);
  const open = done ? undefined : await findOpenRoundByRef(app.db, member.id, roundRef);
  const row = done ?? open;
  if (!row) return null;
  const { steps: _steps, ...storedInput } = row.input;
  const same = row.game_id === gameId && canonicalJson(storedInput) === canonicalJson(input);
  if (!same) throw refuse('idempotency_mismatch');
  const view = done ? roundView(done) : open && openView(open, redrawRound(app, open));
  if (!view) return null;
  return withBalance(app, member.id, view);
}
