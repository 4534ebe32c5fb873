import type { LedgerAnswer } from './items.ts';
import type { Json } from './own.ts';
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

/** The state while a batch is decided: what an item posted is what the next one finds. */
export interface Running {
  accounts: Map<string, Map<string, AccountRow>>;
  keys: Map<string, KeyRow>;
  targets: Map<string, TargetRow>;
  holds: Map<string, HoldRow>;
  rounds: Map<string, RoundRow>;
  houses: ReadonlyMap<string, string>;
  own: Map<string, Json>;
  /** Takes the next fresh transfer id. */
  takeId(): string;
  /** How often each wallet row changed, by member and account. */
  touched: Map<string, { member: string; account: string }>;
  touchedRounds: Set<string>;
  touchedHolds: Map<string, Pick<HoldWrite, 'member' | 'transferId' | 'expiresAt'>>;
  rows: LedgerRows;
}

export interface Decision {
  /** One an item, in order. */
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
    own: new Map(state.own),
    takeId() {
      const { done, value } = ids.next();
      if (done) throw new Error('more transfers than ids');
      return value;
    },
    touched: new Map(),
    touchedRounds: new Set(),
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
      own: new Map(),
    },
  };
}

/** Collects what was updated several times into one row each. */
export function finishRows(run: Running, state: LedgerState): LedgerRows {
  for (const { member, account: id } of run.touched.values()) {
    const account = run.accounts.get(member)?.get(id);
    if (account) run.rows.wallets.push({ member, account });
  }
  for (const [key, of] of run.touchedHolds) {
    const row = run.holds.get(key);
    if (row) (state.holds.has(key) ? run.rows.holds : run.rows.newHolds).push({ ...row, ...of });
  }
  for (const key of run.touchedRounds) {
    const row = run.rounds.get(key);
    if (row) (state.rounds.has(key) ? run.rows.rounds : run.rows.newRounds).push(row);
  }
  return run.rows;
}
