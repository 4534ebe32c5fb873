import type { PlainCode } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import type { ChangeState, CHANGE_STEPS } from '../changes.api.ts';
import { LATE_SECONDS } from '../changes.limits.ts';

/** A step that a person took, and where. */
export interface Step {
  step: (typeof CHANGE_STEPS)[number];
  operator: string | null;
  session: string | null;
  device: string | null;
}

/** A request as its rules see it. */
export interface ChangeCase {
  state: ChangeState;
  maker: string;
  needed: number;
  madeAt: Date;
  expiresAt: Date;
  steps: readonly Step[];
}

/** Who decides, where, and what he is allowed. */
export interface Decider {
  id: string;
  session: string;
  device: string;
  /** What the change's kind asks of the second person. */
  mayApprove: boolean;
  /** What waited too long, of any kind. */
  mayApproveLate: boolean;
}

export type Decision = 'approve' | 'reject' | 'withdraw';

interface Around {
  now: Date;
  /** The setting `console.oneBrowser`. */
  oneBrowser: boolean;
}

export const isLate = ({ state, madeAt }: Pick<ChangeCase, 'state' | 'madeAt'>, now: Date) =>
  state === 'Pending' && now >= plusSeconds(madeAt, LATE_SECONDS);

const DECIDING = ['ask', 'approve', 'reject'];

/**
 * Why this person may not decide so, or the state that follows (docs/domain/operator-console.md
 * §3). `Pending` follows an approval after which somebody else must still agree.
 */
export function judgeChange(
  change: ChangeCase,
  decision: Decision,
  by: Decider,
  { now, oneBrowser }: Around,
): { refusal: PlainCode } | { next: ChangeState } {
  if (change.state !== 'Pending') return { refusal: 'console.decided' };
  if (now >= change.expiresAt) return { refusal: 'console.expired' };
  if (decision === 'withdraw') {
    return by.id === change.maker ? { next: 'Withdrawn' } : { refusal: 'console.forbidden' };
  }
  if (by.id === change.maker) return { refusal: 'console.second_person' };
  const may = by.mayApprove || (by.mayApproveLate && isLate(change, now));
  if (!may) return { refusal: 'console.forbidden' };
  const before = change.steps.filter(({ step }) => DECIDING.includes(step));
  if (before.some(({ operator }) => operator === by.id)) return { refusal: 'console.decided' };
  // One person with two names has one browser.
  const sameSeat = ({ session, device }: Step) => session === by.session || device === by.device;
  if (!oneBrowser && before.some(sameSeat)) return { refusal: 'console.second_person' };
  if (decision === 'reject') return { next: 'Rejected' };
  const approvals = before.filter(({ step }) => step === 'approve').length + 1;
  return { next: approvals >= change.needed ? 'Approved' : 'Pending' };
}
