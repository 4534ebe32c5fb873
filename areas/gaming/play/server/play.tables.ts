import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Column types as the driver gives them: dates as `Date`, uuid and bigint as text. */
export interface PlaySeedTable {
  id: string;
  member_id: string;
  /** N next, A active, R revealed; S a shared draw's, not yet revealed. */
  state: 'N' | 'A' | 'R' | 'S';
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

export interface PlayTableRoundTable {
  round_key: string;
  game_id: string;
  round_no: string;
  chain_id: string;
  pair_id: string;
  nonce: number;
  hand: number;
  state: 'O' | 'L' | 'R' | 'E' | 'D' | 'V';
  opens_at: Date;
  locks_at: Date;
  reveals_at: Date;
  ended_at: Date | null;
  beat_at: Date | null;
  interrupted: Generated<boolean>;
  result: JSONColumnType<object> | null;
  liability: Generated<string>;
  bets: Generated<number>;
  staked: Generated<string>;
}

export interface PlayTableBetTable {
  round_id: string;
  round_key: string;
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
  name: string;
  placed_at: Date;
  liability: string;
  cash_out: number | null;
}

declare module '@palaro/server' {
  interface Tables {
    play_beacon: {
      beacon_id: string;
      anchor: string;
      sealed: Buffer;
      length: number;
      started_at: Date;
      period_seconds: number;
    };
    play_chain: {
      chain_id: string;
      game_id: string;
      anchor: string;
      sealed: Buffer;
      length: number;
      used: Generated<number>;
      published_at: Date;
      beacon_id: string;
      beacon_round: number;
      salt: string | null;
    };
    play_table: {
      game_id: string;
      leader: string | null;
      led_until: Date | null;
      wanted_until: Date;
    };
    play_table_round: PlayTableRoundTable;
    play_table_bet: PlayTableBetTable;
    play_return: {
      game_id: string;
      version: string;
      block: number;
      rounds: number;
      stakes: string;
      payouts: string;
      variance: number;
      greatest: string;
      greatest_round: string;
      first_at: Date;
      last_at: Date;
    };
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
    play_watermark: { name: 'audit' | 'replay' | 'returns'; tx: string; round_id: string };
  }
}
