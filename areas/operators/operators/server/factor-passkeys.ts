import { plusSeconds } from '@palaro/kernel';
import {
  consoleOrigin,
  keyedDigest,
  recordAudit,
  refuse,
  type App,
  type Operator,
} from '@palaro/server';
import {
  passkeyParty,
  passkeyToMake,
  passkeyToUse,
  readMadePasskey,
  readUsedPasskey,
  type PasskeyJson,
} from '@palaro/verification/server';
import './operators.tables.ts';

const CHALLENGE_SECONDS = 300;
type Purpose = 'add' | 'login';

/** Refuses `console.passkey` where the site's address is an IP address: passkeys need a name. */
function relyingParty(app: App) {
  const party = passkeyParty(consoleOrigin(app.config), true);
  if (party === null) throw refuse('console.passkey');
  return party;
}

const passkeysOf = (app: App, operator: string) =>
  app.db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('operator_id', '=', operator)
    .orderBy('added_at')
    .execute();

export const hasPasskey = async (app: App, operator: string) =>
  (await passkeysOf(app, operator)).length > 0;

/** The options with which the operator's browser makes a passkey. Refuses `console.passkey`. */
export async function makePasskey(app: App, operator: Operator): Promise<PasskeyJson> {
  const owner = {
    rpName: `${app.site.settings['site.name']} console`,
    userName: operator.name,
    userID: new Uint8Array(keyedDigest(app, 'operators.passkey-user', operator.id)),
  };
  const known = await passkeysOf(app, operator.id);
  const options = await passkeyToMake(relyingParty(app), owner, known);
  await keepChallenge(app, operator.id, 'add', options.challenge);
  await recordAudit(app.db, operator, app.clock.now(), { subject: `operator:${operator.name}` });
  return { ...options };
}

/** Keeps the passkey that the browser made. Refuses `console.passkey`. */
export async function confirmPasskey(
  app: App,
  operator: Operator,
  sent: PasskeyJson,
): Promise<void> {
  const made = await readMadePasskey(relyingParty(app), sent, (challenge) =>
    takeChallenge(app, operator.id, 'add', challenge),
  );
  if (made === null) throw refuse('console.passkey');
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('operator_passkey')
      .values({ ...made, operator_id: operator.id, added_at: now })
      .onConflict((known) => known.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw refuse('console.passkey');
    await recordAudit(tx, operator, now, {
      subject: `operator:${operator.name}`,
      after: { factor: 'passkey' },
    });
  });
}

/** The options with which the browser uses one of the operator's passkeys at a login. */
export async function loginOptions(app: App, operator: string): Promise<PasskeyJson> {
  const options = await passkeyToUse(relyingParty(app), await passkeysOf(app, operator));
  await keepChallenge(app, operator, 'login', options.challenge);
  return { ...options };
}

/** Uses up a passkey's signature; answers whether it was the operator's and fresh. */
export async function takeAssertion(app: App, operator: string, given: PasskeyJson) {
  const known = await passkeysOf(app, operator);
  const used = await readUsedPasskey(relyingParty(app), known, given, (challenge) =>
    takeChallenge(app, operator, 'login', challenge),
  );
  if (used === null) return false;
  const { numUpdatedRows } = await app.db
    .updateTable('operator_passkey')
    .set({ counter: used.counter })
    .where('id', '=', used.passkey.id)
    .where('counter', '=', used.passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const keepChallenge = (app: App, operator: string, purpose: Purpose, challenge: string) =>
  app.db
    .insertInto('operator_challenge')
    .values({
      challenge,
      operator_id: operator,
      purpose,
      expires_at: plusSeconds(app.clock.now(), CHALLENGE_SECONDS),
    })
    .execute();

async function takeChallenge(app: App, operator: string, purpose: Purpose, challenge: string) {
  const { numDeletedRows } = await app.db
    .deleteFrom('operator_challenge')
    .where('challenge', '=', challenge)
    .where('operator_id', '=', operator)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
