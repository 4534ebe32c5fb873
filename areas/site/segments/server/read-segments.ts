import type { Query } from '@palaro/api';
import { listPage, refuse, type App } from '@palaro/server';
import type { SegmentRow, segmentsApi } from '../segments.api.ts';
import { namedOf } from '../segments.conditions.ts';
import { segmentSize } from './in-segment.ts';
import { readInTime } from './read-in-time.ts';
import {
  findSegment,
  listUses,
  pageOfSegments,
  type SegmentRecord,
} from './segments.repository.ts';
import { requireBounds } from './write-segments.ts';

const PAGE_SIZE = 50;
const USES_SHOWN = 100;

const rowOf = (row: SegmentRecord): SegmentRow => ({
  id: row.id,
  name: row.name,
  conditions: row.conditions,
  version: row.version,
  state: row.archived_at === null ? 'current' : 'archived',
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by,
});

/** A page of segments, newest first. */
export async function listSegments(
  app: App,
  { state, pageNum = 1 }: Query<(typeof segmentsApi)['segments']>,
) {
  const skip = (pageNum - 1) * PAGE_SIZE;
  const { rows, total } = await pageOfSegments(app.db, { state, size: PAGE_SIZE, skip });
  return listPage(rows.map(rowOf), { pageNum, size: PAGE_SIZE, total });
}

/** One segment with what uses it. Refuses `not_found`. */
export async function readSegment(app: App, { id }: { id: string }) {
  const row = await findSegment(app.db, id);
  if (!row) throw refuse('not_found');
  return { segment: rowOf(row), uses: await listUses(app.db, id, USES_SHOWN) };
}

/** How many members conditions fit now. Refuses `segment.bounds`, `segment.too_broad`. */
export async function readSize(app: App, query: Query<(typeof segmentsApi)['segmentSize']>) {
  const conditions = namedOf(query);
  requireBounds(conditions);
  const members = await readInTime(
    app,
    (tx) => segmentSize(app, tx, conditions),
    () => refuse('segment.too_broad'),
  );
  return { members };
}
