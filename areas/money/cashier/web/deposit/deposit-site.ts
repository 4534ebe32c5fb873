import type { Reply } from '@palaro/api';
import { fitsStep, peso, plusMoney, t, timesRate } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import type { DepositMethod, depositsApi } from '../../deposits.api.ts';

/** What the member may pay in with, as the site answers it. */
export type DepositSite = Reply<typeof depositsApi.depositMethods>;

export const methodsOf = ({ vendors }: DepositSite): DepositMethod[] =>
  vendors.reduce<DepositMethod[]>((all, { methods }) => all.concat(methods), []);

const ZERO = '0.0000';

/** What the member bears of a deposit by this method; the house's own fees are not shown. */
export const feeOf = ({ fee }: DepositMethod, amount: string) =>
  fee.payer === 'house' ? ZERO : plusMoney(fee.fixed, timesRate(amount, fee.rate));

/**
 * Why this amount cannot be ordered, in words; null if it can. The server judges by the same bounds
 * again (docs/domain/payments.md §2).
 */
export function faultOf(method: DepositMethod, amount: string, site: DepositSite): string | null {
  if (compareDecimal(amount, method.min) < 0) return t('deposits.below', { min: peso(method.min) });
  if (compareDecimal(amount, method.max) > 0) return t('deposits.above', { max: peso(method.max) });
  if (!fitsStep(amount, method.step)) return t('deposits.step', { step: peso(method.step) });
  const { limits, kyc } = site;
  if (kyc.left !== null && compareDecimal(amount, kyc.left) > 0) {
    return t('deposits.over_unverified', { left: peso(kyc.left) });
  }
  if (limits.left !== null && compareDecimal(amount, limits.left) > 0) {
    return t('deposits.over_limit', { left: peso(limits.left) });
  }
  return null;
}
