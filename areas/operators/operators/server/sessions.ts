import { createHash } from 'node:crypto';
import { newId, plusSeconds, randomToken } from '@palaro/kernel';
import {
  cookieText,
  keyedDigest,
  OPERATOR_COOKIE,
  refuse,
  type Answer,
  type App,
  type Db,
  type OperatorCredentials,
  type SessionOperator,
  type RequestInfo,
} from '@palaro/server';
import { deviceName } from '@palaro/accounts/server';
import type { OperatorSession } from '../operators.api.ts';
import { elevatedRoles, type OperatorRecord } from './operators.repository.ts';
import { allowedBy, readRoles } from './roles.ts';
import './operators.tables.ts';

/** A session ends after this long without a call, and in any case at the end of a working day. */
const IDLE_SECONDS = 30 * 60;
const LONGEST_SECONDS = 10 * 3600;
/** A use is written down at most this often. */
const NOTED_EVERY_SECONDS = 60;

/** A token has 256 random bits, so its digest needs no key. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * What our own page sends back with every change. Only who can read the session's answer knows it,
 * so a page of another site cannot send it (docs/domain/operator-console.md §2).
 */
const csrfOf = (app: App, sessionId: string) =>
  keyedDigest(app, 'operators.csrf', sessionId).toString('base64url');

/** Opens a session and sets its cookie. `operator` has proved himself. */
export async function openSession(
  app: App,
  tx: Db,
  operator: OperatorRecord,
  { request, answer }: { request: RequestInfo; answer: Answer },
): Promise<string> {
  const now = app.clock.now();
  const token = randomToken();
  const id = newId(now);
  await tx
    .insertInto('operator_session')
    .values({
      id,
      operator_id: operator.id,
      token_digest: digestOf(token),
      device: request.deviceId ?? '',
      device_name: deviceName(request.userAgent),
      ip: request.ip,
      started_at: now,
      seen_at: now,
      ended_at: null,
    })
    .execute();
  setCookie(app, answer, token, LONGEST_SECONDS);
  return id;
}

export function setCookie(app: App, answer: Answer, value: string, seconds: number) {
  const cookie = { value, path: '/console', seconds, sameSite: 'Strict' } as const;
  answer.header('Set-Cookie', cookieText(app, OPERATOR_COOKIE, cookie));
}

/**
 * The operator who holds a session's token, with what his roles allow at this moment: a role that
 * was edited and an operator who was disabled count at once (OC-3). Refuses `not_logged_in`,
 * `session.expired`, `session.ended`, and `console.csrf` for a change without the session's proof.
 */
export async function holdSession(
  app: App,
  { token, csrf, reads, unattended, ip }: OperatorCredentials,
): Promise<SessionOperator> {
  const now = app.clock.now();
  const found = await sessionsOf(app.db)
    .where('operator_session.token_digest', '=', digestOf(token))
    .executeTakeFirst();
  if (!found) throw refuse('not_logged_in');
  if (found.ended_at || found.state !== 'active') throw refuse('session.ended');
  if (now >= endOf(found)) throw refuse('session.expired');
  if (!reads && csrf !== csrfOf(app, found.id)) throw refuse('console.csrf');
  const noted = unattended || now < plusSeconds(found.seen_at, NOTED_EVERY_SECONDS);
  if (!noted) await noteUse(app.db, found.id, now);
  const rights = await rightsOf(app, found, ip);
  const first = mustSetFactor(app, found);
  const { may, aloneUpTo } = first ? NOTHING : rights;
  return {
    is: 'operator',
    id: found.operator_id,
    name: found.name,
    sessionId: found.id,
    device: found.device,
    ip,
    may,
    aloneUpTo,
    mustSetFactor: first,
  };
}

const NOTHING = { may: new Set<never>(), aloneUpTo: new Map<never, bigint>() };

interface SessionTimes {
  started_at: Date;
  seen_at: Date;
}
const endOf = ({ started_at, seen_at }: SessionTimes) => {
  const idle = plusSeconds(seen_at, IDLE_SECONDS);
  const longest = plusSeconds(started_at, LONGEST_SECONDS);
  return idle < longest ? idle : longest;
};

/** Sessions with what is to be known of their operators. */
const sessionsOf = (db: Db) =>
  db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select((row) => [
      'operator_session.id',
      'operator_session.operator_id',
      'operator_session.device',
      'operator_session.started_at',
      'operator_session.seen_at',
      'operator_session.ended_at',
      'operator.name',
      'operator.full_name',
      'operator.state',
      'operator.roles',
      'operator.app_secret',
      row
        .exists(
          row
            .selectFrom('operator_passkey')
            .select('operator_passkey.id')
            .whereRef('operator_passkey.operator_id', '=', 'operator.id'),
        )
        .as('has_passkey'),
    ]);

const noteUse = (db: Db, id: string, now: Date) =>
  db.updateTable('operator_session').set({ seen_at: now }).where('id', '=', id).execute();

/** What an operator may do from this address, elevations included. */
export async function rightsOf(
  app: App,
  operator: { operator_id: string; roles: readonly string[] },
  ip: string,
) {
  const [roles, elevated] = await Promise.all([
    readRoles(app.db),
    elevatedRoles(app.db, operator.operator_id, app.clock.now()),
  ]);
  const names = [...new Set([...operator.roles, ...elevated])];
  const held = names.map((name) => roles.get(name)).filter((role) => role !== undefined);
  return { ...allowedBy(held, ip), roles: names };
}

/** A second factor is required and this operator has none yet: he may only set one up. */
const mustSetFactor = (app: App, one: { app_secret: Buffer | null; has_passkey: unknown }) =>
  app.site.settings['console.secondFactor'] && !one.app_secret && one.has_passkey !== true;

/** What the console shows its operator of himself. */
export async function readSession(
  app: App,
  sessionId: string,
  ip: string,
): Promise<OperatorSession> {
  const found = await sessionsOf(app.db)
    .where('operator_session.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const first = mustSetFactor(app, found);
  const { may, roles } = await rightsOf(app, found, ip);
  return {
    name: found.name,
    fullName: found.full_name,
    may: first ? [] : [...may],
    roles,
    csrf: csrfOf(app, sessionId),
    siteName: app.site.settings['site.name'],
    demo: app.config.demo,
    endsAt: endOf(found).toISOString(),
    mustSetFactor: first,
  };
}

/** Ends all open sessions of an operator but one. */
export const endSessions = (tx: Db, operator: string, at: Date, but?: string) =>
  tx
    .updateTable('operator_session')
    .set({ ended_at: at })
    .where('operator_id', '=', operator)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .execute();
