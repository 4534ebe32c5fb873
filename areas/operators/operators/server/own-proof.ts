import { verifyPassword } from '@palaro/accounts/server';
import type { Body, Reply } from '@palaro/api';
import { refuse, type App, type Operator } from '@palaro/server';
import type { sessionApi } from '../operators.api.ts';
import { judgeFactor } from './judge-factor.ts';
import { noteLock } from './lock-alarm.ts';
import { clearGuard, guardName, takeTry, TRIES } from './login-guard.ts';
import { findOperator, type OperatorRecord } from './operators.repository.ts';

type Proof = Body<(typeof sessionApi)['makeApp']>;

/** Refuses `console.login` unless the password is this operator's own; see `proveOwn`. */
export const proveOwnPassword = (app: App, operator: Operator, password: string) =>
  proveOwn(app, operator, (own) => verifyPassword(app, own?.password_hash, password));

/**
 * Refuses `console.login` unless the password is this operator's own and, where a second factor is
 * set up, the present one is proved too: whoever finds a session open does not replace it. An
 * operator who lost it is disabled and invited anew by two others (docs/domain/operator-console.md
 * §2).
 */
export const proveForNewFactor = (app: App, operator: Operator, { password, factor }: Proof) =>
  proveOwn(
    app,
    operator,
    async (own) =>
      own !== undefined &&
      (await verifyPassword(app, own.password_hash, password)) &&
      (await judgeFactor(app, own, factor)) === 'passed',
  );

/** Reads what a new second factor needs besides the password. */
export async function readPresentFactor(
  app: App,
  operator: Operator,
): Promise<Reply<(typeof sessionApi)['presentFactor']>> {
  const own = await findOperator(app.db, operator.id);
  const step = own ? await judgeFactor(app, own, undefined) : 'passed';
  return typeof step === 'string' ? { needs: null, challenge: null } : step;
}

/**
 * Counts a try before it is judged, as a login does. The fifth wrong one in a row ends the session
 * with an alarm; whoever sat there must log in again. Refuses `console.login`, `console.locked`.
 */
async function proveOwn(
  app: App,
  operator: Operator,
  isRight: (own: OperatorRecord | undefined) => Promise<boolean>,
): Promise<void> {
  const door = { name: guardName(`session ${operator.sessionId}`), door: '' };
  const turn = await takeTry(app, door);
  if ('waitSeconds' in turn) {
    throw refuse('console.locked', { retryAfterSeconds: turn.waitSeconds });
  }
  if (await isRight(await findOperator(app.db, operator.id))) {
    await clearGuard(app, door);
    return;
  }
  if (turn.number >= TRIES) await lockSession(app, operator);
  throw refuse('console.login');
}

const lockSession = (app: App, { id, name, sessionId, device, ip }: Operator) =>
  app.db.transaction().execute(async (tx) => {
    const now = app.clock.now();
    await tx
      .updateTable('operator_session')
      .set({ ended_at: now })
      .where('id', '=', sessionId)
      .execute();
    await noteLock(app, tx, name, { operator_id: id, door: device, locked_at: now, ip });
  });
