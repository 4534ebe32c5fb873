import { Money, newId, type Clock } from '@palaro/kernel';
import type { Messenger } from './retries.ts';
import { payoutOf, spinReels, type Window } from './reels.ts';
import type { Seat, SpinResult } from './seats.ts';

interface Machine {
  messenger: Messenger;
  clock: Clock;
  /** The draw; a test sets a fixed one. */
  spin?: () => Window;
}

/** Statuses after which the session cannot go on (protocol §5). */
const ENDED: readonly string[] = ['SESSION_INVALID', 'SESSION_EXPIRED', 'MEMBER_BLOCKED'];

/** Plays once for each id that the page made, even if the page sends it twice. */
export function spinOnce(seat: Seat, spin: string, play: () => Promise<SpinResult> | SpinResult) {
  if (seat.last?.spin === spin) return seat.last.result;
  const before = seat.last?.result;
  const result = Promise.resolve(before)
    .catch(() => undefined)
    .then(play);
  seat.last = { spin, result };
  return result;
}

/** Bets, draws and pays. Nothing is shown before the bet is known to count (protocol §8). */
export async function playSpin(machine: Machine, seat: Seat, stake: string): Promise<SpinResult> {
  const { messenger, clock } = machine;
  const round = newId(clock.now());
  const about = messageBase(seat, round, clock);
  // The second dialect gives a bet and its win one id.
  const oneId = seat.launch.brand.vendor === 'KASA';
  const transaction = oneId ? round : `${round}-bet`;
  const staked = { ...about, session: seat.session, transaction, amount: stake };
  const { reply: bet, open } = await messenger.bet(staked);
  seat.balance = bet?.balance ?? seat.balance;
  if (open) await undoBet(messenger, seat, staked, `${round}-undo`);
  if (!bet) return { window: null, payout: null, note: 'undone', status: null };
  if (bet.status !== 'OK') {
    const note = ENDED.includes(bet.status) ? 'ended' : 'refused';
    return { window: null, payout: null, note, status: bet.status };
  }
  const window = (machine.spin ?? spinReels)();
  const payout = payoutOf(Money.of(stake), window);
  const win = await messenger.settle('win', {
    ...about,
    transaction: oneId ? round : `${round}-win`,
    amount: Money.text(payout),
    final: true,
    details: { reels: window },
  });
  seat.balance = win?.balance ?? seat.balance;
  const note = !win ? 'paying' : payout > 0n ? 'won' : 'lost';
  return { window, payout: Money.text(payout), note, status: null };
}

/** Rolls the bet back, so that it never counts even if a late attempt arrives. */
async function undoBet(
  messenger: Messenger,
  seat: Seat,
  staked: Record<string, unknown> & { transaction: string },
  transaction: string,
) {
  const { session: _session, amount: _amount, ...about } = staked;
  const undo = { ...about, transaction, target: staked.transaction, reason: 'timeout' };
  const undone = await messenger.settle('rollback', undo);
  // There was a bet to reverse, so the bet had been taken.
  if (undone?.transactionId !== undefined) messenger.note('bet', staked);
  seat.balance = undone?.balance ?? seat.balance;
}

const messageBase = ({ launch }: Seat, round: string, clock: Clock) => ({
  member: launch.member,
  currency: launch.currency,
  game: launch.game,
  round,
  occurredAt: clock.now().toISOString(),
});
