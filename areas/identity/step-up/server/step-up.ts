import { readMember, verifyPaymentPassword, type MemberRecord } from '@palaro/accounts/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { sendCode, takeCode } from '@palaro/verification/server';
import type { ProofWay } from '../step-up.api.ts';
import { judgeGuess } from './guesses.ts';
import { maskMail, maskMobile } from './mask.ts';

export interface StepUpProof {
  paymentPassword?: string;
  /** A code of `sendStepUpCode`; the call that it proves uses it up. */
  stepUpCode?: string;
}

/**
 * Proves that the member himself is there, however old the session is (docs/domain/accounts.md §7):
 * by the payment password, or by a code at most five minutes old that went to his verified mobile
 * or mail. Call it before anything is changed. Throws `step_up.required` with the ways that this
 * account has, `payment_password_wrong`, `_locked`, `_missing`, and `verification.invalid`.
 */
export async function requireStepUp(
  app: App,
  member: Member,
  proof: StepUpProof,
  request: RequestInfo,
): Promise<void> {
  const record = await readMember(app.db, member.id);
  if (proof.paymentPassword) return checkPaymentPassword(app, record, proof.paymentPassword);
  if (!proof.stepUpCode) throw refuse('step_up.required', { data: { methods: waysOf(record) } });
  const { to } = contactOf(record);
  if (!(await takeCode(app, { to, purpose: 'step_up', code: proof.stepUpCode, request }))) {
    throw refuse('verification.invalid', { fields: { stepUpCode: 'step-up.code_wrong' } });
  }
}

/** Sends the code of a step-up; answers the masked contact that it went to. */
export async function sendStepUpCode(app: App, member: Member, request: RequestInfo) {
  const { channel, to, masked } = contactOf(await readMember(app.db, member.id));
  const { expiredMinutes } = await sendCode(app, { channel, to, purpose: 'step_up', request });
  return { expiredMinutes, channel, to: masked };
}

/** Counts the guess; throws if it is wrong or there were too many. */
export async function checkPaymentPassword(app: App, record: MemberRecord, guess: string) {
  const hash = record.payment_password_hash;
  if (!hash) throw refuse('payment_password_missing');
  await judgeGuess(app, record.id, 'payment_password', () =>
    verifyPaymentPassword(app, hash, guess),
  );
}

/** How this account can prove itself; the login password only while it has no payment password. */
export function waysOf(record: MemberRecord): ProofWay[] {
  const reachable = record.mobile_verified_at ?? record.email_verified_at;
  const standsIn = record.password_hash !== null && record.payment_password_hash === null;
  return [
    ...(record.payment_password_hash ? (['payment_password'] as const) : []),
    ...(reachable ? (['code'] as const) : []),
    ...(standsIn ? (['login_password'] as const) : []),
  ];
}

function contactOf(record: MemberRecord) {
  if (record.mobile && record.mobile_verified_at) {
    return { channel: 'sms', to: record.mobile, masked: maskMobile(record.mobile) } as const;
  }
  if (record.email && record.email_verified_at) {
    return { channel: 'mail', to: record.email, masked: maskMail(record.email) } as const;
  }
  throw refuse('step_up.no_contact');
}
