import type { ColumnType, Generated } from 'kysely';
import type { Device } from '@palaro/api';
import type { Language } from '@palaro/kernel';
import type { GameChange } from '../console.api.ts';

/** What operators set; null: nothing of theirs, everybody. */
interface TermsColumns {
  /** Money in units of 1/10,000. */
  min_bet: Generated<string | null>;
  max_bet: Generated<string | null>;
  devices: Generated<Device[] | null>;
  languages: Generated<Language[] | null>;
  regions: Generated<string[] | null>;
}

declare module '@palaro/server' {
  interface Tables {
    catalogue_vendor: {
      vendor: string;
      enabled: Generated<boolean>;
      address: string | null;
      /** The deployment's overrides of the adapter's settings. */
      settings: Generated<unknown>;
    } & TermsColumns;
    catalogue_game: {
      node_id: string;
      enabled: Generated<boolean>;
      first_seen: Date;
      /** Set by operators; null leaves it to the catalogue. */
      place: Generated<number | null>;
      hot: Generated<boolean | null>;
      marked_new: Generated<boolean | null>;
    } & TermsColumns;
    vendor_ask: {
      vendor: string;
      minute: Date;
      answered: number;
      failed: number;
      not_asked: number;
    };
    catalogue_category: { category: string; enabled: boolean };
    catalogue_schedule: {
      id: string;
      apply_at: Date;
      change: ColumnType<GameChange, string, never>;
      asked_by: string;
      reason: string;
      /** A second person agreed. */
      agreed: Generated<boolean>;
      state: 'Waiting' | 'Applied' | 'Cancelled' | 'Refused' | 'Stale';
      /** The maintenance window that it begins or ends. */
      window_id: Generated<string | null>;
    };
    vendor_credential: {
      key: string;
      vendor: string;
      /** A secret that an earlier version stored unsealed; the next start seals it. */
      secret: string | null;
      sealed: Buffer | null;
      created_at: Date;
      retired_at: Date | null;
    };
    favourite_game: { member_id: string; node_id: string; added_at: Date };
    recent_game: { member_id: string; node_id: string; opened_at: Date };
    /** Only folds write this table and the winner board. */
    game_day: { day: string; vendor: string; game: string; rounds: string };
    winner: {
      member_id: string;
      vendor: string;
      round: string;
      id: string;
      game: string;
      customer_name: string;
      /** Money in units of 1/10,000. */
      amount: string;
      won_at: Date;
      tx: string;
    };
  }
}
