import { recordAccountChange } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Db, type Member, type RequestInfo, type Tx } from '@palaro/server';
import { PASSKEY_NAME_MAX, PASSKEYS_MOST, type SecondFactorState } from '../second-factor.api.ts';
import { makeAppSecret, takeAppCode } from './second-factor-app.ts';
import {
  creationOptions,
  listPasskeys,
  passkeyDomain,
  readAttestation,
} from './second-factor-passkeys.ts';
import { methodsOf, provePerson, wrongFactor, type PersonProof } from './second-factor-proof.ts';
import { makeRecoveryCodes } from './second-factor-recovery.ts';

/** The member who changes his factors, and his request. */
interface Caller {
  app: App;
  member: Member;
  request: RequestInfo;
}
type Change =
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes'
  | 'passkey_added'
  | 'passkey_removed';

/**
 * One change of a member's factors at a time, so that only the first factor brings recovery codes.
 */
const changeFactors = <T>({ app, member }: Caller, change: (tx: Tx) => Promise<T>): Promise<T> =>
  app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    return change(tx);
  });

const record = (tx: Tx, { app, member, request }: Caller, what: Change) =>
  recordAccountChange(tx, app, { memberId: member.id, what, by: 'member', request });

/** Which factors the member has; holds no secrets. */
export async function readSecondFactor({ app, member }: Caller): Promise<SecondFactorState> {
  const [authenticator, recovery, passkeys] = await Promise.all([
    app.db
      .selectFrom('factor_app')
      .select('confirmed_at')
      .where('member_id', '=', member.id)
      .executeTakeFirst(),
    app.db
      .selectFrom('factor_recovery')
      .select((row) => row.fn.countAll<string>().as('left'))
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow(),
    listPasskeys(app.db, member.id),
  ]);
  return {
    appSince: authenticator?.confirmed_at?.toISOString() ?? null,
    recoveryLeft: Number(recovery.left),
    passkeys: passkeys.map(({ id, name, added_at, last_used_at }) => ({
      id,
      name,
      addedAt: added_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    passkeyDomain: passkeyDomain(app),
  };
}

/** Starts an authenticator app: answers its secret, which is shown only now. */
export async function startApp({ app, member, request }: Caller, proof: PersonProof) {
  await provePerson(app, member, proof, request);
  return makeAppSecret(app, member);
}

/** Turns the app on by its first code. If it is the first factor, recovery codes come with it. */
export async function confirmApp(caller: Caller, code: string) {
  const { app, member } = caller;
  const pending = await app.db
    .selectFrom('factor_app')
    .select('member_id')
    .where('member_id', '=', member.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!pending) throw refuse('second_factor.not_started');
  return changeFactors(caller, async (tx) => {
    if (!(await takeAppCode(app, member.id, code, 'first', tx))) throw wrongFactor({ code });
    await record(tx, caller, 'second_factor_on');
    return { recoveryCodes: await firstCodes(tx, caller) };
  });
}

/** New recovery codes for a member who has none yet; null for one who has. */
async function firstCodes(tx: Tx, { app, member }: Caller): Promise<string[] | null> {
  const known = await tx
    .selectFrom('factor_recovery')
    .select('member_id')
    .where('member_id', '=', member.id)
    .limit(1)
    .executeTakeFirst();
  return known ? null : makeRecoveryCodes(app, tx, member.id);
}

/** Turns the app off. */
export async function removeApp(caller: Caller, proof: PersonProof) {
  const { app, member, request } = caller;
  await provePerson(app, member, proof, request);
  await changeFactors(caller, async (tx) => {
    const gone = await tx
      .deleteFrom('factor_app')
      .where('member_id', '=', member.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw refuse('second_factor.off');
    await dropCodesOfNone(tx, member.id);
    await record(tx, caller, 'second_factor_off');
  });
  return {};
}

/** Recovery codes alone are not a second factor, so they are deleted with the last factor. */
const dropCodesOfNone = (tx: Tx, member: MemberId) =>
  tx
    .deleteFrom('factor_recovery')
    .where('member_id', '=', member)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('factor_app')
            .select('secret')
            .where('member_id', '=', member)
            // An app that was never confirmed does not count.
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('factor_passkey').select('id').where('member_id', '=', member))),
    )
    .execute();

/** Ten new recovery codes that replace the old ones. */
export async function renewCodes(caller: Caller, proof: PersonProof) {
  const { app, member, request } = caller;
  await provePerson(app, member, proof, request);
  if ((await methodsOf(app, member.id)).length === 0) throw refuse('second_factor.off');
  return changeFactors(caller, async (tx) => {
    await record(tx, caller, 'recovery_codes');
    return { recoveryCodes: await makeRecoveryCodes(app, tx, member.id) };
  });
}

/** Starts a passkey: answers the options with which the browser makes it. */
export async function startPasskey({ app, member, request }: Caller, proof: PersonProof) {
  await provePerson(app, member, proof, request);
  await refuseTooMany(app.db, member.id);
  return creationOptions(app, member);
}

async function refuseTooMany(db: Db, member: MemberId) {
  if ((await listPasskeys(db, member)).length >= PASSKEYS_MOST) throw refuse('passkey.too_many');
}

/** Stores a passkey that the browser made from the options just given. */
export async function addPasskey(
  caller: Caller,
  { name, attestation }: { name: string; attestation: Record<string, unknown> },
) {
  const { app, member } = caller;
  const made = await readAttestation(app, member.id, attestation);
  return changeFactors(caller, async (tx) => {
    await refuseTooMany(tx, member.id);
    const kept = await tx
      .insertInto('factor_passkey')
      .values({
        ...made,
        member_id: member.id,
        name: name.trim().slice(0, PASSKEY_NAME_MAX) || 'Passkey',
        added_at: app.clock.now(),
        last_used_at: null,
      })
      .onConflict((known) => known.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw refuse('passkey.refused');
    await record(tx, caller, 'passkey_added');
    return { recoveryCodes: await firstCodes(tx, caller) };
  });
}

/** Removes a passkey; one that does not exist counts as removed. */
export async function removePasskey(
  caller: Caller,
  { id, ...proof }: PersonProof & { id: string },
) {
  const { app, member, request } = caller;
  await provePerson(app, member, proof, request);
  await changeFactors(caller, async (tx) => {
    const gone = await tx
      .deleteFrom('factor_passkey')
      .where('member_id', '=', member.id)
      .where('id', '=', id)
      .executeTakeFirst();
    await dropCodesOfNone(tx, member.id);
    if (gone.numDeletedRows === 1n) await record(tx, caller, 'passkey_removed');
  });
  return {};
}
