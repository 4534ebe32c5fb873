import type { TextKey } from '@palaro/api';
import { formatMoment, t } from '@palaro/client';
import type { WithdrawalState } from '../../order-states.ts';
import type { WithdrawalOrder } from '../../withdrawals.api.ts';

type Stage = 'asked' | 'checking' | 'sent' | 'paid';
const STAGES: readonly Stage[] = ['asked', 'checking', 'sent', 'paid'];

/** Where a member sees an order: neutral while it is decided, whatever the reason. */
const STAGE: Record<WithdrawalState, Stage> = {
  Requested: 'asked',
  Review: 'checking',
  Approved: 'checking',
  Sent: 'sent',
  Unknown: 'sent',
  Failed: 'sent',
  Paid: 'paid',
  Rejected: 'paid',
  Cancelled: 'paid',
  Returned: 'paid',
};

const ENDED: Partial<Record<WithdrawalState, TextKey>> = {
  Rejected: 'withdrawals.step_ended',
  Cancelled: 'withdrawals.step_ended',
  Returned: 'withdrawals.step_returned',
};

/** The steps of a withdrawal, past and to come, with the time of each that was reached. */
export function stepsOf(order: WithdrawalOrder) {
  const now = STAGES.indexOf(STAGE[order.state]);
  const ended = ENDED[order.state];
  return STAGES.flatMap((stage, index) => {
    const last = index === STAGES.length - 1;
    // A step keeps the time at which it began; an end that was taken back shows the later one.
    const steps = last ? [...order.steps].reverse() : order.steps;
    const at = steps.find(({ state }) => STAGE[state as WithdrawalState] === stage)?.at;
    // An order that ended has no steps that it never came to.
    if (ended && !last && !at) return [];
    return {
      id: stage,
      title: last && ended ? t(ended) : t(`withdrawals.step_${stage}`),
      ...(at && index <= now ? { at: formatMoment(at) } : {}),
      state: stateOf(index, now, last, Boolean(ended)),
    };
  });
}

function stateOf(index: number, now: number, last: boolean, ended: boolean) {
  if (index > now) return 'todo' as const;
  if (last) return ended ? ('failed' as const) : ('done' as const);
  return index < now ? ('done' as const) : ('now' as const);
}
