import { defineService, refuse, type App, type RequestInfo } from '@palaro/server';
import type { LoginWay } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';

/** What the login was about when a further step stopped it, so that it can be completed. */
export interface AskedLogin {
  how: LoginWay;
  remember: boolean;
  rememberAs: 'username' | 'sms';
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

/** Who just made the account, tries without one, or has proven the second factor. */
const NO_STEP: readonly LoginWay[] = ['second_factor', 'register', 'trial'];

/** Throws `login.second_factor` with `{ticket, methods}` where the member must prove more. */
export async function passLoginStep(
  app: App,
  member: MemberRecord,
  request: RequestInfo,
  asked: AskedLogin,
): Promise<void> {
  if (NO_STEP.includes(asked.how)) return;
  const data = await steps(app).ask(member, request, asked);
  if (data) throw refuse('login.second_factor', { data });
}
