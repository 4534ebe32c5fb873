import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Column types as the driver gives them: dates as `Date`, uuid and bigint as text. */
export interface PlaySeedTable {
  id: string;
  member_id: string;
  state: 'N' | 'A' | 'R';
  server_seed_hash: string;
  sealed: Buffer | null;
  server_seed: string | null;
  client_seed: string | null;
  nonce: Generated<number>;
  created_at: Date;
  active_at: Date | null;
  revealed_at: Date | null;
}

export interface PlayRoundTable {
  round_id: string;
  member_id: string;
  round_ref: string;
  game_id: string;
  version: string;
  config_hash: string;
  pair_id: string;
  nonce: number;
  state: 'DONE' | 'VOID';
  stake: string;
  payout: string;
  input: JSONColumnType<Record<string, unknown>>;
  outcome: JSONColumnType<object>;
  words: number;
  rejections: number;
  transfer_id: string | null;
  settled_at: Date | null;
  tx: ColumnType<string, never, never>;
}

export interface PlayOpenTable {
  round_id: string;
  member_id: string;
  round_ref: string;
  game_id: string;
  version: string;
  config_hash: string;
  pair_id: string;
  nonce: number;
  stake: string;
  input: JSONColumnType<Record<string, unknown>>;
  session: string | null;
  opened_at: Date;
  over: Generated<boolean>;
}

declare module '@palaro/server' {
  interface Tables {
    play_seed: PlaySeedTable;
    play_round: PlayRoundTable;
    play_open: PlayOpenTable;
    /** Live and archived rounds together. */
    'ledger.play_round': PlayRoundTable;
    play_shown: { member_id: string; game_id: string; round_id: string };
    play_audit: {
      seq: string;
      round_id: string;
      row: JSONColumnType<Record<string, unknown>>;
      at: Date;
      prev_hash: string;
      row_hash: string;
    };
    play_watermark: { name: 'audit' | 'replay'; tx: string; round_id: string };
  }
}
