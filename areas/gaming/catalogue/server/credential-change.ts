import { object, text, type Static } from '@palaro/api';
import { randomToken } from '@palaro/kernel';
import {
  askForChange,
  defineChangeKind,
  linkFact,
  recordAudit,
  NO_FACT,
  refuse,
  textFact,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { sql } from 'kysely';
import { forgetCredentials, LIVE_CREDENTIALS_MAX, sealSecret } from './vendor-connections.ts';

const payload = object({
  vendor: text({ max: 32 }),
  key: text({ max: 64 }),
  /** In base64; only this site's key opens it, so no reader of the request learns the secret. */
  sealed: text({ max: 2_000 }),
});
type NewCredential = Static<typeof payload>;

/**
 * A new credential of a vendor: two people (docs/domain/operator-console.md §3, key rotation). The
 * one before stays valid beside it until somebody ends it.
 */
export const credentialChange = defineChangeKind({
  name: 'vendor.credential',
  payload,
  concerns: 'values',
  approve: 'change.approve.site',
  subject: ({ vendor }) => `vendor:${vendor}`,
  async before(_app, tx, { vendor, key }) {
    await lockCredentials(tx);
    await requireNewKey(tx, key);
    return { keys: await liveKeys(tx, vendor) };
  },
  after: ({ key }, before) => ({
    keys: [key, ...(before as { keys: string[] }).keys].slice(0, LIVE_CREDENTIALS_MAX),
  }),
  facts: async (_app, _tx, { vendor, key }) => ({
    vendor: linkFact(vendor, `/console/vendors/${vendor}`),
    key: textFact(key),
    sealed: NO_FACT,
  }),
  apply: (app, tx, { payload: asked }) => store(app, tx, asked),
  applied: (app) => Promise.resolve(forgetCredentials(app)),
});

/**
 * Asks for a new credential. The site makes its secret, so that nobody brings one that others know,
 * and this answer is the only place that ever shows it: it is sealed before it is stored. Refuses
 * `vendor.key_taken` and what `askForChange` does.
 */
export async function askForCredential(
  app: App,
  operator: Operator,
  { vendor, key, reason }: { vendor: string; key: string; reason: string },
): Promise<{ changeId: string; secret: string }> {
  const secret = randomToken();
  const sealed = sealSecret(app, key, secret).toString('base64');
  const draft = { payload: { vendor, key, sealed }, reason };
  // A repeat must not find the first request, whose secret is another one.
  const maker = { ...operator, idempotencyKey: undefined };
  const asked = await askForChange.of(app)(maker, credentialChange, draft);
  return { ...asked, secret };
}

interface Ended {
  vendor: string;
  key: string;
  reason: string;
}

/**
 * Ends a credential at once: stopping is quick. Refuses `not_found`, and `vendor.last_credential`
 * for the only one left, because the vendor's open rounds could no longer be paid.
 */
export async function endCredential(app: App, operator: Operator, { vendor, key, reason }: Ended) {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await lockCredentials(tx);
    const keys = await liveKeys(tx, vendor);
    if (!keys.includes(key)) throw refuse('not_found');
    if (keys.length === 1) throw refuse('vendor.last_credential');
    await retire(tx, [key], now);
    const after = { keys: keys.filter((one) => one !== key) };
    await recordAudit(tx, operator, now, {
      subject: `vendor:${vendor}`,
      before: { keys },
      after,
      reason,
    });
  });
  forgetCredentials(app);
  return {};
}

async function store(app: App, tx: Tx, { vendor, key, sealed }: NewCredential) {
  const now = app.clock.now();
  const over = (await liveKeys(tx, vendor)).slice(LIVE_CREDENTIALS_MAX - 1);
  await retire(tx, over, now);
  const row = { key, vendor, secret: null, sealed: Buffer.from(sealed, 'base64') };
  await tx
    .insertInto('vendor_credential')
    .values({ ...row, created_at: now, retired_at: null })
    .execute();
}

async function retire(tx: Tx, keys: readonly string[], now: Date) {
  if (keys.length === 0) return;
  const ended = tx.updateTable('vendor_credential').set({ retired_at: now });
  await ended.where('key', 'in', keys).execute();
}

/** Changes of credentials come one after another, so that none sees another's half. */
const lockCredentials = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue.credentials'))`.execute(tx);

async function requireNewKey(tx: Tx, key: string) {
  const known = tx.selectFrom('vendor_credential').select('key').where('key', '=', key);
  if (await known.executeTakeFirst()) throw refuse('vendor.key_taken');
}

async function liveKeys(tx: Tx, vendor: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('vendor_credential')
    .select('key')
    .where('vendor', '=', vendor)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}
