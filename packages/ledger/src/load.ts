import type { Client } from 'pg';
import { digest, houseName, type HouseRef } from './accounts.ts';
import { fields } from './columns.ts';
import { leftKey } from './decide-buy-in.ts';
import type { LedgerItem } from './items.ts';
import { ownKind, type OwnKinds } from './judge-own.ts';
import type { Json, JsonRow } from './own.ts';
import { roundId, type RoundFlag, type RoundRow } from './rounds.ts';
import {
  keyOf,
  roundOf,
  type AccountRow,
  type HoldRow,
  type KeyOutcome,
  type KeyRow,
  type LedgerState,
  type TargetRow,
} from './state.ts';

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
// The side joins keep their order whatever the planner thinks of a table: its plans are kept, also
// those that were made while the tables were empty (ledger.md §6).
const ASKED = 'unnest($1::bigint[], $2::uuid[]) q (member_id, key)';
const KEY_OF = (columns: string) => `cross join lateral (select ${columns} from transfer_key k
    where k.member_id = q.member_id and k.key = q.key limit 1) k`;
const KEYS = `select q.member_id, q.key, k.* from ${ASKED}
  ${KEY_OF('k.input, k.outcome, k.transfer_id')}`;
// What is reversed or ended may have gone to the archive: the views have that too.
const TARGETS = `select q.member_id, t.*, p.* from ${ASKED} ${KEY_OF('k.transfer_id')}
  cross join lateral (select t.transfer_id, t.kind, t.pending_id, t.cause_kind, t.cause_id
    from ledger.transfer t
    where t.member_id = q.member_id and t.transfer_id = k.transfer_id limit 1) t
  cross join lateral (select p.leg, p.from_account, p.to_account, p.amount
    from ledger.posting p
    where p.member_id = q.member_id and p.transfer_id = k.transfer_id order by p.leg limit 64) p`;
// The hold that a transfer made, moved or ended.
const HOLD_OF = `${KEY_OF('k.transfer_id')}
  cross join lateral (select coalesce(t.pending_id, t.transfer_id) id from ledger.transfer t
    where t.member_id = q.member_id and t.transfer_id = k.transfer_id limit 1) t
  cross join lateral (select h.transfer_id, h.amount, h.state, h.kind, h.against, h.resolved_by
    from hold h where h.member_id = q.member_id and h.transfer_id = t.id limit 1) h
  cross join lateral (select c.cause_id from ledger.transfer c
    where c.member_id = q.member_id and c.transfer_id = h.transfer_id limit 1) c`;
const HOLDS = `select q.member_id, h.*, c.cause_id from ${ASKED} ${HOLD_OF}`;
const ROUND_IN = (table: string, round: string, archived: boolean) => `select g.member_id, g.vendor,
    g.round, g.ref, g.game, g.state, g.bets, g.wins, g.refunds, g.bet_count, g.adjusted, g.netted,
    g.valid_bet, g.close_bets, g.close_wins, g.close_refunds, g.flags, g.opened_at, g.closed_at,
    ${archived} archived
    from ${table} g where g.member_id = q.member_id and g.vendor = q.vendor and g.round = ${round}`;
// One that is not among the hot ones may have gone to the archive long ago; one that came back from
// there is in both, and the hot one counts.
const ROUND_OF = (round: string) => `cross join lateral (
    ${ROUND_IN('game_round', round, false)}
    union all ${ROUND_IN('archive.game_round', round, true)} and not exists (
      select from game_round h where h.member_id = g.member_id and h.vendor = g.vendor
        and h.round = g.round)
    limit 1) g`;
const BACK = `insert into game_round select a.* from archive.game_round a
  join unnest($1::bigint[], $2::text[], $3::uuid[]) q (member_id, vendor, round)
    using (member_id, vendor, round) on conflict do nothing`;
const ROUNDS = `select g.* from
  unnest($1::bigint[], $2::text[], $3::uuid[]) q (member_id, vendor, round) ${ROUND_OF('q.round')}`;
// Of buy-ins, for ticks that name none.
const HELD_ROUNDS = `select g.* from
  unnest($1::bigint[], $2::uuid[], $3::text[]) q (member_id, key, vendor) ${HOLD_OF}
  ${ROUND_OF('c.cause_id::uuid')}`;

interface RawRound {
  member_id: string;
  vendor: string;
  round: string;
  ref: string;
  game: string;
  state: RoundRow['state'];
  bets: string;
  wins: string;
  refunds: string;
  bet_count: number;
  adjusted: string;
  netted: boolean;
  close_bets: string | null;
  close_wins: string | null;
  close_refunds: string | null;
  valid_bet: string | null;
  flags: RoundFlag[];
  opened_at: Date;
  closed_at: Date | null;
  archived: boolean;
}

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

function keysOf(item: LedgerItem): string[] {
  if (item.does === 'reverse') return [item.key, item.target, `reverse/${item.target}`];
  const { key, resolves, buyIn } = item;
  const left = buyIn && buyIn.as !== 'tick' ? [leftKey(buyIn.as === 'open' ? key : buyIn.of)] : [];
  return [key, ...left, ...(resolves ? [resolves.key] : []), ...buyInsOf(item)];
}
const buyInsOf = (item: LedgerItem) =>
  item.does === 'post' && item.buyIn && item.buyIn.as !== 'open' ? [item.buyIn.of] : [];
const targetsOf = (item: LedgerItem) => (item.does === 'reverse' ? [item.target] : []);
const holdsOf = (item: LedgerItem) =>
  item.does === 'reverse'
    ? [item.target]
    : [...(item.resolves ? [item.resolves.key] : []), ...buyInsOf(item)];

function pairs(
  items: readonly LedgerItem[],
  keys: (item: LedgerItem) => string[],
): [string[], string[]] {
  const named = items.flatMap((item) => keys(item).map((key) => [item.member, digest(key)]));
  const distinct = new Map(named.map((pair) => [pair.join('/'), pair]));
  const rows = [...distinct.values()];
  return [rows.map(([member]) => member!), rows.map(([, key]) => key!)];
}

function roundKeys(items: readonly LedgerItem[]): [string[], string[], string[]] {
  const keys = new Map<string, [string, string, string]>();
  for (const { member, round } of items) {
    if (!round) continue;
    const id = roundId(round.vendor, round.ref);
    keys.set(`${member}/${id}`, [member, round.vendor, id]);
  }
  const rows = [...keys.values()];
  return [rows.map((row) => row[0]), rows.map((row) => row[1]), rows.map((row) => row[2])];
}

function heldRoundKeys(items: readonly LedgerItem[]): [string[], string[], string[]] {
  const rows = items.flatMap((item) =>
    item.does === 'post' && item.buyIn?.as === 'tick' && !item.round
      ? [[item.member, digest(item.buyIn.of), item.buyIn.vendor]]
      : [],
  );
  return [rows.map((row) => row[0]!), rows.map((row) => row[1]!), rows.map((row) => row[2]!)];
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

/** By member; `accounts` is what `LOCK` answers. */
function groupAccounts(accounts: string): Map<string, AccountRow[]> {
  const members = new Map<string, AccountRow[]>();
  for (const row of accounts === '' ? [] : accounts.split(',')) {
    const [member = '', id = '', book, kind, balance = 0, version = 0, vendor = ''] =
      row.split(' ');
    const list = members.get(member) ?? [];
    members.set(member, list);
    list.push({
      id,
      book: Number(book),
      kind: kind as AccountRow['kind'],
      vendor,
      balance: BigInt(balance),
      version: BigInt(version),
    });
  }
  return members;
}

interface RawKey {
  member_id: string;
  key: string;
  input: string;
  outcome: KeyOutcome;
  transfer_id: string | null;
}

const readKey = (row: RawKey): KeyRow => ({
  input: row.input,
  outcome: row.outcome,
  transferId: row.transfer_id,
});

interface RawTarget {
  member_id: string;
  transfer_id: string;
  kind: string;
  pending_id: string | null;
  cause_kind: string;
  cause_id: string;
  from_account: string;
  to_account: string;
  amount: string;
}

function groupTargets(rows: readonly RawTarget[]): Map<string, TargetRow> {
  const targets = new Map<string, TargetRow>();
  for (const row of rows) {
    const key = keyOf(row.member_id, row.transfer_id);
    const old = targets.get(key)?.postings ?? [];
    const posting = { from: row.from_account, to: row.to_account, amount: BigInt(row.amount) };
    targets.set(key, {
      transferId: row.transfer_id,
      kind: row.kind,
      pendingId: row.pending_id,
      causeKind: row.cause_kind,
      causeId: row.cause_id,
      postings: [...old, posting],
    });
  }
  return targets;
}

interface RawHold {
  member_id: string;
  transfer_id: string;
  amount: string;
  state: HoldRow['state'];
  kind: string;
  against: string | null;
  resolved_by: string | null;
  cause_id: string;
}

const readHold = (row: RawHold): HoldRow => ({
  amount: BigInt(row.amount),
  state: row.state,
  kind: row.kind,
  against: row.against,
  causeId: row.cause_id,
  by: row.resolved_by,
});

const readRound = (row: RawRound): RoundRow => ({
  member: row.member_id,
  vendor: row.vendor,
  round: row.round,
  ref: row.ref,
  game: row.game,
  state: row.state,
  bets: BigInt(row.bets),
  wins: BigInt(row.wins),
  refunds: BigInt(row.refunds),
  liveBets: row.bet_count,
  adjusted: BigInt(row.adjusted),
  netted: row.netted,
  close:
    row.close_bets === null
      ? null
      : {
          bets: BigInt(row.close_bets),
          wins: BigInt(row.close_wins ?? 0),
          refunds: BigInt(row.close_refunds ?? 0),
        },
  validBet: row.valid_bet === null ? null : BigInt(row.valid_bet),
  flags: row.flags,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
});

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
