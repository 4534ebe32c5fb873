import type { Client } from 'pg';
import { houseName, type AccountRef, type HouseRef } from './accounts.ts';
import { texts } from './columns.ts';
import type { LedgerItem } from './items.ts';
import { stateKey, subledgerOf, type Subledgers } from './judge-subledger.ts';
import {
  HELD_ROUNDS,
  heldRoundKeys,
  HOLDS,
  holdsOf,
  KEYS,
  keysOf,
  pairs,
  roundKeys,
  ROUNDS,
  TARGETS,
  targetsOf,
} from './load-asked.ts';
import {
  groupAccounts,
  groupTargets,
  readHold,
  readKey,
  readRound,
  type RawHold,
  type RawKey,
  type RawRound,
  type RawTarget,
} from './load-rows.ts';
import { keyOf, roundOf, type LedgerState } from './state.ts';
import { questions, together, type Questions } from './together.ts';

// Lock in order of member and account, so that two writers never deadlock. All accounts come back
// as one text, because the driver's cost per row is higher than the account itself.
const LOCK = `select string_agg(concat_ws(' ', member_id, account_id, book, kind, balance, version,
    vendor), ',') as accounts
  from (select * from wallet where member_id = any($1::bigint[])
    order by member_id, account_id for no key update) locked`;
// Ids are taken after the locks, so that one member's ids follow the order of commits.
const IDS = `select string_agg(nextval('transfer_id')::text, ',') as ids
  from generate_series(1, $1::int)`;
const BACK = `insert into game_round select a.* from archive.game_round a
  join unnest($1::bigint[], $2::text[], $3::uuid[]) q (member_id, vendor, round)
    using (member_id, vendor, round) on conflict do nothing`;

/** Opens the transaction, locks the batch's wallets and reads the state to decide by. */
export async function loadState(
  client: Client,
  items: readonly LedgerItem[],
  houses: ReadonlyMap<string, string>,
  subledgers: Subledgers,
): Promise<LedgerState> {
  const read = questions(client);
  const members = [...new Set(items.map((item) => item.member))];
  read.add('ledger_begin', 'begin', []);
  const locked = read.add<{ accounts: string | null }>('ledger_lock', LOCK, [
    `{${members.join()}}`,
  ]);
  const fresh = read.add<{ ids: string }>('ledger_ids', IDS, [String(items.length)]);
  const keys = addFor<RawKey>(read, 'ledger_keys', KEYS, pairs(items, keysOf));
  const targets = addFor<RawTarget>(read, 'ledger_targets', TARGETS, pairs(items, targetsOf));
  const holds = addFor<RawHold>(read, 'ledger_holds', HOLDS, pairs(items, holdsOf));
  const rounds = addFor<RawRound>(read, 'ledger_rounds', ROUNDS, roundKeys(items));
  const held = addFor<RawRound>(read, 'ledger_held_rounds', HELD_ROUNDS, heldRoundKeys(items));
  const subledger = addSubledgers(read, items, subledgers);
  await read.ask();
  const allRounds = [...held(), ...rounds()];
  await bringBack(client, allRounds);
  return {
    accounts: groupAccounts(locked()[0]?.accounts ?? ''),
    keys: new Map(keys().map((row) => [keyOf(row.member_id, row.key), readKey(row)])),
    targets: groupTargets(targets()),
    holds: new Map(holds().map((row) => [keyOf(row.member_id, row.transfer_id), readHold(row)])),
    rounds: new Map(allRounds.map(readRound).map((row) => [roundOf(row), row])),
    houses,
    subledger: subledger(),
    ids: fresh()[0]?.ids.split(',') ?? [],
  };
}

/**
 * A late message brings its archived round back with all columns; then it changes like any other.
 */
async function bringBack(client: Client, rounds: readonly RawRound[]) {
  const gone = rounds.filter(({ archived }) => archived);
  if (gone.length === 0) return;
  const values = [
    texts(gone.map((row) => row.member_id)),
    texts(gone.map((row) => row.vendor)),
    texts(gone.map((row) => row.round)),
  ];
  await together(client, [{ name: 'ledger_rounds_back', text: BACK, values }]);
}

function addFor<R>(read: Questions, name: string, text: string, values: string[] | null) {
  return values === null ? () => [] : read.add<R>(name, text, values);
}

/** Reads the states of the items' rows, with one statement for each subledger. */
function addSubledgers(read: Questions, items: readonly LedgerItem[], subledgers: Subledgers) {
  const byName = new Map<string, object[]>();
  for (const { name, row } of items.flatMap((item) => item.subledger ?? [])) {
    const rows = byName.get(name) ?? [];
    byName.set(name, rows);
    rows.push(row);
  }
  type Found = { subject: string; state?: unknown } & Record<string, unknown>;
  const added = [...byName].flatMap(([name, rows]) => {
    const subledger = subledgerOf(subledgers, name);
    const { load } = subledger;
    if (!load) return [];
    const found = read.add<Found>(`subledger_load_${name}`, load.text, load.values(rows));
    return [{ subledger, found }];
  });
  return () => {
    const states = new Map<string, unknown>();
    for (const { subledger, found } of added) {
      for (const { subject, state, ...columns } of found()) {
        const key = stateKey(subledger, subject);
        states.set(key, joined(states.get(key), state ?? columns));
      }
    }
    return states;
  };
}

/** The parts that several subledgers read of one state. */
const joined = (known: unknown, part: unknown): unknown =>
  isParts(known) && isParts(part) ? { ...known, ...part } : part;
const isParts = (state: unknown): state is object =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

/** All house accounts in the batch, by `houseName`. */
export function housesOf(items: readonly LedgerItem[]): Map<string, [number, HouseRef]> {
  const refs = new Map<string, [number, HouseRef]>();
  const add = (book: number, ref: AccountRef) => {
    if (ref.of === 'house') refs.set(houseName(book, ref), [book, ref]);
  };
  for (const item of items) {
    if (item.does !== 'post') continue;
    if (item.buyIn?.as === 'open') add(item.book, item.buyIn.against);
    for (const { from, to } of item.legs) {
      add(item.book, from);
      add(item.book, to);
    }
  }
  return refs;
}
