import type { ColumnType } from 'kysely';
import type { SiteChange, SiteValues } from '@palaro/whitelabel';

type Json<T> = ColumnType<T, string, never>;

declare module '@palaro/server' {
  interface Tables {
    site_version: {
      number: number;
      at: Date;
      people: string[];
      reason: string;
      change: Json<SiteChange>;
      before: Json<SiteChange>;
      names: string[];
      site: Json<SiteValues>;
    };
    site_schedule: {
      id: string;
      apply_at: Date;
      change: Json<SiteChange>;
      /** The newest version when it was planned; 0 before the first. */
      seen: number;
      people: string[];
      reason: string;
      asked_at: Date;
      state: 'Waiting' | 'Applied' | 'Cancelled' | 'Unneeded' | 'Refused' | 'Stale';
    };
  }
}
