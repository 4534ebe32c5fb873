import { Money } from '@palaro/kernel';
import { multipleOf } from '../../stage/view/money-text.ts';
import type { SharedBet, SharedRound } from '../../stage/view/view-contract.ts';

/** What a bet's button says and does. */
export type Face =
  /** A press places the bet now, or with the next flight. */
  | { kind: 'bet' }
  | { kind: 'next' }
  /** It is placed when bets are taken again; a press calls that off. */
  | { kind: 'waits' }
  /** A press takes the bet back. */
  | { kind: 'back' }
  /** A press cashes out; it pays at `at`. */
  | { kind: 'cash'; at: number }
  /** Nothing can be pressed: an answer is on its way, bets are closed, the target was passed. */
  | { kind: 'sent' }
  | { kind: 'aboard' }
  | { kind: 'due' }
  | { kind: 'offline' }
  /** What became of the bet. */
  | { kind: 'cashed'; at: number; payout: string }
  | { kind: 'lost' }
  | { kind: 'void' };

interface Seen {
  phase: SharedRound['phase'];
  live: boolean;
  /** A call for this bet waits for its answer. */
  sending: boolean;
  waits: boolean;
  bet: SharedBet | null;
  /** The multiplier at this moment, in hundredths. */
  at: number;
  /** Where the wave broke; null before that is known. */
  crash: number | null;
}

/** The least multiplier at which a cash-out is offered, in hundredths. */
const LEAST = 101;

export function faceOf({ phase, live, sending, waits, bet, at, crash }: Seen): Face {
  if (sending) return { kind: 'sent' };
  if (!bet) {
    if (waits) return { kind: 'waits' };
    if (!live) return { kind: 'offline' };
    return { kind: phase === 'OPEN' ? 'bet' : 'next' };
  }
  if (bet.state === 'VOID') return { kind: 'void' };
  const paid = paidAs(bet);
  if (paid) return { kind: 'cashed', ...paid };
  const auto = autoOf(bet);
  const reached = auto !== null && at >= auto;
  if (bet.state === 'DONE' || (crash !== null && !reached)) return { kind: 'lost' };
  if (!live) return { kind: 'offline' };
  if (phase === 'OPEN') return { kind: 'back' };
  if (reached) return { kind: 'due' };
  return phase === 'REVEAL' && at >= LEAST ? { kind: 'cash', at } : { kind: 'aboard' };
}

/** At what multiplier a bet was paid and what it paid; null while it is open, or if it lost. */
export function paidAs({
  stake,
  cashOut,
  payout,
  state,
}: SharedBet): { at: number; payout: string } | null {
  const staked = Money.of(stake);
  const paid = Money.of(payout ?? '0.0000');
  if (paid > Money.zero && payout !== null) {
    return { at: Math.round(multipleOf(stake, payout) * 100), payout };
  }
  if (cashOut === null || state === 'DONE') return null;
  const due = Money.scale(staked, { num: BigInt(cashOut), den: 100n }, 'down');
  return { at: cashOut, payout: Money.text(due) };
}

/** The target that was set with the bet, in hundredths. */
export const autoOf = ({ input: { auto } }: SharedBet) => (typeof auto === 'number' ? auto : null);
