import { checkNewPassword, hashPassword, opaquePassword } from '@palaro/accounts/server';
import { sendMail } from '@palaro/delivery/server';
import { fillText } from '@palaro/api';
import { inLanguage, plusSeconds, randomToken } from '@palaro/kernel';
import { consoleOrigin, recordAudit, refuse, systemActor, type App, type Db } from '@palaro/server';
import { en } from '../operators.en.ts';
import { PASSWORD_MIN } from '../operators.limits.ts';
import { ty } from '../operators.ty.ts';
import { tellManagers } from './alarm.ts';
import { lockOperator, type OperatorRecord } from './operators.repository.ts';
import { digestOf, endSessions } from './sessions.ts';

/** An invitation waits this long. */
const DAYS = 3;

/** Makes an invitation; answers its link. Only the invited person's mail ever holds it. */
export async function makeInvitation(app: App, tx: Db, operator: string): Promise<string> {
  const token = randomToken();
  const now = app.clock.now();
  await tx.deleteFrom('operator_invitation').where('operator_id', '=', operator).execute();
  await tx
    .insertInto('operator_invitation')
    .values({
      token_digest: digestOf(token),
      operator_id: operator,
      expires_at: plusSeconds(now, DAYS * 86_400),
      used_at: null,
    })
    .execute();
  return `${consoleOrigin(app.config)}/console/invitation#${token}`;
}

/** Mails an invitation, after the commit of `tx`. */
export async function sendInvitation(
  app: App,
  tx: Db,
  {
    id,
    name,
    full_name: fullName,
    mail,
  }: Pick<OperatorRecord, 'id' | 'name' | 'full_name' | 'mail'>,
): Promise<void> {
  const link = await makeInvitation(app, tx, id);
  const words = inLanguage({ EN: en, TY: ty }, app.site.settings['site.language']);
  const site = app.site.settings['site.name'];
  const message = {
    to: mail,
    purpose: 'operator-invitation',
    subject: fillText(words['invitation.subject'], { site }),
    text: fillText(words['invitation.text'], { site, fullName, name, link, days: DAYS }),
    // Hidden from those who see the outbox: who opens it sets the password.
    code: link,
    usefulMinutes: DAYS * 24 * 60,
  };
  await sendMail(app, message, tx);
}

/**
 * The invited person chooses the password and is active from now on; older sessions and second
 * factors are gone. Refuses `console.invitation` for a link that is unknown, used or too old, and
 * `console.password_weak`.
 */
export async function acceptInvitation(app: App, token: string, password: string) {
  const now = app.clock.now();
  const found = await findInvitation(app.db, token, now);
  checkPassword(app, found.name, password);
  const hash = await hashPassword(app, password);
  await app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('operator_invitation')
      .set({ used_at: now })
      .where('token_digest', '=', digestOf(token))
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { state } = await lockOperator(tx, found.operator_id);
    if (numUpdatedRows !== 1n || state !== 'invited') throw refuse('console.invitation');
    await endSessions(tx, found.operator_id, now);
    await tx.deleteFrom('operator_passkey').where('operator_id', '=', found.operator_id).execute();
    await tx
      .updateTable('operator')
      .set({ state: 'active', password_hash: hash, app_secret: null, app_new: null })
      .where('id', '=', found.operator_id)
      .execute();
    const { name, full_name: fullName, mail, roles } = found;
    await tellManagers(app, tx, 'invite_taken', { name, fullName, mail, roles: roles.join(', ') });
    await recordAudit(tx, systemActor('operators.invitation'), now, {
      action: 'operator.accept',
      subject: `operator:${found.name}`,
      before: { state: 'invited' },
      after: { state: 'active' },
    });
  });
  return { name: found.name };
}

async function findInvitation(db: Db, token: string, now: Date) {
  const found = await db
    .selectFrom('operator_invitation')
    .innerJoin('operator', 'operator.id', 'operator_invitation.operator_id')
    .select(['operator_id', 'name', 'full_name', 'mail', 'roles'])
    .where('token_digest', '=', digestOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw refuse('console.invitation');
  return found;
}

/** Refuses `console.password_weak` (docs/domain/operator-console.md §2: at least 12 characters). */
export function checkPassword(app: App, name: string, password: string): void {
  const brand = app.site.settings['site.name'];
  const weak = checkNewPassword({ password, account: name, brand }) !== null;
  if (weak || opaquePassword(password).length < PASSWORD_MIN) {
    throw refuse('console.password_weak', { values: { min: PASSWORD_MIN } });
  }
}
