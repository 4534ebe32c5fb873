import type { JsonText } from '@palaro/server';
import type { ColumnType } from 'kysely';

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

declare module '@palaro/server' {
  interface Refinements {
    play_card_room: { hand: JsonText<OpenHand> | null };
    play_hand: { hand: JsonText<object>; results: JsonText<object> };
    play_table_round: { result: JsonText<object> | null };
    play_table_bet: { input: JsonText<Record<string, unknown>> };
    play_room_session: { input: JsonText<Record<string, unknown>> };
    play_round: {
      input: JsonText<Record<string, unknown>>;
      outcome: JsonText<object>;
      tx: ColumnType<string, never, never>;
    };
    play_open: { input: JsonText<Record<string, unknown>> };
    play_audit: { row: JsonText<Record<string, unknown>> };
    play_watermark: { name: 'audit' | 'replay' | 'returns' };
  }
  interface Tables {
    /** Live and archived rounds together. */
    'ledger.play_round': Tables['play_round'];
  }
}
