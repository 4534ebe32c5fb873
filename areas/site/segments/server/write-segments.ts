import type { Body } from '@palaro/api';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { segmentsApi } from '../segments.api.ts';
import { namedOf, type Conditions, type SegmentRef } from '../segments.conditions.ts';
import { findSegment, insertSegment, insertVersion, lockSegment } from './segments.repository.ts';

/** Refuses `segment.bounds` where a range ends before it begins, and so fits nobody. */
export function requireBounds(of: Conditions): void {
  const falls = <T extends string | number>(from: T | undefined, to: T | undefined) =>
    from !== undefined && to !== undefined && from > to;
  const { registeredFrom, registeredTo, vipFrom, vipTo, seenFrom, seenTo } = of;
  if (falls(registeredFrom, registeredTo) || falls(vipFrom, vipTo) || falls(seenFrom, seenTo))
    throw refuse('segment.bounds');
}

/** Saves a segment. The same id again writes nothing. Refuses `segment.bounds`. */
export async function makeSegment(
  app: App,
  operator: Operator,
  { id, name, ...rest }: Body<(typeof segmentsApi)['makeSegment']>,
) {
  const conditions = namedOf(rest);
  requireBounds(conditions);
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const by = operator.name;
    const written = await insertSegment(tx, {
      id,
      name,
      version: 1,
      made_at: now,
      made_by: by,
      changed_at: now,
      changed_by: by,
    });
    if (written) await insertVersion(tx, { id, version: 1, conditions, at: now, by });
    // A repeat leaves its entry too: the call was made.
    const after = written ? { name, version: 1, conditions } : { repeated: true };
    await recordAudit(tx, operator, now, { subject: `segment:${id}`, after });
  });
  return { id };
}

/**
 * Changes name and conditions. Other conditions are a new version; promotions and messages that
 * name the old one keep it. Refuses `not_found`, `segment.bounds`, `segment.archived`, and
 * `segment.changed` where `version` is not the present one.
 */
export async function changeSegment(
  app: App,
  operator: Operator,
  { id }: { id: string },
  { version, name, ...rest }: Body<(typeof segmentsApi)['changeSegment']>,
) {
  const conditions = namedOf(rest);
  requireBounds(conditions);
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const row = await lockSegment(tx, id);
    if (!row) throw refuse('not_found');
    if (row.archived_at !== null) throw refuse('segment.archived');
    if (row.version !== version) throw refuse('segment.changed');
    const same = JSON.stringify(namedOf(row.conditions)) === JSON.stringify(conditions);
    const next = same ? version : version + 1;
    if (!same) await insertVersion(tx, { id, version: next, conditions, at, by: operator.name });
    await tx
      .updateTable('segment')
      .set({ name, version: next, changed_at: at, changed_by: operator.name })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, operator, at, {
      subject: `segment:${id}`,
      before: { name: row.name, version, conditions: row.conditions },
      after: { name, version: next, conditions },
    });
  });
  return {};
}

/** Archives a segment for good. Refuses `not_found`, `segment.archived`. */
export async function archiveSegment(
  app: App,
  operator: Operator,
  { id }: { id: string },
  reason: string,
) {
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const row = await lockSegment(tx, id);
    if (!row) throw refuse('not_found');
    if (row.archived_at !== null) throw refuse('segment.archived');
    await tx
      .updateTable('segment')
      .set({ archived_at: at, changed_at: at, changed_by: operator.name })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, operator, at, {
      subject: `segment:${id}`,
      before: { state: 'current' },
      after: { state: 'archived' },
      reason,
    });
  });
  return {};
}

/**
 * The present version of a segment, for what begins to use it. Refuses `segment.archived`, also
 * for one that is not there.
 */
export async function segmentToUse(app: App, id: string): Promise<SegmentRef> {
  const row = await findSegment(app.db, id);
  if (!row || row.archived_at !== null) throw refuse('segment.archived');
  return { id, version: row.version };
}
