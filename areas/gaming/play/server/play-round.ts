import { canonicalJson, fairDraw } from '@palaro/fairness';
import {
  currentRules,
  gameOf,
  settle,
  type GAME_CARDS,
  type GameBet,
  type GameId,
  type GameRules,
  type OutcomeOf,
} from '@palaro/games';
import { Money, newId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import {
  balances,
  execute,
  HOUSE_VENDOR,
  type MoneyCommand,
  type WalletAnswer,
} from '@palaro/wallet/server';
import { activePair, forgetPair, type ActivePair } from './active-pair.ts';
import { configHash } from './config-hash.ts';
import { inTurn } from './in-turn.ts';
import type { Player } from './player.ts';
import { rotateWhenSpent } from './rotate-seeds.ts';
import { requireRng } from './self-test.ts';
import { refusalOf } from './refusals.ts';
import { NONCE_TAKEN, ROUND_ROWS } from './round-rows.ts';
import { roundView } from './round-view.ts';
import { findRoundByRef } from './rounds.repository.ts';

/** The call's fields: the client's id of this round, and the game's input. */
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

/** Other devices may take the nonce this many times before the member is asked to try again. */
const DRAWS_MAX = 5;

/**
 * Plays a one-step round. It is decided first; then stake, win, nonce and round go into one commit,
 * and nothing is shown before that. A repeated `roundRef` answers the stored round and never draws
 * again.
 */
export async function playRound<I extends GameId>(
  app: App,
  member: Player,
  gameId: I,
  request: RoundRequest,
): Promise<PlayedRound<I>> {
  // The registry's type covers any game; the caller's id says which outcome this is.
  return (await playAny(app, member, gameId, request)) as PlayedRound<I>;
}

async function playAny(app: App, member: Player, gameId: GameId, request: RoundRequest) {
  requireRng(app);
  const { roundRef: given, ...input } = request;
  const roundRef = given.toLowerCase();
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
      const round = decide(rules, bet, pair, { id: newId(app.clock.now()), roundRef, input });
      const answer = await commitRound(app, member, round);
      if (answer.status === 'OK' && !answer.duplicate) {
        pair.nonce = round.nonce + 1;
        return committedView(pair, round, answer);
      }
      forgetPair(app, member.id);
      const stored = await repeatedRound(app, member, gameId, request);
      if (stored) return stored;
      if (answer.guard !== NONCE_TAKEN) throw await refusalOf(app, member, round.stake, answer);
    }
    throw refuse('try_again');
  });
}

type Decided = ReturnType<typeof decide>;
type Row = NonNullable<MoneyCommand['own']>[number]['row'];

function decide(
  rules: GameRules,
  bet: GameBet<unknown>,
  pair: ActivePair,
  { id, roundRef, input }: { id: string; roundRef: string; input: Record<string, unknown> },
) {
  const { serverSeed, clientSeed, nonce, pairId } = pair;
  const draw = fairDraw({ serverSeed, clientSeed, nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw;
  const { config } = rules;
  const { stake } = bet;
  return {
    id,
    roundRef,
    gameId: config.id,
    version: config.version,
    configHash: configHash(rules),
    pairId,
    nonce,
    stake,
    payout,
    input,
    outcome,
    words,
    rejections,
  };
}

/**
 * An error leaves it unknown whether the round was committed. Asking again with the same `roundRef`
 * finds out.
 */
async function commitRound(app: App, member: Player, round: Decided): Promise<WalletAnswer> {
  try {
    const [answer] = await execute(app, [betWin(app, member, round)]);
    if (!answer) throw new Error('the wallet gave no answer');
    return answer;
  } catch (error) {
    forgetPair(app, member.id);
    throw error;
  }
}

const betWin = (app: App, member: Player, round: Decided): MoneyCommand => ({
  kind: 'betWin',
  vendor: HOUSE_VENDOR,
  member: member.id,
  currency: app.site.settings['site.currency'],
  game: round.gameId,
  ...(member.freePlay === undefined ? {} : { session: member.freePlay }),
  round: round.id,
  transaction: round.roundRef,
  bet: round.stake,
  win: round.payout,
  occurredAt: app.clock.now(),
  own: [
    {
      name: ROUND_ROWS,
      row: {
        roundId: round.id,
        memberId: member.id,
        roundRef: round.roundRef,
        gameId: round.gameId,
        version: round.version,
        configHash: round.configHash,
        pairId: round.pairId,
        nonce: round.nonce,
        stake: String(round.stake),
        payout: String(round.payout),
        // Both are plain data: the call's schema ensures it for the input, the game's contract for
        // the outcome.
        input: round.input as Row,
        outcome: round.outcome as Row,
        words: round.words,
        rejections: round.rejections,
      },
    },
  ],
});

const committedView = (pair: ActivePair, round: Decided, answer: WalletAnswer) => ({
  roundId: round.id,
  roundRef: round.roundRef,
  gameId: round.gameId,
  version: round.version,
  nonce: round.nonce,
  serverSeedHash: pair.serverSeedHash,
  clientSeed: pair.clientSeed,
  stake: Money.text(round.stake),
  payout: Money.text(round.payout),
  input: round.input,
  outcome: round.outcome,
  state: 'DONE' as const,
  shown: false,
  settledAt: answer.at.toISOString(),
  balance: Money.text(answer.balance ?? Money.zero),
  balanceVersion: answer.version ?? 0,
});

/** The stored round of this `roundRef`; refused if that was another game or another input. */
async function repeatedRound(app: App, member: Player, gameId: GameId, request: RoundRequest) {
  const { roundRef, ...input } = request;
  const row = await findRoundByRef(app.db, member.id, roundRef);
  if (!row) return null;
  const same = row.game_id === gameId && canonicalJson(row.input) === canonicalJson(input);
  if (!same) throw refuse('idempotency_mismatch');
  const { main, version } = await balances(app, member.id);
  return { ...roundView(row), balance: Money.text(main), balanceVersion: version };
}
