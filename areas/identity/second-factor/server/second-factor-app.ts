import { generateSecret, generateURI, verify } from 'otplib';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, siteEnvelope, type App, type Db, type Member } from '@palaro/server';
import './second-factor.tables.ts';

/** How many seconds a code is valid. A phone's clock may be off by one code, before or after. */
const STEP_SECONDS = 30;
/** How long a new secret waits for its first code. */
const CONFIRM_SECONDS = 15 * 60;
const CODE = /^\d{6}$/;

const envelope = (app: App) => siteEnvelope(app, 'security.factor-app');

/**
 * Creates the secret of the member's authenticator app; it replaces one that was never confirmed.
 * Refuses `second_factor.on_already`.
 */
export async function makeAppSecret(app: App, { id, account }: Member) {
  const secret = generateSecret();
  const row = { secret: envelope(app).seal(id, secret), made_at: app.clock.now(), last_step: '0' };
  const { numInsertedOrUpdatedRows: made } = await app.db
    .insertInto('factor_app')
    .values({ member_id: id, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('factor_app.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (made !== 1n) throw refuse('second_factor.on_already');
  const issuer = app.site.settings['site.name'];
  return { secret, uri: generateURI({ issuer, label: account, secret }) };
}

/**
 * Uses up a code of the app and answers whether it was right. A code is right in its half
 * minute and in the ones beside it. It is accepted only once, and afterwards no earlier code is
 * (RFC 6238, 5.2). `first` is the code that confirms a secret made within the last 15 minutes.
 */
export async function takeAppCode(
  app: App,
  member: MemberId,
  code: string,
  use: 'first' | 'confirmed',
  db: Db = app.db,
): Promise<boolean> {
  const typed = code.replace(/\s/g, '');
  const now = app.clock.now();
  const found = await db
    .selectFrom('factor_app')
    .select(['secret', 'last_step', 'made_at', 'confirmed_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  if (!found || (found.confirmed_at === null) !== (use === 'first')) return false;
  if (use === 'first' && plusSeconds(found.made_at, CONFIRM_SECONDS) <= now) return false;
  if (!CODE.test(typed)) return false;
  const result = await verify({
    secret: envelope(app).open(member, found.secret),
    token: typed,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const { numUpdatedRows: used } = await db
    .updateTable('factor_app')
    .set({ last_step: String(result.timeStep), ...(use === 'first' ? { confirmed_at: now } : {}) })
    .where('member_id', '=', member)
    // Only for the secret that was read, since another one may have been made meanwhile.
    .where('secret', '=', found.secret)
    .where('last_step', '<', String(result.timeStep))
    .executeTakeFirstOrThrow();
  return used === 1n;
}
