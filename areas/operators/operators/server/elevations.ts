import type { Reply } from '@palaro/api';
import { newId, plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import type { operatorsApi } from '../operators.api.ts';
import { alarm } from './alarm.ts';
import { holdersOf } from './operators.repository.ts';
import { readRoles } from './roles.ts';
import './operators.tables.ts';

type Api = typeof operatorsApi;
const PAGE = 50;
/** Everything is allowed then, so it is short and everybody hears of it (OC-41). */
const BREAK_GLASS = 'root';
const BREAK_GLASS_HOURS = 1;

interface Asked {
  role: string;
  hours: number;
  reason: string;
}

/**
 * Asks for a role for some hours. Refuses `console.role_unknown`, and `console.nobody_grants` where
 * no other active operator could grant it.
 */
export async function askElevation(app: App, operator: Operator, asked: Asked) {
  if (!(await readRoles(app.db)).has(asked.role)) throw refuse('console.role_unknown');
  const others = await holdersOf(app.db, 'elevation.grant');
  if (others.every(({ id }) => id === operator.id)) throw refuse('console.nobody_grants');
  const hours = asked.role === BREAK_GLASS ? BREAK_GLASS_HOURS : asked.hours;
  const now = app.clock.now();
  const id = newId(now);
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('operator_elevation')
      .values({
        id,
        operator_id: operator.id,
        role: asked.role,
        reason: asked.reason,
        hours,
        device: operator.device,
        state: 'asked',
        asked_at: now,
        decided_by: null,
        ends_at: null,
      })
      .execute();
    await recordAudit(tx, operator, now, {
      subject: `operator:${operator.name}`,
      reason: asked.reason,
      after: { role: asked.role, hours },
    });
  });
  return { id };
}

/**
 * Grants or refuses an elevation. Refuses `console.second_person` for who asked, or for his browser
 * unless `console.oneBrowser` allows it, and `console.decided` where somebody was faster.
 */
export async function decideElevation(
  app: App,
  operator: Operator,
  { elevation, grant }: { elevation: string; grant: boolean },
): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const found = await lockElevation(tx, elevation);
    const sameBrowser = found.device === operator.device;
    if (found.operator_id === operator.id) throw refuse('console.second_person');
    if (sameBrowser && !app.site.settings['console.oneBrowser']) {
      throw refuse('console.second_person');
    }
    if (found.state !== 'asked') throw refuse('console.decided');
    const endsAt = grant ? plusSeconds(now, found.hours * 3600) : null;
    await tx
      .updateTable('operator_elevation')
      .set({ state: grant ? 'granted' : 'refused', decided_by: operator.id, ends_at: endsAt })
      .where('id', '=', elevation)
      .execute();
    await recordAudit(tx, operator, now, {
      subject: `operator:${found.name}`,
      before: { state: 'asked' },
      after: { state: grant ? 'granted' : 'refused', role: found.role, hours: found.hours },
    });
    if (grant && found.role === BREAK_GLASS) {
      await alarm(app, tx, 'break_glass', { who: found.name, by: operator.name });
    }
  });
}

/** Ends an elevation before its time: one's own, or anybody's for those who may grant. */
export async function endElevation(app: App, operator: Operator, id: string): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const found = await lockElevation(tx, id);
    const his = found.operator_id === operator.id || operator.may.has('elevation.grant');
    if (!his) throw refuse('not_found');
    await tx
      .updateTable('operator_elevation')
      .set({ state: 'ended', ends_at: now })
      .where('id', '=', id)
      .where('state', 'in', ['asked', 'granted'])
      .execute();
    await recordAudit(tx, operator, now, {
      subject: `operator:${found.name}`,
      before: { state: found.state },
      after: { state: 'ended' },
    });
  });
}

async function lockElevation(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('operator_elevation')
    .innerJoin('operator', 'operator.id', 'operator_elevation.operator_id')
    .selectAll('operator_elevation')
    .select('operator.name')
    .where('operator_elevation.id', '=', id)
    .forUpdate('operator_elevation')
    .executeTakeFirst();
  if (!found) throw refuse('not_found');
  return found;
}

/** His own elevations, or everybody's for those who may grant them, newest first. */
export async function listElevations(
  app: App,
  operator: Operator,
  pageNum = 1,
): Promise<Reply<Api['elevations']>> {
  const now = app.clock.now();
  const all = operator.may.has('elevation.grant');
  const from = app.db
    .selectFrom('operator_elevation as e')
    .innerJoin('operator as o', 'o.id', 'e.operator_id')
    .leftJoin('operator as g', 'g.id', 'e.decided_by')
    .$if(!all, (query) => query.where('e.operator_id', '=', operator.id));
  const { n } = await from
    .select((row) => row.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await from
    .selectAll('e')
    .select(['o.name', 'g.name as granted_by'])
    .orderBy('e.asked_at', 'desc')
    .limit(PAGE)
    .offset((pageNum - 1) * PAGE)
    .execute();
  const total = Number(n);
  return {
    list: rows.map((row) => ({
      id: row.id,
      operator: row.name,
      role: row.role,
      reason: row.reason,
      hours: row.hours,
      state: row.state === 'granted' && row.ends_at && row.ends_at <= now ? 'ended' : row.state,
      askedAt: row.asked_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      breakGlass: row.role === BREAK_GLASS,
      grantedBy: row.granted_by === null ? [] : [row.granted_by],
    })),
    pageNum,
    totalPages: Math.max(1, Math.ceil(total / PAGE)),
    total,
  };
}
