import { plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, siteEnvelope, type App, type Operator } from '@palaro/server';
import { newAppSecret, stepOfCode } from '@palaro/verification/server';
import { findOperator, lockOperator } from './operators.repository.ts';

/** How long a new secret waits for its first code. */
const CONFIRM_SECONDS = 15 * 60;

const envelope = (app: App) => siteEnvelope(app, 'operators.factor-app');

/** A new secret for the operator's authenticator app; the old one counts until its first code. */
export async function makeApp(app: App, operator: Operator) {
  const issuer = `${app.site.settings['site.name']} console`;
  const { secret, uri } = newAppSecret({ issuer, label: operator.name });
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('operator')
      .set({ app_new: envelope(app).seal(operator.id, secret), app_new_at: now })
      .where('id', '=', operator.id)
      .execute();
    await recordAudit(tx, operator, now, { subject: `operator:${operator.name}` });
  });
  return { secret, uri };
}

/** The first code of the new app; from then on it is the second factor. Refuses `console.code`. */
export async function confirmApp(app: App, operator: Operator, code: string): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const { app_new: sealed, app_new_at: madeAt } = await lockOperator(tx, operator.id);
    const fresh = madeAt !== null && now < plusSeconds(madeAt, CONFIRM_SECONDS);
    const step = sealed && fresh ? await stepOf(app, operator.id, sealed, code) : null;
    if (step === null) throw refuse('console.code');
    await tx
      .updateTable('operator')
      .set({ app_secret: sealed, app_last_step: step, app_new: null, app_new_at: null })
      .where('id', '=', operator.id)
      .execute();
    await recordAudit(tx, operator, now, {
      subject: `operator:${operator.name}`,
      after: { factor: 'app' },
    });
  });
}

/** Uses up a code; answers whether it was right. It counts once, and no earlier one after it. */
export async function takeAppCode(app: App, { id }: { id: string }, code: string) {
  const found = await findOperator(app.db, id);
  const step = found?.app_secret ? await stepOf(app, id, found.app_secret, code) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await app.db
    .updateTable('operator')
    .set({ app_last_step: step })
    .where('id', '=', id)
    .where('app_last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const stepOf = (app: App, id: string, sealed: Buffer, code: string) =>
  stepOfCode(envelope(app).open(id, sealed), code, app.clock.now());
