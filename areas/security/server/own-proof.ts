import { proveLoginPassword, readMember, type MemberRecord } from '@palaro/accounts/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { requireStepUp, waysOf, type StepUpProof } from './step-up.ts';

export interface OwnProof extends StepUpProof {
  /** The login password. */
  password?: string;
}

/** A login password that is wrong counts like a wrong one at the login. */
export async function requireLoginPassword(
  app: App,
  member: Member,
  password: string | undefined,
  request: RequestInfo,
): Promise<void> {
  if (!password) throw refuse('step_up.required', { data: { methods: ['login_password'] } });
  if (await proveLoginPassword(app, member.id, password, request)) return;
  throw refuse('login_password.wrong', { fields: { password: 'security.login_password_wrong' } });
}

/**
 * The step-up of a change that a member without a payment password must be able to make too: the
 * login password stands in for it until there is one.
 */
export async function requireOwnProof(
  app: App,
  member: Member,
  proof: OwnProof,
  request: RequestInfo,
): Promise<MemberRecord> {
  const record = await readMember(app.db, member.id);
  const standsIn = waysOf(record).includes('login_password');
  if (standsIn && proof.password && !proof.stepUpCode) {
    await requireLoginPassword(app, member, proof.password, request);
  } else await requireStepUp(app, member, proof, request);
  return record;
}
