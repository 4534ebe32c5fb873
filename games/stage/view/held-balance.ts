import { Money } from '@palaro/kernel';
import type { RoundState } from './round-state.ts';

/**
 * The balance to show while results are hidden: with every stake taken off that the site has taken,
 * and no payout of a round that has not been shown. `placed` is the balance when the bet was
 * placed, null for a bet of earlier; `balance` is the true one, which may know results already.
 * Null where nothing is hidden, or the balance is unknown.
 */
export function heldBalance(
  { phase, falling }: Pick<RoundState, 'phase' | 'falling'>,
  { placed, balance }: { placed: string | null; balance: string | null },
): string | null {
  const base = phase.at === 'idle' ? (falling.length > 0 ? balance : null) : placed;
  if (base === null) return null;
  const taken = phase.at === 'open' || phase.at === 'revealing';
  const staked = taken ? Money.of(phase.bet.stake) : Money.zero;
  const hidden = Money.sum(falling.map(({ round }) => Money.of(round.payout)));
  const left = Money.of(base) - staked - hidden;
  // A bet that the balance does not cover is refused, and nothing of it is taken.
  return left < Money.zero ? base : Money.text(left);
}
