import type { Handlers } from '@palaro/server';
import type { segmentsApi } from '../segments.api.ts';
import { listSegments, readSegment, readSize } from './read-segments.ts';
import { archiveSegment, changeSegment, makeSegment } from './write-segments.ts';

export const segmentsHandlers: Handlers<typeof segmentsApi> = {
  segments: ({ app, query }) => listSegments(app, query),
  segmentRecord: ({ app, params }) => readSegment(app, params),
  segmentSize: ({ app, query }) => readSize(app, query),
  makeSegment: ({ app, operator, body }) => makeSegment(app, operator, body),
  changeSegment: ({ app, operator, params, body }) => changeSegment(app, operator, params, body),
  archiveSegment: ({ app, operator, params, body }) =>
    archiveSegment(app, operator, params, body.reason),
};
