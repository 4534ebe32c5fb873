import { accountId, digest, FIRST_ACCOUNTS, houseName } from './accounts.ts';
import { decide } from './decide.ts';
import type { LedgerAnswer, LedgerItem } from './items.ts';
import { housesOf } from './load.ts';
import type { Subledger } from './subledger.ts';
import {
  keyOf,
  roundOf,
  type AccountRow,
  type HoldRow,
  type KeyRow,
  type LedgerRows,
  type PostingWrite,
  type TargetRow,
} from './state.ts';

const firstAccounts = (book: number): AccountRow[] =>
  (Object.keys(FIRST_ACCOUNTS) as (keyof typeof FIRST_ACCOUNTS)[]).map((kind) => ({
    id: String(accountId(book, kind)),
    book,
    kind,
    vendor: '',
    balance: 0n,
    version: 0n,
  }));

/** Keeps in memory what the database would keep, for tests of the rules alone. */
export function memoryStore(members: readonly string[], book = 1) {
  const accounts = new Map(members.map((member) => [member, firstAccounts(book)]));
  const keys = new Map<string, KeyRow>();
  const targets = new Map<string, TargetRow>();
  const holds = new Map<string, HoldRow>();
  const rounds = new Map<string, LedgerRows['rounds'][number]>();
  const houses = new Map<string, string>();
  const postings: PostingWrite[] = [];
  const transfers: LedgerRows['transfers'] = [];
  let nextId = 1;
  let last: LedgerRows | undefined;

  function keep(rows: LedgerRows): void {
    for (const row of rows.keys) {
      if (keys.has(keyOf(row.member, row.key))) throw new Error('a key is written twice');
      keys.set(keyOf(row.member, row.key), row);
    }
    transfers.push(...rows.transfers);
    postings.push(...rows.postings);
    for (const t of rows.transfers) {
      const moved = rows.postings.filter((p) => p.transferId === t.id && p.member === t.member);
      targets.set(keyOf(t.member, t.id), { ...t, transferId: t.id, postings: moved });
    }
    for (const { member, account } of rows.wallets) {
      const list = accounts.get(member) ?? [];
      accounts.set(
        member,
        list.map((old) => (old.id === account.id ? account : old)),
      );
    }
    for (const hold of [...rows.newHolds, ...rows.holds]) {
      holds.set(keyOf(hold.member, hold.transferId), hold);
    }
    for (const round of [...rows.newRounds, ...rows.rounds]) rounds.set(roundOf(round), round);
  }

  return {
    accounts,
    keys,
    holds,
    rounds,
    postings,
    transfers,
    /** The rows of the latest batch. */
    get last() {
      return last;
    },
    /** Decides one batch and keeps its rows, as one commit would. */
    commit(items: readonly LedgerItem[], subledgers: readonly Subledger[] = []): LedgerAnswer[] {
      for (const [name, [inBook, ref]] of housesOf(items)) {
        if (!houses.has(name)) houses.set(houseName(inBook, ref), `-${houses.size + 1}`);
      }
      const ids = items.map(() => String(nextId++));
      const state = { accounts, keys, targets, holds, rounds, houses, subledger: new Map(), ids };
      const { answers, rows } = decide(
        items,
        state,
        new Map(subledgers.map((one) => [one.name, one])),
      );
      keep(rows);
      last = rows;
      return answers;
    },
    balance(member: string, kind: AccountRow['kind']) {
      return accounts.get(member)?.find((row) => row.kind === kind)?.balance ?? 0n;
    },
    outcome: (member: string, key: string) => keys.get(keyOf(member, digest(key)))?.outcome,
  };
}

export type MemoryStore = ReturnType<typeof memoryStore>;
