import type { Reply } from '@palaro/api';
import { refuse, type App } from '@palaro/server';
import type { accountsApi } from '../accounts.api.ts';
import { enterAccount, type LoginCall, type Proven } from './enter-account.ts';
import { passLoginSteps } from './login-steps.ts';
import { readRestriction, type Restriction } from './member-standing.ts';
import type { MemberRecord } from './members.repository.ts';
import { endCrowded } from './open-session.ts';
import { giveHalves } from './remembered-login.ts';
import { endSessionsBut } from './sessions-of-member.ts';

export type LoginReply = Reply<(typeof accountsApi)['login']>;

/**
 * Lets a member in after he has proven who he is, in whatever way: asks for the second factor,
 * opens the session, records device and history, remembers the browser. Throws `login.failed` for a
 * disabled account, and what `passLoginSteps` throws (docs/domain/accounts.md §3, §4, §6).
 */
export async function finishLogin(
  app: App,
  member: MemberRecord,
  call: LoginCall,
  proven: Proven,
): Promise<LoginReply> {
  if (member.state === 'disabled') throw refuse('login.failed');
  const { how, kind = 'PL', temporary = null } = proven;
  const remember = proven.remember === true || proven.pair !== undefined;
  const rememberAs = proven.pair?.row.type ?? proven.rememberAs ?? 'username';
  const asked = { how, kind, remember, rememberAs, temporary };
  await passLoginSteps(app, member, call.request, asked);
  const restriction = await readRestriction(app, member);
  const done = await enterAccount(app, { member, call, proven, restriction });
  const { entering, sessionId } = done;
  if (temporary) await endSessionsBut(app, member.id, sessionId, 'reset');
  else await endCrowded(app, member.id, done.open);
  return {
    token: done.token,
    ...selfOf(entering),
    ...(done.kept ? { remember: giveHalves(app, call.answer, done.kept.type, done.kept) } : {}),
    ...(restriction ? { restriction: told(restriction) } : {}),
  };
}

const selfOf = (member: MemberRecord) => ({
  userName: member.account,
  customerType: member.type,
  firstTimeLogin: member.first_time_login,
  passwordExpired: member.password_expired,
  merchantCode: member.merchant_code,
});

const told = ({ code, until }: Restriction) => ({ code, until: until?.toISOString() ?? null });
