import type { ColumnType } from 'kysely';
import type { Conditions } from '../segments.conditions.ts';

declare module '@palaro/server' {
  interface Refinements {
    segment_version: { conditions: ColumnType<Conditions, string, never> };
  }
}
