import { isAgentType } from '@palaro/kernel';
import { defineService, refuse, type App, type RequestInfo } from '@palaro/server';
import type { LoginWay } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';
import type { Temporary } from './temporary-passwords.ts';

/** Through which login somebody comes: the agents', or the members'. */
export type LoginKind = 'A' | 'PL';

/** What the login was about when a further step stopped it, so that it can be completed. */
export interface AskedLogin {
  how: LoginWay;
  remember: boolean;
  rememberAs: 'username' | 'sms';
  /** The temporary password that proved him; it holds on until the login is completed. */
  temporary: Temporary | null;
}

/**
 * Says whether a member must prove more before he is let in: null where not; else the ticket that
 * the proof is sent with, and the ways that he has.
 */
type LoginStep = (
  member: MemberRecord,
  request: RequestInfo,
  asked: AskedLogin,
) => Promise<null | { ticket: string; methods: string[] }>;

const steps = defineService('accounts.login-steps', () => ({
  ask: (() => Promise.resolve(null)) as LoginStep,
}));

/** The second factor's area says here who needs one. */
export const registerLoginStep = (app: App, step: LoginStep): void => {
  steps(app).ask = step;
};

/** Who just made the account, tries without one, or was asked before and has proven the rest. */
const ASKED_NO_MORE: readonly LoginWay[] = ['second_factor', 'register', 'trial'];

/**
 * What stands between a right proof and the session, whatever the proof was. Throws
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
  const data = await steps(app).ask(member, request, asked);
  if (data) throw refuse('login.second_factor', { data });
}

/**
 * The agents' login lets agents in, the members' the types that the deployment does not keep out;
 * said only to who has proven the account (SESS-02, SESS-03, agents.md §2).
 */
function refuseKind(app: App, kind: LoginKind, { type }: MemberRecord) {
  if (kind === 'A') {
    if (!isAgentType(type)) throw refuse('login.agents_only');
  } else if (app.site.settings['session.plRefuse'].includes(type)) {
    throw refuse('login.members_only');
  }
}
