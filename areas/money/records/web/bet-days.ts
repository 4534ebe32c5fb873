import type { TextKey } from '@palaro/api';
import { formatAmount, t } from '@palaro/client';
import type { Bet } from './bet.ts';

const STATES: Record<Bet['result'], TextKey> = {
  open: 'records.open',
  settled: 'records.settled',
  voided: 'records.voided',
};

/** Whether the member gained by this bet. */
export const isGain = (bet: Bet) => !bet.net.startsWith('-') && /[1-9]/.test(bet.net);

/** A bet's result in words. A payout below the stake is not called a win. */
export function betState(bet: Bet): string {
  if (bet.result !== 'settled') return t(STATES[bet.result]);
  if (isGain(bet)) return t('records.won');
  const part = /[1-9]/.test(bet.payout);
  return part ? t('records.part', { amount: plain(bet.payout) }) : t('records.no_win');
}

/** `"1250.5000"` as `₱1,250.50`, inside a sentence. */
export const plain = (money: string) => `₱${formatAmount(money)}`;
