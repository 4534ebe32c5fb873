import {
  findMemberByMobile,
  holdWithdrawals,
  recordAccountChange,
  setPassword,
  verifyPassword,
  type MemberRecord,
} from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { judgeFields } from '@palaro/rules';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { normalMobile } from '@palaro/verification/mobile';
import { giveCodeBack, takeCode } from '@palaro/verification/server';
import { PHONE_RULES } from '../password-rules.ts';
import type { passwordsApi } from '../passwords.api.ts';
import { refuseWeak } from './refuse-weak.ts';
import { dropTemporary } from './temporary-passwords.repository.ts';

type Form = Body<(typeof passwordsApi)['resetByPhone']>;

/**
 * Sets a new password for a person who proves the account's mobile number. An unknown number, a
 * wrong code and an expired code are refused alike. Only after the number is proven does the
 * refusal say what is wrong with the password, and the code can then be used again
 * (docs/domain/accounts.md §5, FGT-03, FGT-07).
 */
export async function resetByPhone(app: App, form: Form, request: RequestInfo) {
  const to = mobileOf(form);
  const { newPassword = '', verificationCode = '' } = form;
  const proof = { to, purpose: 'reset', code: verificationCode, request } as const;
  if (!(await takeCode(app, proof))) throw invalid();
  const member = await findMemberByMobile(app.db, to);
  if (member?.state !== 'active') throw invalid();
  try {
    await judgeNew(app, member, newPassword);
  } catch (error) {
    await giveCodeBack(app, proof);
    throw error;
  }
  await app.db.transaction().execute(async (tx) => {
    await holdWithdrawals(app, tx, member.id);
    const change = { memberId: member.id, what: 'password_reset', by: 'member' } as const;
    await recordAccountChange(tx, app, { ...change, request, detail: { way: 'phone' } });
  });
  await setPassword(app, member, newPassword, { provenBy: request });
  await dropTemporary(app.db, member.id);
  return { userName: member.account };
}

const invalid = () => refuse('verification.invalid');

function mobileOf(form: Form): string {
  const { mobileNum, ...others } = PHONE_RULES;
  const { countryDialingCode } = form;
  // Numbers of another country are checked by that country's pattern.
  const rules = countryDialingCode ? others : { mobileNum, ...others };
  const fields = judgeFields(rules, form);
  const to = normalMobile(form.mobileNum ?? '', countryDialingCode);
  if (to === null) fields['mobileNum'] ??= 'accounts.reg.mobile.format';
  if (to === null || Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  return to;
}

async function judgeNew(app: App, member: MemberRecord, password: string) {
  refuseWeak(app, member, password);
  if (await verifyPassword(app, member.password_hash, password)) {
    throw refuse('modify.new.old.same');
  }
}
