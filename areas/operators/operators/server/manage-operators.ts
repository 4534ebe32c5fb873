import type { Reply } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  recordAudit,
  refuse,
  type App,
  type Operator,
  wholeList,
} from '@palaro/server';
import type { operatorsApi } from '../operators.api.ts';
import { findOperator, listOperators, lockOperator, setState } from './operators.repository.ts';
import { checkRoles, enableKind, inviteKind, rolesKind } from './people-changes.ts';
import { checkNetworks, roleKind } from './role-changes.ts';
import { readRoles } from './roles.ts';
import { endSessions } from './sessions.ts';
import { refuseTaken } from './taken-names.ts';
import { keepTwoHolders } from './two-holders.ts';

type Api = typeof operatorsApi;
type Row = Reply<Api['operators']>['list'][number];

const rowOf = (row: Awaited<ReturnType<typeof listOperators>>[number]): Row => ({
  id: row.id,
  name: row.name,
  fullName: row.full_name,
  mail: row.mail,
  state: row.state,
  roles: row.roles,
  hasApp: row.app_secret !== null,
  passkeys: Number(row.passkeys),
  lastSeenAt: row.seen_at?.toISOString() ?? null,
});

export async function readOperators(app: App): Promise<Reply<Api['operators']>> {
  const list = (await listOperators(app.db)).map(rowOf);
  return wholeList({ list });
}

/** One operator with his open sessions. Refuses `not_found`. */
export async function readOperator(app: App, id: string): Promise<Reply<Api['operator']>> {
  const [found] = await listOperators(app.db, id);
  if (!found) throw refuse('not_found');
  const sessions = await app.db
    .selectFrom('operator_session')
    .selectAll()
    .where('operator_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .limit(50)
    .execute();
  return {
    operator: rowOf(found),
    sessions: sessions.map((one) => ({
      id: one.id,
      startedAt: one.started_at.toISOString(),
      seenAt: one.seen_at.toISOString(),
      ip: one.ip,
      device: one.device_name,
    })),
  };
}

export async function listRoles(app: App): Promise<Reply<Api['roles']>> {
  const [roles, operators] = await Promise.all([readRoles(app.db), listOperators(app.db)]);
  const list = [...roles.values()].map(({ name, may, aloneUpTo, networks }) => ({
    name,
    may: [...may],
    aloneUpTo: aloneUpTo === null ? null : Money.text(aloneUpTo),
    networks: [...networks],
    holders: operators.filter((one) => one.roles.includes(name)).length,
  }));
  return wholeList({ list });
}

interface Invited {
  name: string;
  fullName: string;
  mail: string;
  roles: string[];
  reason: string;
}

/**
 * Asks to invite a person. Refuses `console.name_taken`, `console.mail_taken`,
 * `console.role_unknown`.
 */
export async function invite(app: App, operator: Operator, { reason, ...payload }: Invited) {
  await refuseTaken(app.db, payload);
  await checkRoles(app.db, payload.roles);
  return askForChange.of(app)(operator, inviteKind, { payload, reason });
}

/** Asks for other roles of an operator. Refuses `not_found`, `console.role_unknown`. */
export async function setRoles(
  app: App,
  operator: Operator,
  asked: { operator: string; roles: string[]; reason: string },
) {
  const found = await named(app, asked.operator);
  await checkRoles(app.db, asked.roles);
  const payload = { operator: found.id, name: found.name, roles: asked.roles };
  return askForChange.of(app)(operator, rolesKind, { payload, reason: asked.reason });
}

/** Asks to let a disabled operator in again. */
export async function enable(
  app: App,
  operator: Operator,
  asked: { operator: string; reason: string },
) {
  const { id, name } = await named(app, asked.operator);
  const payload = { operator: id, name };
  return askForChange.of(app)(operator, enableKind, { payload, reason: asked.reason });
}

type RoleDraft = Parameters<typeof roleKind.subject>[0] & { reason: string };

/**
 * Asks to change or make a role. Refuses `console.network_form`, `console.role_unknown` for root.
 */
export async function changeRole(app: App, operator: Operator, { reason, ...payload }: RoleDraft) {
  // Break glass must open everything, whatever went wrong.
  if (payload.role === 'root') throw refuse('console.role_unknown');
  checkNetworks(payload.networks);
  return askForChange.of(app)(operator, roleKind, { payload, reason });
}

async function named(app: App, id: string) {
  const found = await findOperator(app.db, id);
  if (!found) throw refuse('not_found');
  return found;
}

/**
 * Disables an operator at once: no second person, because stopping is quick. His sessions die with
 * it (OC-3). Refuses `console.last_admin` where fewer than two would remain who agree.
 */
export async function disable(
  app: App,
  operator: Operator,
  asked: { operator: string; reason: string },
): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const found = await lockOperator(tx, asked.operator);
    await keepTwoHolders(tx, () => setState(tx, found.id, 'disabled'));
    await endSessions(tx, found.id, now);
    await recordAudit(tx, operator, now, {
      subject: `operator:${found.name}`,
      reason: asked.reason,
      before: { state: found.state },
      after: { state: 'disabled' },
    });
  });
}

/** Ends all sessions of an operator. */
export async function endOperatorSessions(app: App, operator: Operator, id: string): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const { name } = await lockOperator(tx, id);
    await endSessions(tx, id, now);
    await recordAudit(tx, operator, now, { subject: `operator:${name}` });
  });
}
