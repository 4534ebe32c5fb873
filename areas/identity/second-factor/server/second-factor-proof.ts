import { readMember } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { requireLoginPassword, requireStepUp, type OwnProof } from '@palaro/step-up/server';
import { countUse } from '@palaro/verification/server';
import type { FactorMethod, FactorProof } from '../second-factor.api.ts';
import { takeAppCode } from './second-factor-app.ts';
import { takeAssertion } from './second-factor-passkeys.ts';
import { takeRecoveryCode } from './second-factor-recovery.ts';

/** Guesses at one account's factor, whoever makes them: 20 an hour, with a million codes. */
const TRIES = { max: 20, seconds: 3_600 };

/** The factors that the member can use; empty: he has no second factor. */
export async function methodsOf(app: App, member: MemberId): Promise<FactorMethod[]> {
  const { app_on, passkey_on, recovery_on } = await app.db
    .selectNoFrom((is) => [
      is
        .exists(
          is
            .selectFrom('factor_app')
            .select('member_id')
            .where('member_id', '=', member)
            .where('confirmed_at', 'is not', null),
        )
        .as('app_on'),
      is
        .exists(is.selectFrom('factor_passkey').select('id').where('member_id', '=', member))
        .as('passkey_on'),
      is
        .exists(
          is.selectFrom('factor_recovery').select('member_id').where('member_id', '=', member),
        )
        .as('recovery_on'),
    ])
    .executeTakeFirstOrThrow();
  const on = { app: app_on, passkey: passkey_on, recovery: recovery_on };
  return (Object.keys(on) as FactorMethod[]).filter((method) => on[method]);
}

/** Uses up a proof; answers whether it was right. Throws `too_many_requests` beyond the limit. */
export async function takeFactor(
  app: App,
  member: MemberId,
  proof: FactorProof,
  purpose: 'prove' | 'login',
): Promise<boolean> {
  await countUse(app, { scope: `factor:${member}`, ...TRIES });
  if (proof.assertion) return takeAssertion(app, member, proof.assertion, purpose);
  if (proof.recoveryCode) return takeRecoveryCode(app, member, proof.recoveryCode);
  return takeAppCode(app, member, proof.code ?? '', 'confirmed');
}

/** The refusal of a wrong proof, on the field that it belongs to. */
export const wrongFactor = ({ recoveryCode, assertion }: FactorProof) => {
  if (assertion) return refuse('second_factor.wrong');
  const field = recoveryCode ? 'recoveryCode' : 'code';
  return refuse('second_factor.wrong', { fields: { [field]: 'second-factor.wrong' } });
};

/** The proof for a change of the factors. */
export type PersonProof = FactorProof & OwnProof;

/**
 * Checks that the member himself changes his second factors: by the login password, and also by a
 * factor if one is on. An account without a password, whose member came by a mobile code or a
 * social account, is proven as in any step-up (docs/domain/accounts.md §7). Throws
 * `login_password.wrong`, what `requireStepUp` throws, `second_factor.needed`,
 * `second_factor.wrong`.
 */
export async function provePerson(
  app: App,
  member: Member,
  proof: PersonProof,
  request: RequestInfo,
): Promise<void> {
  const methods = await methodsOf(app, member.id);
  // Checked first, so that no code is used up for nothing.
  if (methods.length > 0 && !proof.code && !proof.recoveryCode && !proof.assertion) {
    throw refuse('second_factor.needed', { data: { methods } });
  }
  const { password_hash } = await readMember(app.db, member.id);
  if (password_hash === null) await requireStepUp(app, member, proof, request);
  else await requireLoginPassword(app, member, proof.password, request);
  if (methods.length === 0) return;
  if (!(await takeFactor(app, member.id, proof, 'prove'))) throw wrongFactor(proof);
}
