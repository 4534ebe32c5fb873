import { hashPassword } from '@palaro/accounts/server';
import { recordAudit, type App, type Operator } from '@palaro/server';
import { checkPassword } from './invitations.ts';
import { proveOwnPassword } from './own-proof.ts';
import { endSessions } from './sessions.ts';

/** Changes the operator's own password; his other sessions end. */
export async function changePassword(
  app: App,
  operator: Operator,
  { current, next }: { current: string; next: string },
): Promise<void> {
  await proveOwnPassword(app, operator, current);
  checkPassword(app, operator.name, next);
  const hash = await hashPassword(app, next);
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('operator')
      .set({ password_hash: hash })
      .where('id', '=', operator.id)
      .execute();
    await endSessions(tx, operator.id, now, operator.sessionId);
    await recordAudit(tx, operator, now, { subject: `operator:${operator.name}` });
  });
}

/** Ends the operator's own session. */
export async function logOut(app: App, operator: Operator): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('operator_session')
      .set({ ended_at: now })
      .where('id', '=', operator.sessionId)
      .execute();
    await recordAudit(tx, operator, now, { subject: `operator:${operator.name}` });
  });
}
