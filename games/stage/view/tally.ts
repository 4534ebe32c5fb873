import { Money } from '@palaro/kernel';
import type { Round } from './round-state.ts';

/** This visit's figures, which every game shows one tap away (docs/domain/design.md, Game). */
export interface Tally {
  /** When it began, in milliseconds since 1970. */
  since: number;
  rounds: number;
  /** Decimal strings. */
  staked: string;
  won: string;
  /** The last counted round, so that a round reported twice counts once. */
  lastRef: string | null;
}

export const beginTally = (now: Date): Tally => ({
  since: now.getTime(),
  rounds: 0,
  staked: '0.0000',
  won: '0.0000',
  lastRef: null,
});

/** What the tally needs of a round. */
export type Counted = Pick<Round, 'roundRef' | 'stake' | 'payout'>;

export function countRound(tally: Tally, round: Counted): Tally {
  if (tally.lastRef === round.roundRef) return tally;
  return {
    since: tally.since,
    rounds: tally.rounds + 1,
    staked: Money.text(Money.of(tally.staked) + Money.of(round.stake)),
    won: Money.text(Money.of(tally.won) + Money.of(round.payout)),
    lastRef: round.roundRef,
  };
}

/** Won minus staked, a decimal string; negative while behind. */
export const netOf = ({ staked, won }: Tally) => Money.text(Money.of(won) - Money.of(staked));

/** The greatest payout of a round at a stake: `times` has two decimals. */
export const greatestWin = (stake: string, times: string) =>
  Money.text(
    Money.scale(Money.of(stake), { num: BigInt(times.replace('.', '')), den: 100n }, 'down'),
  );
