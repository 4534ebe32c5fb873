import { fairDraw } from '@palaro/fairness';
import { settle, type GameBet, type GameRules } from '@palaro/games';
import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { HOUSE_VENDOR, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import type { ActivePair } from './active-pair.ts';
import { configHash } from './config-hash.ts';
import type { Player } from './player.ts';
import { openRows, roundRows } from './round-rows.ts';

/** What a round is besides its seeds and its stake. */
interface RoundHead {
  id: string;
  roundRef: string;
  input: Record<string, unknown>;
}

export type Decided = ReturnType<typeof decide>;

/** Draws a round with the pair's next nonce. Nothing of it may be shown before its commit. */
export function decide(
  rules: GameRules,
  bet: GameBet<unknown>,
  pair: ActivePair,
  { id, roundRef, input }: RoundHead,
) {
  const { serverSeed, clientSeed, nonce, pairId } = pair;
  const draw = fairDraw({ serverSeed, clientSeed, nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw.used();
  const { config, steps } = rules;
  const { stake } = bet;
  return {
    id,
    roundRef,
    pairId,
    nonce,
    stake,
    payout,
    outcome,
    words,
    rejections,
    gameId: config.id,
    version: config.version,
    configHash: configHash(rules),
    input: steps ? { ...input, steps: [] } : input,
    open: steps?.isOpen(outcome) ?? false,
  };
}

/** The parts of every command about a round of the house. */
export const aboutRound = (app: App, member: Player, round: { id: string; gameId: string }) => ({
  vendor: HOUSE_VENDOR,
  member: member.id,
  currency: app.site.settings['site.currency'],
  game: round.gameId,
  round: round.id,
  occurredAt: app.clock.now(),
  ...(member.freePlay === undefined ? {} : { session: member.freePlay }),
});

/** The stake of a round that stays open, or stake and payout of one that is decided whole. */
export function stakeCommand(app: App, member: Player, round: Decided): MoneyCommand {
  const about = aboutRound(app, member, round);
  const common = { transaction: round.roundRef, freshRound: true as const, ...about };
  if (round.open) {
    const row = { session: member.freePlay ?? null, ...headRow(member, round) };
    return { kind: 'bet', amount: round.stake, subledger: [openRows.entry(row)], ...common };
  }
  const row = { state: 'DONE' as const, ...headRow(member, round), ...endFields(round) };
  const subledger = [roundRows.entry(row)];
  return { kind: 'betWin', bet: round.stake, win: round.payout, subledger, ...common };
}

type RoundToStore = RoundHead &
  Pick<Decided, 'gameId' | 'version' | 'configHash' | 'pairId' | 'nonce' | 'stake'>;

/** The fields of play's row that are known when the stake is taken. */
export const headRow = (member: Pick<Player, 'id'>, round: RoundToStore) => ({
  roundId: round.id,
  memberId: member.id,
  roundRef: round.roundRef,
  gameId: round.gameId,
  version: round.version,
  configHash: round.configHash,
  pairId: round.pairId,
  nonce: round.nonce,
  stake: String(round.stake),
  input: round.input,
});

/** Columns of the rows that wait for a round's end, under the same names in each table. */
interface WaitingRow {
  round_id: string;
  member_id: string;
  round_ref: string;
  game_id: string;
  version: string;
  config_hash: string;
  pair_id: string;
  nonce: number;
  stake: string;
  input: Record<string, unknown>;
}

/** The same fields of a round that stands in a row of its own until it ends. */
export const storedHead = (row: WaitingRow) => ({
  roundId: row.round_id,
  memberId: row.member_id,
  roundRef: row.round_ref,
  gameId: row.game_id,
  version: row.version,
  configHash: row.config_hash,
  pairId: row.pair_id,
  nonce: row.nonce,
  stake: row.stake,
  input: row.input,
});

/** The fields of play's row that are known when the round ends. */
export const endFields = (end: {
  payout: Money;
  outcome: unknown;
  words: number;
  rejections: number;
}) => ({
  payout: String(end.payout),
  outcome: end.outcome,
  words: end.words,
  rejections: end.rejections,
});

/** The round that was just committed, as its call answers it. */
export const committedView = (pair: ActivePair, round: Decided, answer: WalletAnswer) => ({
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
  state: round.open ? ('OPEN' as const) : ('DONE' as const),
  shown: false,
  settledAt: round.open ? null : answer.at.toISOString(),
  balance: Money.text(answer.balance ?? Money.zero),
  balanceVersion: answer.version ?? 0,
});
