import { isAgentType } from '@palaro/kernel';
import { defineProvision, refuse, type App, type RequestInfo } from '@palaro/server';
import type { LoginWay } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';
import type { Temporary } from './temporary-passwords.ts';

/** Which login form is used: the agents' or the members'. */
export type LoginKind = 'A' | 'PL';

/** The login that a further step interrupted, so that it can be completed. */
export interface AskedLogin {
  how: LoginWay;
  remember: boolean;
  rememberAs: 'username' | 'sms';
  /** The temporary password that proved him. It is used up only when the login is completed. */
  temporary: Temporary | null;
}

/**
 * Says whether a member must prove more before he is let in. Null: no. Otherwise the ticket to send
 * with the proof, and the ways that he has.
 */
export type LoginStep = (
  member: MemberRecord,
  request: RequestInfo,
  asked: AskedLogin,
) => Promise<null | { ticket: string; methods: string[] }>;

/** Decides who needs a second factor. */
export const secondFactorStep = defineProvision<LoginStep>('login.second-factor');

/** A new account, a trial account, or a member who has just given the second factor. */
const ASKED_NO_MORE: readonly LoginWay[] = ['second_factor', 'register', 'trial'];

/**
 * The checks between a right proof and the session, the same for every kind of proof. Throws
 * `login.agents_only`, `login.members_only`, and `login.second_factor` with `{ticket, methods}`
 * where the member must prove more.
 */
export async function passLoginSteps(
  app: App,
  member: MemberRecord,
  request: RequestInfo,
  { kind, ...asked }: AskedLogin & { kind: LoginKind },
): Promise<void> {
  if (ASKED_NO_MORE.includes(asked.how)) return;
  refuseKind(app, kind, member);
  const data = await secondFactorStep.of(app)(member, request, asked);
  if (data) throw refuse('login.second_factor', { data });
}

/**
 * The agents' login accepts agents; the members' login accepts the types that the deployment does
 * not keep out. Only somebody who has proven the account is told (SESS-02, SESS-03,
 * docs/domain/agents.md §2).
 */
function refuseKind(app: App, kind: LoginKind, { type }: MemberRecord) {
  if (kind === 'A') {
    if (!isAgentType(type)) throw refuse('login.agents_only');
  } else if (app.site.settings['session.plRefuse'].includes(type)) {
    throw refuse('login.members_only');
  }
}
