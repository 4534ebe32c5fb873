import { formatAmount, peso, t, timesRate, typedAmount } from '@palaro/client';
import type { DepositMethod } from '../../deposits.api.ts';

/** `₱50.00 – ₱50,000.00` without centavos where both are whole pesos. */
export const limitsText = ({ min, max }: DepositMethod) =>
  t('deposits.method_limits', { min: whole(min), max: whole(max) });

const whole = (money: string) => (/\.0+$/.test(money) ? `₱${formatAmount(money, 0)}` : peso(money));

export const arrivalText = ({ arrivesMinutes }: DepositMethod) =>
  arrivesMinutes === 0 ? t('deposits.at_once') : handTimeText(arrivesMinutes);

const HOUR = 60;
/** From so many hours on, minutes say nothing more. */
const HOURS_FROM = 2;

/** Time until a transfer by hand is credited, as measured; without a measure, by whom. */
export function handTimeText(minutes: number | null): string {
  if (minutes === null) return t('deposits.by_hand');
  if (minutes < HOURS_FROM * HOUR) return t('deposits.in_minutes', { minutes });
  return t('deposits.in_hours', { hours: Math.ceil(minutes / HOUR) });
}

/** What the member bears, before an amount is known. */
export function feeText({ fee }: DepositMethod): string {
  if (fee.payer === 'house' || !/[1-9]/.test(fee.fixed + fee.rate)) return t('deposits.no_fee');
  // `0.0200` is 2 %: the rate of 100 pesos.
  const rate = /[1-9]/.test(fee.rate) ? `${typedAmount(timesRate('100', fee.rate))} %` : '';
  const fixed = /[1-9]/.test(fee.fixed) ? peso(fee.fixed) : '';
  return t('deposits.fee_some', { fee: [fixed, rate].filter(Boolean).join(' + ') });
}
