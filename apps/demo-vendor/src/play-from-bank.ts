import { Money, newId, type Clock } from '@palaro/kernel';
import type { Bank } from './bank.ts';
import { payoutOf, spinReels, type Window } from './reels.ts';
import type { Seat, SpinResult } from './seats.ts';

/** Play money of a trial seat, gone with it. */
const TRIAL_BALANCE = Money.of('2000.0000');

interface BankMachine {
  bank: Bank;
  time: Clock;
  /** The draw; a test fixes it. */
  spin?: () => Window;
}

/** What the seat can play with, of the balance that the vendor keeps itself. */
export const openingOf = (bank: Bank, mode: 'real' | 'trial', member: string): string =>
  Money.text(mode === 'trial' ? TRIAL_BALANCE : bank.balanceOf(member));

/** Bet and win in one, from the vendor's own balance: the site hears of it by the list of bets. */
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
