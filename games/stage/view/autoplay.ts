import { Money } from '@palaro/kernel';

/** The most rounds that a member can ask for (docs/domain/games.md §1). */
export const AUTOPLAY_ROUNDS_MAX = 100;

/** The member's choices before autoplay starts; a number of rounds and a stop-loss are required. */
export interface AutoplayPlan {
  rounds: number;
  /** Decimal string: autoplay stops before a stake that could bring the net loss above this. */
  stopLoss: string;
  /** Decimal string: autoplay stops after a single win above this; `null` for never. */
  stopAbove: string | null;
  /** Whether autoplay stops after a round with free spins or another feature. */
  stopOnFeature: boolean;
}

/** A running autoplay. */
export interface Autoplay {
  plan: AutoplayPlan;
  left: number;
  /** Stakes minus wins since it began; negative while the member is ahead. */
  netLoss: Money;
}

export type AutoplayEnd = 'done' | 'stopped' | 'stop_loss' | 'win_above' | 'feature';

/**
 * Starts a plan. Throws `RangeError` if it has no rounds, more than 100, or a stop-loss that does
 * not cover one stake.
 */
export function beginAutoplay(plan: AutoplayPlan, stake: string): Autoplay {
  if (!Number.isInteger(plan.rounds) || plan.rounds < 1 || plan.rounds > AUTOPLAY_ROUNDS_MAX) {
    throw new RangeError(`autoplay takes 1 to ${AUTOPLAY_ROUNDS_MAX} rounds`);
  }
  const begun = { plan, left: plan.rounds, netLoss: Money.zero };
  if (!mayStake(begun, stake)) throw new RangeError('the stop-loss is less than one stake');
  return begun;
}

/** Whether the net loss stays within the stop-loss even if one more stake is lost. */
export const mayStake = (autoplay: Autoplay, stake: string) =>
  autoplay.netLoss + Money.of(stake) <= Money.of(autoplay.plan.stopLoss);

interface Finished {
  stake: string;
  payout: string;
  outcome: unknown;
}

/** Counts a finished round; `end` says why autoplay is over, if it is. */
export function afterRound(
  autoplay: Autoplay,
  round: Finished,
): { autoplay: Autoplay; end: AutoplayEnd | null } {
  const { plan } = autoplay;
  const payout = Money.of(round.payout);
  const counted: Autoplay = {
    plan,
    left: autoplay.left - 1,
    netLoss: autoplay.netLoss + Money.of(round.stake) - payout,
  };
  return { autoplay: counted, end: endOf(counted, payout, hadFeature(round.outcome)) };
}

function endOf({ plan, left }: Autoplay, payout: Money, feature: boolean): AutoplayEnd | null {
  if (plan.stopOnFeature && feature) return 'feature';
  if (plan.stopAbove !== null && payout > Money.of(plan.stopAbove)) return 'win_above';
  return left <= 0 ? 'done' : null;
}

/** Free spins, or the hold of coins (docs/domain/games.md §2.2). */
function hadFeature(outcome: unknown): boolean {
  const { freeSpins, hold } = (outcome ?? {}) as { freeSpins?: unknown; hold?: unknown };
  return (Array.isArray(freeSpins) && freeSpins.length > 0) || Boolean(hold);
}
