import { formatMoment, peso, t } from '@palaro/client';
import type { DepositOrder } from '../../deposits.api.ts';
import { isOpenDeposit } from '../../order-states.ts';

const isSome = (money: string | null): money is string => money !== null && /[1-9]/.test(money);

/** What a member may want to tell customer service, or to compare with his bank's statement. */
export function orderFacts(order: DepositOrder): { label: string; value: string }[] {
  const { received, credited, fee, amount, turnover, paidAt } = order;
  const mustBet = isSome(turnover) && (order.state === 'Paid' || isOpenDeposit(order.state));
  return [
    { label: t('deposits.reference_own'), value: order.reference },
    { label: t('deposits.ordered'), value: formatMoment(order.createdAt) },
    { label: t('deposits.exact_amount'), value: peso(amount) },
    ...(isSome(fee) ? [{ label: t('deposits.fee'), value: peso(fee) }] : []),
    ...(isSome(received) && received !== amount
      ? [{ label: t('deposits.received'), value: peso(received) }]
      : []),
    ...(isSome(credited) ? [{ label: t('deposits.paid_before'), value: peso(credited) }] : []),
    ...(paidAt ? [{ label: t('deposits.step_done'), value: formatMoment(paidAt) }] : []),
    ...(order.promotion
      ? [
          { label: t('deposits.promotion'), value: order.promotion.title },
          { label: t('deposits.bonus'), value: peso(order.promotion.bonus) },
        ]
      : []),
    ...(mustBet ? [{ label: t('deposits.turnover'), value: peso(turnover) }] : []),
  ];
}
