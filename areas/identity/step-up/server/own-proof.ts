import { proveLoginPassword, readMember, type MemberRecord } from '@palaro/accounts/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { requireStepUp, waysOf, type StepUpProof } from './step-up.ts';

export interface OwnProof extends StepUpProof {
  /** The login password. */
  password?: string;
}

/** A wrong login password counts like one at the login. */
export async function requireLoginPassword(
  app: App,
  member: Member,
  password: string | undefined,
  request: RequestInfo,
): Promise<void> {
  if (!password) throw refuse('step_up.required', { data: { methods: ['login_password'] } });
  if (await proveLoginPassword(app, member.id, password, request)) return;
  throw refuse('login_password.wrong', { fields: { password: 'step-up.login_password_wrong' } });
}

/**
 * The step-up for changes that a member must be able to make before he has a payment password: the
 * login password stands in for it until then.
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
