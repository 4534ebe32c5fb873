import type { Client } from 'pg';
import { houseName, type HouseRef } from './accounts.ts';
import { fields } from './columns.ts';
import type { LedgerItem } from './items.ts';
import { ownKind, type OwnKinds } from './judge-own.ts';
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

/** Sends one statement; answers its rows. All of a batch's go out together (pipeline). */
export type Send = <R>(name: string, text: string, values: unknown[]) => Promise<R[]>;

export const sender =
  (client: Client): Send =>
  async (name, text, values) =>
    (await client.query({ name, text, values })).rows as never;
// Sorted by member and account, so that two writers never wait for each other in a circle.
// All in one text: a row of the driver's costs more than the account in it.
const LOCK = `select string_agg(concat_ws(' ', member_id, account_id, book, kind, balance, version,
    vendor), ',') as accounts
  from (select * from wallet where member_id = any($1::bigint[])
    order by member_id, account_id for no key update) locked`;
// After the locks: one member's ids follow the order of commits.
const IDS = `select string_agg(nextval('transfer_id')::text, ',') as ids
  from generate_series(1, $1::int)`;
const BACK = `insert into game_round select a.* from archive.game_round a
  join unnest($1::bigint[], $2::text[], $3::uuid[]) q (member_id, vendor, round)
    using (member_id, vendor, round) on conflict do nothing`;

/** Opens the transaction, locks the batch's wallets and reads what it is decided by. */
export async function loadState(
  client: Client,
  items: readonly LedgerItem[],
  houses: ReadonlyMap<string, string>,
  kinds: OwnKinds,
): Promise<LedgerState> {
  const send = sender(client);
  const members = [...new Set(items.map((item) => item.member))];
  const begun = send('ledger_begin', 'begin', []);
  const [, [locked], [fresh], keys, targets, holds, rounds, heldRounds, own] = await settled([
    begun,
    send<{ accounts: string | null }>('ledger_lock', LOCK, [`{${members.join()}}`]),
    send<{ ids: string }>('ledger_ids', IDS, [items.length]),
    send<RawKey>('ledger_keys', KEYS, pairs(items, keysOf)),
    sendFor<RawTarget>(send, 'ledger_targets', TARGETS, pairs(items, targetsOf)),
    sendFor<RawHold>(send, 'ledger_holds', HOLDS, pairs(items, holdsOf)),
    sendFor<RawRound>(send, 'ledger_rounds', ROUNDS, roundKeys(items)),
    sendFor<RawRound>(send, 'ledger_held_rounds', HELD_ROUNDS, heldRoundKeys(items)),
    loadOwn(send, items, kinds),
  ]);
  await bringBack(send, [...heldRounds, ...rounds]);
  return {
    accounts: groupAccounts(locked?.accounts ?? ''),
    keys: new Map(keys.map((row) => [keyOf(row.member_id, row.key), readKey(row)])),
    targets: groupTargets(targets),
    holds: new Map(holds.map((row) => [keyOf(row.member_id, row.transfer_id), readHold(row)])),
    rounds: new Map([...heldRounds, ...rounds].map(readRound).map((row) => [roundOf(row), row])),
    houses,
    own,
    ids: fresh?.ids.split(',') ?? [],
  };
}

/** A late message's round comes back as it was, all columns of it, and changes like any other. */
async function bringBack(send: Send, rounds: readonly RawRound[]) {
  const gone = rounds.filter(({ archived }) => archived);
  if (gone.length === 0) return;
  await send('ledger_rounds_back', BACK, [
    gone.map((row) => row.member_id),
    gone.map((row) => row.vendor),
    gone.map((row) => row.round),
  ]);
}

/** Waits for all of a pipeline before it throws: no statement may be under way after that. */
export async function settled<T extends readonly unknown[]>(
  sent: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  const results = await Promise.allSettled(sent as readonly Promise<unknown>[]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}

function sendFor<R>(send: Send, name: string, text: string, values: [unknown[], ...unknown[]]) {
  return values[0].length === 0 ? Promise.resolve<R[]>([]) : send<R>(name, text, values);
}
async function loadOwn(send: Send, items: readonly LedgerItem[], kinds: OwnKinds) {
  const byName = new Map<string, JsonRow[]>();
  for (const { name, row } of items.flatMap((item) => item.own ?? [])) {
    const { load, loadBy } = ownKind(kinds, name);
    if (!load) continue;
    const rows = byName.get(name) ?? [];
    byName.set(name, rows);
    rows.push(loadBy ? loadBy(row) : row);
  }
  const loads = [...byName].map(async ([name, rows]) => {
    const { load = '', loadFields: names } = ownKind(kinds, name);
    const values = names ? fields(rows, names) : [JSON.stringify(rows)];
    type Found = { subject: string; state: Json };
    const found = await send<Found>(`own_load_${name}`, load, values);
    return found.map(({ subject, state }) => [keyOf(name, subject), state] as const);
  });
  return new Map((await settled(loads)).flat());
}
/** Every house account that the batch names, by `houseName`. */
export function housesOf(items: readonly LedgerItem[]): Map<string, [number, HouseRef]> {
  const refs = new Map<string, [number, HouseRef]>();
  for (const item of items) {
    if (item.does === 'reverse') continue;
    const against = item.buyIn?.as === 'open' ? [item.buyIn.against] : [];
    for (const side of [...item.legs.flatMap((leg) => [leg.from, leg.to]), ...against]) {
      if (side.of === 'house') refs.set(houseName(item.book, side), [item.book, side]);
    }
  }
  return refs;
}
