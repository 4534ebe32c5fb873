import { fairDraw } from '@palaro/fairness';
import { settle, type GameBet, type GameRules } from '@palaro/games';
import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { HOUSE_VENDOR, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import type { ActivePair } from './active-pair.ts';
import { configHash } from './config-hash.ts';
import type { Player } from './player.ts';
import { headFields, type HeadFields } from './round-head.ts';
import { openRows, roundRows } from './round-rows.ts';
import { headView } from './round-view.ts';

/** Name and input of a round: what it is besides its seeds and its stake. */
interface RoundHead {
  id: string;
  roundRef: string;
  input: Record<string, unknown>;
}

export type DecidedRound = ReturnType<typeof decideRound>;

/** Draws a round with the pair's next nonce. Nothing of it may be shown before its commit. */
export function decideRound(
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
    validBet: rules.validBet?.(outcome),
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

/**
 * Command of the stake of a round that stays open, or stake and payout of one that is decided
 * whole.
 */
export function stakeCommand(app: App, member: Player, round: DecidedRound): MoneyCommand {
  const about = aboutRound(app, member, round);
  const common = { transaction: round.roundRef, freshRound: true as const, ...about };
  if (round.open) {
    const row = { session: member.freePlay ?? null, ...headRow(member, round) };
    return { kind: 'bet', amount: round.stake, subledger: [openRows.entry(row)], ...common };
  }
  const row = { state: 'DONE' as const, ...headRow(member, round), ...endFields(round) };
  const subledger = [roundRows.entry(row)];
  const { stake: bet, payout: win, validBet } = round;
  return { kind: 'betWin', bet, win, validBet, subledger, ...common };
}

type StakedRound = RoundHead & Pick<DecidedRound, keyof HeadFields & keyof DecidedRound>;

/** The fields of play's row that are known when the stake is taken. */
export const headRow = (member: Pick<Player, 'id'>, round: StakedRound): HeadFields =>
  headFields({
    ...round,
    roundId: round.id,
    memberId: member.id,
    stake: String(round.stake),
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

/** View of the round that was just committed, as its call answers it. */
export const committedView = (pair: ActivePair, round: DecidedRound, answer: WalletAnswer) => ({
  ...headView({ ...round, roundId: round.id }, pair),
  payout: Money.text(round.payout),
  outcome: round.outcome,
  state: round.open ? ('OPEN' as const) : ('DONE' as const),
  shown: false,
  settledAt: round.open ? null : answer.at.toISOString(),
  balance: Money.text(answer.balance ?? Money.zero),
  balanceVersion: answer.version ?? 0,
});
