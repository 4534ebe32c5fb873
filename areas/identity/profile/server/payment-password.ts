import { FIELD_RULES, paymentPasswordFault } from '@palaro/accounts/rules';
import {
  hashPaymentPassword,
  holdWithdrawals,
  readMember,
  recordAccountChange,
  type MemberRecord,
} from '@palaro/accounts/server';
import { judgeField } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo, type Tx } from '@palaro/server';
import {
  checkPaymentPassword,
  forgetGuesses,
  maskMail,
  maskMobile,
  requireLoginPassword,
  requireOwnProof,
  type OwnProof,
} from '@palaro/step-up/server';
import { sendCode, takeCode } from '@palaro/verification/server';
import type { RESET_CHANNELS } from '../payment-password.api.ts';
import { checkAnswer } from './questions.ts';

type Channel = (typeof RESET_CHANNELS)[number];

/** Sets the first payment password; needs the login password or a fresh code. */
export async function setPaymentPassword(
  app: App,
  member: Member,
  { paymentPassword, ...proof }: OwnProof & { paymentPassword: string },
  request: RequestInfo,
) {
  const known = await readMember(app.db, member.id);
  if (known.payment_password_hash) throw refuse('payment_password_exists');
  judge(known, paymentPassword);
  await requireOwnProof(app, member, proof, request);
  const hash = await hashPaymentPassword(app, paymentPassword);
  await app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ payment_password_hash: hash })
      .where('id', '=', member.id)
      .where('payment_password_hash', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw refuse('payment_password_exists');
    await record(tx, app, known, { request, how: 'set' });
  });
  return {};
}

/** Replaces the payment password; the old one is counted like every guess at it. */
export async function changePaymentPassword(
  app: App,
  member: Member,
  body: { oldPaymentPassword: string; paymentPassword: string },
  request: RequestInfo,
) {
  const known = await readMember(app.db, member.id);
  judge(known, body.paymentPassword);
  await checkPaymentPassword(app, known, body.oldPaymentPassword);
  if (body.oldPaymentPassword === body.paymentPassword) {
    throw refuse('malformed', { fields: { paymentPassword: 'profile.paypass_same' } });
  }
  await replace(app, known, body.paymentPassword, { request, how: 'change' });
  return {};
}

interface Reset {
  channel: Channel;
  verificationCode: string;
  paymentPassword: string;
  questionId?: number;
  answer?: string;
  password?: string;
}

/**
 * Replaces a forgotten payment password. Needs a code to the verified mobile or mail, and also a
 * security answer or the login password. Withdrawals are then held (AC-57).
 */
export async function resetPaymentPassword(
  app: App,
  member: Member,
  body: Reset,
  request: RequestInfo,
) {
  const known = await readMember(app.db, member.id);
  judge(known, body.paymentPassword);
  const { to } = contactOf(known, body.channel);
  if (body.questionId !== undefined && body.answer) {
    await checkAnswer(app, member.id, body.questionId, body.answer);
  } else await requireLoginPassword(app, member, body.password, request);
  const code = body.verificationCode;
  if (!(await takeCode(app, { to, purpose: 'payment_reset', code, request }))) {
    throw refuse('verification.invalid', { fields: { verificationCode: 'step-up.code_wrong' } });
  }
  await replace(app, known, body.paymentPassword, { request, how: 'reset' });
  await forgetGuesses(app, member.id, 'payment_password');
  const { withdrawals_held_until } = await readMember(app.db, member.id);
  const held = withdrawals_held_until && withdrawals_held_until > app.clock.now();
  return { withdrawalsHeldUntil: held ? withdrawals_held_until.toISOString() : null };
}

/** Sends the code of a reset; answers the masked contact that it went to. */
export async function sendPaymentResetCode(
  app: App,
  member: Member,
  channel: Channel,
  request: RequestInfo,
) {
  const { to, masked } = contactOf(await readMember(app.db, member.id), channel);
  const by = channel === 'mobile' ? 'sms' : 'mail';
  const code = { channel: by, to, purpose: 'payment_reset', request } as const;
  return { ...(await sendCode(app, code)), to: masked };
}

function contactOf(known: MemberRecord, channel: Channel) {
  const { mobile, mobile_verified_at, email, email_verified_at } = known;
  if (channel === 'mobile' && mobile && mobile_verified_at) {
    return { to: mobile, masked: maskMobile(mobile) };
  }
  if (channel === 'email' && email && email_verified_at) {
    return { to: email, masked: maskMail(email) };
  }
  throw refuse('step_up.no_contact');
}

function judge(known: MemberRecord, paymentPassword: string) {
  const fault =
    judgeField(FIELD_RULES.paymentPassword, paymentPassword) ??
    paymentPasswordFault(paymentPassword, known);
  if (fault) throw refuse('malformed', { fields: { paymentPassword: fault } });
}

interface How {
  request: RequestInfo;
  how: 'set' | 'change' | 'reset';
}

async function replace(app: App, known: MemberRecord, paymentPassword: string, why: How) {
  const hash = await hashPaymentPassword(app, paymentPassword);
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('member')
      .set({ payment_password_hash: hash })
      .where('id', '=', known.id)
      .execute();
    if (why.how === 'reset') await holdWithdrawals(app, tx, known.id);
    await record(tx, app, known, why);
  });
}

const record = (tx: Tx, app: App, known: MemberRecord, { request, how }: How) =>
  recordAccountChange(tx, app, {
    memberId: known.id,
    what: 'payment_password',
    by: 'member',
    request,
    detail: { how },
  });
