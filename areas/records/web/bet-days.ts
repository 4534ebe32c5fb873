import type { TextKey } from '@palaro/api';
import { dayOf, t } from '@palaro/client';
import type { Bet } from './bet.ts';

const STATES: Record<Bet['result'], TextKey> = {
  open: 'records.open',
  settled: 'records.settled',
  voided: 'records.voided',
};

/** The member has more than before. */
export const isGain = (bet: Bet) => !bet.net.startsWith('-') && /[1-9]/.test(bet.net);

/** What became of a bet, in words; a payout below the stake is no win and is not called one. */
export function betState(bet: Bet): string {
  if (bet.result !== 'settled') return t(STATES[bet.result]);
  if (isGain(bet)) return t('records.won');
  const part = /[1-9]/.test(bet.payout);
  return part ? t('records.part', { amount: plain(bet.payout) }) : t('records.no_win');
}

/** Rows under the day they were played, in the order in which they came. */
export function byDay(bets: readonly Bet[]): { day: string; bets: Bet[] }[] {
  const days: { day: string; bets: Bet[] }[] = [];
  for (const bet of bets) {
    const day = dayOf(bet.openedAt);
    const last = days[days.length - 1];
    if (last?.day === day) last.bets.push(bet);
    else days.push({ day, bets: [bet] });
  }
  return days;
}

/** `"12.5000"` as `₱12.50`, inside a sentence. */
export const plain = (money: string) => `₱${money.slice(0, -2)}`;
