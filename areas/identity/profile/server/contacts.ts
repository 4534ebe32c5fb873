import { FIELD_RULES } from '@palaro/accounts/rules';
import {
  findMemberByMobile,
  holdWithdrawals,
  reachOf,
  readMember,
  recordAccountChange,
  type MemberRecord,
} from '@palaro/accounts/server';
import { judgeField } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { maskMail, maskMobile, requireOwnProof, type OwnProof } from '@palaro/step-up/server';
import { normalMobile } from '@palaro/verification/mobile';
import { giveCodeBack, sendCode, takeCode } from '@palaro/verification/server';

/**
 * Sends the code that proves a new mail address; it is valid for 15 minutes
 * (docs/domain/accounts.md §7).
 */
export async function sendEmailCode(app: App, member: Member, typed: string, request: RequestInfo) {
  const email = mailOf(typed);
  const { email: old, email_verified_at } = await readMember(app.db, member.id);
  if (email_verified_at && old?.toLowerCase() === email.toLowerCase()) {
    throw refuse('contact.same');
  }
  return sendCode(app, { channel: 'mail', to: email, purpose: 'email', request });
}

/** Sets the mail address that the code went to, and tells the old address, or else the mobile. */
export async function changeEmail(
  app: App,
  member: Member,
  body: OwnProof & { email: string; verificationCode: string },
  request: RequestInfo,
) {
  const email = mailOf(body.email);
  const code = { to: email, purpose: 'email', code: body.verificationCode, request } as const;
  const old = await withCode(app, code, () => requireOwnProof(app, member, body, request));
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('member')
      .set({ email, email_verified_at: app.clock.now() })
      .where('id', '=', member.id)
      .execute();
    await recordAccountChange(tx, app, {
      memberId: member.id,
      what: 'email',
      by: 'member',
      request,
      detail: { to: maskMail(email) },
      tellOld: reachOf(old),
    });
  });
  return { email };
}

interface NewMobile {
  mobileNum: string;
  countryDialingCode?: string;
}

/**
 * Sends a code to the verified number that is to be replaced, or to the new one. If the new number
 * is another member's, a notice is sent instead, so that the answer does not tell.
 */
export async function sendMobileCode(
  app: App,
  member: Member,
  body: Partial<NewMobile> & { to: 'old' | 'new' },
  request: RequestInfo,
) {
  const known = await readMember(app.db, member.id);
  const current = verifiedMobile(known);
  if (body.to === 'old') {
    if (current === null) throw refuse('step_up.no_contact');
    return sendCode(app, { channel: 'sms', to: current, purpose: 'mobile', request });
  }
  const to = mobileOf({ ...body, mobileNum: body.mobileNum ?? '' });
  if (to === current) throw refuse('contact.same');
  const deliver = (await findMemberByMobile(app.db, to)) ? 'known_notice' : 'code';
  return sendCode(app, { channel: 'sms', to, purpose: 'mobile', request, deliver });
}

interface MobileChange extends NewMobile, OwnProof {
  verificationCode: string;
  oldVerificationCode?: string;
}

/**
 * Sets the mobile number. Replacing a verified one needs a code to the old and one to the new
 * number, and withdrawals are then held. The first number needs the member's payment password, a
 * code, or his login password while there is no payment password.
 */
export async function changeMobile(
  app: App,
  member: Member,
  body: MobileChange,
  request: RequestInfo,
) {
  const to = mobileOf(body);
  const known = await readMember(app.db, member.id);
  const old = verifiedMobile(known);
  if (to === old) throw refuse('contact.same');
  const { verificationCode: code, oldVerificationCode: oldCode = '' } = body;
  const field = 'oldVerificationCode';
  await withCode<unknown>(app, { to, purpose: 'mobile', code, request }, () =>
    old === null
      ? requireOwnProof(app, member, body, request)
      : requireCode(app, { to: old, purpose: 'mobile', code: oldCode, request, field }),
  );
  await keepMobile(app, known, to, request);
  return { mobile: maskMobile(to) };
}

async function keepMobile(app: App, known: MemberRecord, mobile: string, request: RequestInfo) {
  const old = verifiedMobile(known);
  const write = app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('member')
      .set({ mobile, mobile_verified_at: app.clock.now() })
      .where('id', '=', known.id)
      .execute();
    if (old !== null) await holdWithdrawals(app, tx, known.id);
    await recordAccountChange(tx, app, {
      memberId: known.id,
      what: 'mobile',
      by: 'member',
      request,
      detail: { to: maskMobile(mobile) },
      tellOld: old === null ? reachOf(known) : { mobile: old },
    });
  });
  await write.catch((error: unknown) => {
    // Another member verified the number after the code was sent.
    if ((error as { constraint?: string }).constraint === 'member_mobile') throw wrongCode();
    throw error;
  });
}

const verifiedMobile = ({ mobile, mobile_verified_at }: MemberRecord) =>
  mobile_verified_at ? mobile : null;

interface AskedCode {
  to: string;
  purpose: 'email' | 'mobile';
  code: string;
  request: RequestInfo;
  field?: string;
}

/**
 * Uses the code that went to the new contact, and gives it back if the other proof is refused. The
 * member must not need a new one, since codes are sent only once a minute.
 */
async function withCode<T>(app: App, asked: AskedCode, proof: () => Promise<T>): Promise<T> {
  await requireCode(app, asked);
  try {
    return await proof();
  } catch (error) {
    await giveCodeBack(app, asked);
    throw error;
  }
}

async function requireCode(app: App, { field, ...asked }: AskedCode) {
  if (!(await takeCode(app, asked))) throw wrongCode(field);
}

const wrongCode = (field = 'verificationCode') =>
  refuse('verification.invalid', { fields: { [field]: 'step-up.code_wrong' } });

function mailOf(typed: string): string {
  const email = typed.trim();
  const fault = judgeField(FIELD_RULES.email, email);
  if (fault) throw refuse('malformed', { fields: { email: fault } });
  return email;
}

function mobileOf({ mobileNum, countryDialingCode }: NewMobile): string {
  const mobile = normalMobile(mobileNum, countryDialingCode);
  if (mobile) return mobile;
  const empty = mobileNum.trim() === '';
  const fault = empty ? 'accounts.reg.mobile.required' : 'accounts.reg.mobile.format';
  throw refuse('malformed', { fields: { mobileNum: fault } });
}
