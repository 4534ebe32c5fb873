import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CardRoomState, SeedState, TableRoundState } from '../states.ts';
import type { HeadTable } from './round-head.ts';

/** Column types as the driver gives them: dates as `Date`, uuid and bigint as text. */
export interface PlaySeedTable {
  id: string;
  member_id: string;
  state: SeedState;
  server_seed_hash: string;
  sealed: Buffer | null;
  server_seed: string | null;
  client_seed: string | null;
  nonce: Generated<number>;
  created_at: Date;
  active_at: Date | null;
  revealed_at: Date | null;
}

export interface PlayRoundTable extends HeadTable {
  state: 'DONE' | 'VOID';
  payout: string;
  outcome: JSONColumnType<object>;
  words: number;
  rejections: number;
  transfer_id: string | null;
  settled_at: Date | null;
  tx: ColumnType<string, never, never>;
}

export interface PlayOpenTable extends HeadTable {
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
  state: TableRoundState;
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

export interface PlayTableBetTable extends HeadTable {
  round_key: string;
  session: string | null;
  name: string;
  placed_at: Date;
  liability: string;
  cash_out: number | null;
}

/** Where a seat of a hand stands, in the order of the deal. */
export interface HandSeat {
  seatNo: number;
  /** Null for a bot. */
  memberId: string | null;
  name: string;
  clientSeed: string;
  /** Milliseconds that are left of its bank of time. */
  bank: number;
}

/** A hand that is played: everything but its cards, which are drawn from its pair. */
export interface OpenHand {
  version: string;
  configHash: string;
  seats: HandSeat[];
  moves: ({ call: string } & Record<string, unknown>)[];
}

export interface PlayCardRoomTable {
  room_id: string;
  game_id: string;
  stake: string;
  free: boolean;
  state: CardRoomState;
  version: Generated<number>;
  hand_no: Generated<number>;
  pair_id: string;
  since: Date;
  due_at: Date | null;
  banker: number | null;
  hand: JSONColumnType<OpenHand> | null;
}

export interface PlayCardSeatTable {
  room_id: string;
  seat_no: number;
  member_id: string;
  owner_id: string;
  session: string | null;
  name: string;
  network: string | null;
  seat_ref: string;
  seated_at: Date;
  seen_at: Date;
  round_id: string | null;
  round_ref: string | null;
  reserve: Generated<string>;
  idle: Generated<number>;
  leaving: Generated<boolean>;
}

interface PlayRoomWaveTable {
  room: string;
  no: number;
  game_id: string;
  pair_id: string;
  nonce: number;
  dead: Generated<number[]>;
}

export interface PlayRoomSessionTable extends HeadTable {
  session: string | null;
  owner: string;
  room: string;
  seat: number;
  name: string;
  opened_at: Date;
  seen_at: Date;
  closed_at: Date | null;
  remains: string;
  fired: Generated<number>;
  last_fired_at: Date | null;
  settled: Generated<number>;
  net: Generated<string>;
  words: Generated<number>;
  rejections: Generated<number>;
  posted: Generated<string>;
  posted_settled: Generated<number>;
  posted_at: Date;
  ticks: Generated<number>;
}

interface PlayRoomShotTable {
  round_id: string;
  no: number;
  bullet: number;
  angle: number;
  fired_at: Date;
  hit_no: number | null;
  target: number | null;
  target_key: string | null;
  times: number | null;
  back: Generated<boolean>;
}

declare module '@palaro/server' {
  interface Tables {
    play_card_room: PlayCardRoomTable;
    play_card_seat: PlayCardSeatTable;
    play_hand: {
      pair_id: string;
      room_id: string;
      game_id: string;
      hand_no: number;
      stake: string;
      free: boolean;
      hand: JSONColumnType<object>;
      results: JSONColumnType<object>;
      ended_at: Date;
    };
    play_hand_pay: {
      pair_id: string;
      payer_id: string;
      payee_id: string;
      game_id: string;
      amount: string;
      at: Date;
    };
    play_beacon: {
      beacon_id: string;
      source: 'operator' | 'drand';
      anchor: string;
      /** Both null for drand's. */
      sealed: Buffer | null;
      length: number | null;
      /** Round i is over, and its value known, i periods after it. */
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
      beacon_proof: Generated<string | null>;
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
    play_room_wave: PlayRoomWaveTable;
    play_room_session: PlayRoomSessionTable;
    play_room_shot: PlayRoomShotTable;
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
