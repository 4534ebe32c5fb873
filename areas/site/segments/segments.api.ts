import {
  defineConsoleCall,
  defineErrors,
  instant,
  int,
  list,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { conditionFields } from './segments.conditions.ts';

export type { Conditions, SegmentRef } from './segments.conditions.ts';

export const SEGMENT_STATES = ['current', 'archived'] as const;
/** What uses a segment. */
const SEGMENT_USES = ['promotion', 'message'] as const;

const NAME_MAX = 80;
const name = () => text({ min: 1, max: NAME_MAX });

export const segmentsErrors = defineErrors({
  'segment.bounds': { status: 422 },
  'segment.changed': { status: 409 },
  'segment.archived': { status: 409 },
  'segment.too_broad': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    segments: typeof segmentsErrors;
  }
}

const segment = object({
  id: uuid(),
  name: name(),
  conditions: object(conditionFields),
  version: int({ min: 1 }),
  state: oneOf(SEGMENT_STATES),
  changedAt: instant(),
  changedBy: text(),
});
export type SegmentRow = Static<typeof segment>;

const use = object({
  kind: oneOf(SEGMENT_USES),
  id: uuid(),
  title: object({ EN: text(), TY: text() }),
  /** In the words of what uses it. */
  state: text(),
  version: int({ min: 1 }),
});
export type SegmentUse = Static<typeof use>;

const SEGMENTS = '/console/api/segments';
const ofSegment = () => object({ id: uuid() });
const manages = { permission: 'segment.manage', method: 'POST' } as const;

/** Saved segments of members, which promotions and messages use (docs/domain/promotions.md §4). */
export const segmentsApi = {
  segments: defineConsoleCall({
    permission: 'segment.view',
    method: 'GET',
    path: SEGMENTS,
    summary: 'Saved segments, newest first',
    query: object({
      state: optional(oneOf(SEGMENT_STATES)),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', segment),
  }),
  segmentRecord: defineConsoleCall({
    permission: 'segment.view',
    method: 'GET',
    path: `${SEGMENTS}/one/{id}`,
    summary: 'One segment with what uses it, newest first',
    params: ofSegment(),
    reply: object({ segment, uses: list(use) }),
  }),
  segmentSize: defineConsoleCall({
    permission: 'segment.view',
    method: 'GET',
    path: `${SEGMENTS}/size`,
    summary: 'How many members conditions fit now, saved or not',
    perMinute: 240,
    query: object(conditionFields),
    reply: object({ members: int({ min: 0 }) }),
    errors: ['segment.bounds', 'segment.too_broad'],
  }),
  makeSegment: defineConsoleCall({
    ...manages,
    records: 'segment.make',
    creates: { keyedBy: 'id' },
    path: SEGMENTS,
    summary: 'Saves a segment under a name that operators read',
    body: object({ id: uuid(), name: name(), ...conditionFields }),
    reply: object({ id: uuid() }),
    errors: ['segment.bounds'],
  }),
  changeSegment: defineConsoleCall({
    ...manages,
    records: 'segment.change',
    creates: 'key-table',
    path: `${SEGMENTS}/one/{id}`,
    summary:
      'Changes a segment: other conditions are a new version, what uses it keeps the old one',
    params: ofSegment(),
    body: object({
      /** The one that was changed; another since then refuses. */
      version: int({ min: 1 }),
      name: name(),
      ...conditionFields,
    }),
    reply: object({}),
    errors: ['segment.bounds', 'segment.changed', 'segment.archived'],
  }),
  archiveSegment: defineConsoleCall({
    ...manages,
    records: 'segment.archive',
    creates: 'key-table',
    path: `${SEGMENTS}/one/{id}/archive`,
    summary: 'Archives a segment for good: it admits nobody any more, wherever it is used',
    params: ofSegment(),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['segment.archived'],
  }),
};
