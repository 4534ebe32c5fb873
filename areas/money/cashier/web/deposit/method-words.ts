import { formatAmount, peso, t, timesRate, typedAmount } from '@palaro/client';
import type { DepositMethod } from '../../deposits.api.ts';

/** `₱50.00 – ₱50,000.00` without centavos where both are whole pesos. */
export const limitsText = ({ min, max }: DepositMethod) =>
  t('deposits.method_limits', { min: whole(min), max: whole(max) });

const whole = (money: string) => (/\.0+$/.test(money) ? `₱${formatAmount(money, 0)}` : peso(money));

export const arrivalText = ({ arrivesMinutes }: DepositMethod) =>
  arrivesMinutes === 0
    ? t('deposits.at_once')
    : t('deposits.in_minutes', { minutes: arrivesMinutes });

/** What the member bears, before an amount is known. */
export function feeText({ fee }: DepositMethod): string {
  if (fee.payer === 'house' || !/[1-9]/.test(fee.fixed + fee.rate)) return t('deposits.no_fee');
  // `0.0200` is 2 %: the rate of 100 pesos.
  const rate = /[1-9]/.test(fee.rate) ? `${typedAmount(timesRate('100', fee.rate))} %` : '';
  const fixed = /[1-9]/.test(fee.fixed) ? peso(fee.fixed) : '';
  return t('deposits.fee_some', { fee: [fixed, rate].filter(Boolean).join(' + ') });
}
