import { plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, siteEnvelope, type App, type Db, type Member } from '@palaro/server';
import { newAppSecret, stepOfCode } from '@palaro/verification/server';
import './second-factor.tables.ts';

/** How long a new secret waits for its first code. */
const CONFIRM_SECONDS = 15 * 60;

const envelope = (app: App) => siteEnvelope(app, 'security.factor-app');

/**
 * Creates the secret of the member's authenticator app; it replaces one that was never confirmed.
 * Refuses `second_factor.on_already`.
 */
export async function makeAppSecret(app: App, { id, account }: Member) {
  const issuer = app.site.settings['site.name'];
  const { secret, uri } = newAppSecret({ issuer, label: account });
  const row = { secret: envelope(app).seal(id, secret), made_at: app.clock.now(), last_step: '0' };
  const { numInsertedOrUpdatedRows: made } = await app.db
    .insertInto('factor_app')
    .values({ member_id: id, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('factor_app.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (made !== 1n) throw refuse('second_factor.on_already');
  return { secret, uri };
}

/**
 * Uses up a code of the app and answers whether it was right (`stepOfCode`). It is accepted only
 * once, and afterwards no earlier code is. `first` is the code that confirms a secret made within
 * the last 15 minutes.
 */
export async function takeAppCode(
  app: App,
  member: MemberId,
  code: string,
  use: 'first' | 'confirmed',
  db: Db = app.db,
): Promise<boolean> {
  const now = app.clock.now();
  const found = await db
    .selectFrom('factor_app')
    .select(['secret', 'last_step', 'made_at', 'confirmed_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  if (!found || (found.confirmed_at === null) !== (use === 'first')) return false;
  if (use === 'first' && plusSeconds(found.made_at, CONFIRM_SECONDS) <= now) return false;
  const step = await stepOfCode(envelope(app).open(member, found.secret), code, now);
  if (step === null) return false;
  const { numUpdatedRows: used } = await db
    .updateTable('factor_app')
    .set({ last_step: step, ...(use === 'first' ? { confirmed_at: now } : {}) })
    .where('member_id', '=', member)
    // Only for the secret that was read, since another one may have been made meanwhile.
    .where('secret', '=', found.secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return used === 1n;
}
