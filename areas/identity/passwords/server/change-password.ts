import {
  opaquePassword,
  proveLoginPassword,
  readMember,
  recordAccountChange,
  setPassword,
  verifyPassword,
} from '@palaro/accounts/server';
import { isTrialType } from '@palaro/kernel';
import type { Body } from '@palaro/api';
import { judgeFields } from '@palaro/rules';
import { refuse, type Answer, type App, type Member, type RequestInfo } from '@palaro/server';
import { CHANGE_RULES } from '../password-rules.ts';
import type { passwordsApi } from '../passwords.api.ts';
import { refuseWeak } from './refuse-weak.ts';
import { dropTemporary, findProven, takeProven } from './temporary-passwords.repository.ts';

type Form = Body<(typeof passwordsApi)['change']>;
interface Around {
  request: RequestInfo;
  answer: Answer;
}

/**
 * Changes the login password of the session's member (FGT-04, docs/domain/accounts.md §5). The old
 * one must be given, unless a temporary one opened this session. Everything else that could open
 * the account ends; this session goes on under a new token.
 */
export async function changePassword(app: App, member: Member, form: Form, around: Around) {
  const proven = member.restricted ? await findProven(app.db, proofOf(app, member)) : undefined;
  refuseBrokenRules(form, proven !== undefined);
  if (isTrialType(member.type)) throw refuse('account.trial');
  const row = await readMember(app.db, member.id);
  const { oldPassword = '', newPassword = '' } = form;
  refuseWeak(app, row, newPassword);
  if (opaquePassword(oldPassword) === opaquePassword(newPassword)) throw same();
  if (proven) await takeProof(app, member, newPassword, proven.replaced_hash);
  else await proveOld(app, member, oldPassword, around.request);
  const kept = { keepSession: member.sessionId, call: around };
  const { token = '', remember } = await setPassword(app, row, newPassword, kept);
  await dropTemporary(app.db, member.id);
  const { request } = around;
  await recordAccountChange(app.db, app, {
    memberId: member.id,
    what: 'password',
    by: 'member',
    request,
  });
  return { token, ...(remember ? { remember } : {}) };
}

function refuseBrokenRules(form: Form, withoutOld: boolean) {
  const { oldPassword, ...others } = CHANGE_RULES;
  const fields = judgeFields(withoutOld ? others : { oldPassword, ...others }, form);
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
}

const proofOf = (app: App, { id, sessionId }: Member) => ({
  member: id,
  session: sessionId,
  now: app.clock.now(),
});

const same = () => refuse('modify.new.old.same');

/** Of several changes at once with one temporary password, only one succeeds. */
async function takeProof(app: App, member: Member, password: string, replaced: string | null) {
  if (replaced !== null && (await verifyPassword(app, replaced, password))) throw same();
  if (!(await takeProven(app.db, proofOf(app, member)))) throw refuse('session.ended');
}

async function proveOld(app: App, { id }: Member, oldPassword: string, request: RequestInfo) {
  if (await proveLoginPassword(app, id, oldPassword, request)) return;
  throw refuse('password.old_wrong', { fields: { oldPassword: 'passwords.old_wrong' } });
}
