import { hashPassword, matchPassword } from '@palaro/accounts/server';
import type { Body, Reply } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import {
  recordAudit,
  refuse,
  systemActor,
  type Answer,
  type App,
  type RequestInfo,
} from '@palaro/server';
import type { sessionApi } from '../operators.api.ts';
import { judgeFactor } from './judge-factor.ts';
import { clearGuard, doorOf, giveBack, lockAfter, takeTry } from './login-guard.ts';
import { findOperatorByName, type OperatorRecord } from './operators.repository.ts';
import { openSession, readSession, rightsOf } from './sessions.ts';

type LogIn = (typeof sessionApi)['logIn'];
interface Caller {
  request: RequestInfo;
  answer: Answer;
}

/**
 * Logs an operator in. Without the second factor that he has set up it answers what it needs, and
 * there is no session yet (OC-2). An unknown name, a wrong password, a wrong code and a disabled
 * operator look alike and take the same time. Refuses `console.login`, `console.locked` and, if
 * none of his roles counts from this address, `console.network`.
 */
export async function logIn(app: App, body: Body<LogIn>, caller: Caller): Promise<Reply<LogIn>> {
  // Keyboards of phones add a blank after a word that they complete.
  const name = body.name.trim();
  const door = await doorOf(app, name, caller.request);
  const turn = await takeTry(app, door);
  if ('waitSeconds' in turn) {
    throw refuse('console.locked', { retryAfterSeconds: turn.waitSeconds });
  }
  const found = await findOperatorByName(app.db, name);
  const operator = found?.state === 'active' ? found : undefined;
  const fit = await matchPassword(app, operator?.password_hash, body.password);
  const step = fit !== null && operator ? await factorStep(app, operator, body.factor) : 'wrong';
  if (step === 'wrong' || !operator) {
    await lockAfter(app, door, turn.number, caller.request.ip);
    throw refuse('console.login');
  }
  if (step !== 'passed') {
    await giveBack(app, door);
    return { ...step, session: null };
  }
  const { may, outside } = await rightsOf(
    app,
    { operator_id: operator.id, roles: operator.roles },
    caller.request.ip,
  );
  if (may.size === 0 && outside > 0) throw refuse('console.network');
  await clearGuard(app, door);
  if (fit === 'before') await renewHash(app, operator, body.password);
  const id = await enter(app, operator, caller);
  return {
    needs: null,
    challenge: null,
    session: await readSession(app, id, caller.request.ip),
  };
}

/** Makes the hash again as passwords are hashed now, unless the password changed meanwhile. */
async function renewHash(app: App, { id, password_hash: old }: OperatorRecord, password: string) {
  const password_hash = await hashPassword(app, password);
  await app.db
    .updateTable('operator')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute();
}

/** Judges the second factor where the site asks for one. */
const factorStep = async (app: App, operator: OperatorRecord, given: Body<LogIn>['factor']) =>
  app.site.settings['console.secondFactor'] ? judgeFactor(app, operator, given) : 'passed';

function enter(app: App, operator: OperatorRecord, caller: Caller): Promise<string> {
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    const id = await openSession(app, tx, operator, caller);
    await tx
      .insertInto('operator_device')
      .values({ operator_id: operator.id, device: caller.request.deviceId ?? '', seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['operator_id', 'device']).doUpdateSet({ seen_at: now }),
      )
      .execute();
    await recordAudit(tx, systemActor('operators.login'), now, {
      action: 'session.start',
      subject: `operator:${operator.name}`,
      after: { ip: caller.request.ip },
    });
    return id;
  });
}

/** Attempts are forgotten with the locks; a browser is known for as long as it is used. */
const FORGET_DEVICES_SECONDS = 90 * 86_400;

/** Drops what guards a login no longer: old counters, unused browsers, challenges. */
export async function forgetOldLogins(app: App, now: Date): Promise<void> {
  const day = plusSeconds(now, -86_400);
  await app.db.deleteFrom('operator_guard').where('failed_at', '<', day).execute();
  await app.db.deleteFrom('operator_lock').where('mailed_at', '<', day).execute();
  await app.db.deleteFrom('operator_challenge').where('expires_at', '<', now).execute();
  await app.db
    .deleteFrom('operator_device')
    .where('seen_at', '<', plusSeconds(now, -FORGET_DEVICES_SECONDS))
    .execute();
}
