import type { Client } from 'pg';
import { houseName, type AccountRef, type HouseRef } from './accounts.ts';
import { fields, texts } from './columns.ts';
import type { LedgerItem } from './items.ts';
import { ownKind, stateKey, type OwnKinds } from './judge-own.ts';
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
import type { Json, JsonRow } from './own.ts';
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
  kinds: OwnKinds,
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
  const own = addOwn(read, items, kinds);
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
    own: own(),
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

function addOwn(read: Questions, items: readonly LedgerItem[], kinds: OwnKinds) {
  const byName = new Map<string, JsonRow[]>();
  for (const { name, row } of items.flatMap((item) => item.own ?? [])) {
    const { load, loadBy } = ownKind(kinds, name);
    if (!load) continue;
    const rows = byName.get(name) ?? [];
    byName.set(name, rows);
    rows.push(loadBy ? loadBy(row) : row);
  }
  type Found = { subject: string; state?: Json } & JsonRow;
  const added = [...byName].map(([name, rows]) => {
    const kind = ownKind(kinds, name);
    const { load = '', loadFields: names } = kind;
    const values = names ? fields(rows, names) : [JSON.stringify(rows)];
    return [kind, read.add<Found>(`own_load_${name}`, load, values)] as const;
  });
  return () => {
    const states = new Map<string, Json>();
    for (const [kind, found] of added) {
      for (const { subject, state, ...columns } of found()) {
        const key = stateKey(kind, subject);
        states.set(key, joined(states.get(key), state ?? columns));
      }
    }
    return states;
  };
}

/** The parts that several kinds read of one state. */
const joined = (known: Json | undefined, part: Json): Json =>
  isParts(known) && isParts(part) ? { ...known, ...part } : part;
const isParts = (state: Json | undefined): state is JsonRow =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

/** All house accounts in the batch, by `houseName`. */
export function housesOf(items: readonly LedgerItem[]): Map<string, [number, HouseRef]> {
  const refs = new Map<string, [number, HouseRef]>();
  const add = (book: number, ref: AccountRef) => {
    if (ref.of === 'house') refs.set(houseName(book, ref), [book, ref]);
  };
  for (const item of items) {
    if (item.does === 'reverse') continue;
    if (item.buyIn?.as === 'open') add(item.book, item.buyIn.against);
    for (const { from, to } of item.legs) {
      add(item.book, from);
      add(item.book, to);
    }
  }
  return refs;
}
