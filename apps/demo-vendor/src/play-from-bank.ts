import { Money, newId, type Clock } from '@palaro/kernel';
import type { Bank } from './bank.ts';
import { payoutOf, spinReels, type Window } from './reels.ts';
import type { Seat, SpinResult } from './seats.ts';

/** The play money of a trial seat; it is lost with the seat. */
const TRIAL_BALANCE = Money.of('2000.0000');

interface BankMachine {
  bank: Bank;
  time: Clock;
  /** The draw; a test sets a fixed one. */
  spin?: () => Window;
}

/** The seat's opening balance, where the vendor keeps the balance. */
export const openingOf = (bank: Bank, mode: 'real' | 'trial', member: string): string =>
  Money.text(mode === 'trial' ? TRIAL_BALANCE : bank.balanceOf(member));

/**
 * Books bet and win together on the vendor's own balance. The site learns of it from the list of
 * bets.
 */
export function playFromBank(
  { bank, time, spin }: BankMachine,
  seat: Seat,
  stake: string,
): SpinResult {
  const { member, mode, game } = seat.launch;
  const window = (spin ?? spinReels)();
  const bet = Money.of(stake);
  const payout = payoutOf(bet, window);
  const before = mode === 'trial' ? Money.of(seat.balance) : bank.balanceOf(member);
  const at = time.now();
  const played = { game, round: newId(at), stake: bet, payout, at };
  const counts = mode === 'trial' ? before >= bet : bank.play(member, played);
  if (!counts) {
    seat.balance = Money.text(before);
    return { window: null, payout: null, note: 'refused', status: 'INSUFFICIENT_FUNDS' };
  }
  seat.balance = Money.text(before - bet + payout);
  const note = payout > 0n ? 'won' : 'lost';
  return { window, payout: Money.text(payout), note, status: null };
}
