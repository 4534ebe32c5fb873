// Segments: saved conditions on members. They say whom promotions and messages are for, and count
// themselves; what uses one names a version of it (docs/decisions/094-saved-segments.md).
import { defineArea } from '@palaro/server';
import { segmentsApi, segmentsErrors } from '../segments.api.ts';
import { en } from '../segments.en.ts';
import { ty } from '../segments.ty.ts';
import { seedSegments } from './seed-segments.ts';
import { segmentsHandlers } from './segments.handlers.ts';

export const segmentsArea = defineArea({
  name: 'segments',
  api: segmentsApi,
  handlers: segmentsHandlers,
  errors: segmentsErrors,
  texts: { EN: en, TY: ty },
  seed: seedSegments,
});

export type { SegmentRef } from '../segments.conditions.ts';
export { inSegment, isInSegment } from './in-segment.ts';
export { readInTime } from './read-in-time.ts';
export { segmentToUse } from './write-segments.ts';
