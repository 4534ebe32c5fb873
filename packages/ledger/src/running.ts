import type { LedgerAnswer } from './items.ts';
import type { RoundRow } from './rounds.ts';
import type {
  AccountRow,
  HoldRow,
  HoldWrite,
  KeyRow,
  LedgerRows,
  LedgerState,
  TargetRow,
} from './state.ts';

/** The state while a batch is decided. Each item sees what the items before it posted. */
export interface Running {
  accounts: Map<string, Map<string, AccountRow>>;
  keys: Map<string, KeyRow>;
  targets: Map<string, TargetRow>;
  holds: Map<string, HoldRow>;
  rounds: Map<string, RoundRow>;
  houses: ReadonlyMap<string, string>;
  subledger: Map<string, unknown>;
  /** Takes the next unused transfer id. */
  takeId(): string;
  /**
   * The changed rows with their latest values, by member and account, or by the same keys as in the
   * state.
   */
  touched: Map<string, { member: string; account: AccountRow }>;
  touchedRounds: Map<string, RoundRow>;
  touchedHolds: Map<string, HoldWrite>;
  rows: LedgerRows;
}

export interface Decision {
  /** One answer per item, in order. */
  answers: LedgerAnswer[];
  rows: LedgerRows;
}

export function startRunning(state: LedgerState): Running {
  const ids = state.ids[Symbol.iterator]();
  return {
    accounts: new Map(
      [...state.accounts].map(([member, rows]) => [member, new Map(rows.map((r) => [r.id, r]))]),
    ),
    keys: new Map(state.keys),
    targets: new Map(state.targets),
    holds: new Map(state.holds),
    rounds: new Map(state.rounds),
    houses: state.houses,
    subledger: new Map(state.subledger),
    takeId() {
      const { done, value } = ids.next();
      if (done) throw new Error('there are more transfers than ids');
      return value;
    },
    touched: new Map(),
    touchedRounds: new Map(),
    touchedHolds: new Map(),
    rows: {
      keys: [],
      transfers: [],
      postings: [],
      wallets: [],
      newHolds: [],
      holds: [],
      newRounds: [],
      rounds: [],
      subledger: new Map(),
    },
  };
}

/** A member's accounts as they are now; empty for a member without a wallet. */
export const accountsOf = (run: Running, member: string): ReadonlyMap<string, AccountRow> =>
  run.accounts.get(member) ?? new Map<string, AccountRow>();

/** Writes each changed row once, however often it was changed. */
export function finishRows(run: Running, state: LedgerState): LedgerRows {
  const { rows } = run;
  rows.wallets.push(...run.touched.values());
  for (const [key, row] of run.touchedHolds) {
    (state.holds.has(key) ? rows.holds : rows.newHolds).push(row);
  }
  for (const [key, row] of run.touchedRounds) {
    (state.rounds.has(key) ? rows.rounds : rows.newRounds).push(row);
  }
  return rows;
}
