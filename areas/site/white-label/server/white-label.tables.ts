import type { ColumnType } from 'kysely';
import type { SiteChange, SiteValues } from '@palaro/whitelabel';

type Json<T> = ColumnType<T, string, never>;

declare module '@palaro/server' {
  interface Refinements {
    site_version: { change: Json<SiteChange>; before: Json<SiteChange>; site: Json<SiteValues> };
    site_schedule: { change: Json<SiteChange> };
  }
}
