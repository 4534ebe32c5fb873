import { digest } from './accounts.ts';
import { texts } from './columns.ts';
import { leftKey } from './decide-buy-in.ts';
import type { LedgerItem } from './items.ts';
import { roundId } from './rounds.ts';

// The statements that read a batch's state, and the keys that they ask by.

// The lateral joins fix the join order. Plans are kept, also those made while the tables were empty
// (docs/domain/ledger.md §6), so the planner must not choose an order by a table's size.
const ASKED = 'unnest($1::bigint[], $2::uuid[]) q (member_id, key)';
const KEY_OF = (columns: string) => `cross join lateral (select ${columns} from transfer_key k
    where k.member_id = q.member_id and k.key = q.key limit 1) k`;
export const KEYS = `select q.member_id, q.key, k.* from ${ASKED}
  ${KEY_OF('k.input, k.outcome, k.transfer_id')}`;
// A target may already be in the archive, so this reads the views that include it.
export const TARGETS = `select q.member_id, t.*, p.* from ${ASKED} ${KEY_OF('k.transfer_id')}
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
export const HOLDS = `select q.member_id, h.*, c.cause_id from ${ASKED} ${HOLD_OF}`;
const ROUND_IN = (table: string, round: string, archived: boolean) => `select g.member_id, g.vendor,
    g.round, g.ref, g.game, g.state, g.bets, g.wins, g.refunds, g.bet_count, g.adjusted, g.netted,
    g.valid_bet, g.close_bets, g.close_wins, g.close_refunds, g.flags, g.opened_at, g.closed_at,
    ${archived} archived
    from ${table} g where g.member_id = q.member_id and g.vendor = q.vendor and g.round = ${round}`;
// A round that is not in the hot table may be in the archive. A round that was brought back is in
// both; then the hot row counts.
const ROUND_OF = (round: string) => `cross join lateral (
    ${ROUND_IN('game_round', round, false)}
    union all ${ROUND_IN('archive.game_round', round, true)} and not exists (
      select from game_round h where h.member_id = g.member_id and h.vendor = g.vendor
        and h.round = g.round)
    limit 1) g`;
export const ROUNDS = `select g.* from
  unnest($1::bigint[], $2::text[], $3::uuid[]) q (member_id, vendor, round) ${ROUND_OF('q.round')}`;
// The rounds of buy-ins, for ticks that name no round.
export const HELD_ROUNDS = `select g.* from
  unnest($1::bigint[], $2::uuid[], $3::text[]) q (member_id, key, vendor) ${HOLD_OF}
  ${ROUND_OF('c.cause_id::uuid')}`;

export function keysOf(item: LedgerItem): string[] {
  if (item.does === 'reverse') return [item.key, item.target, `reverse/${item.target}`];
  if (item.does === 'bar') return [item.key];
  const { key, resolves, buyIn } = item;
  const left = buyIn && buyIn.as !== 'tick' ? [leftKey(buyIn.as === 'open' ? key : buyIn.of)] : [];
  return [key, ...left, ...(resolves ? [resolves.key] : []), ...buyInsOf(item)];
}
const buyInsOf = (item: LedgerItem) =>
  item.does === 'post' && item.buyIn && item.buyIn.as !== 'open' ? [item.buyIn.of] : [];
export const targetsOf = (item: LedgerItem) => (item.does === 'reverse' ? [item.target] : []);
export const holdsOf = (item: LedgerItem) =>
  item.does === 'post'
    ? [...(item.resolves ? [item.resolves.key] : []), ...buyInsOf(item)]
    : targetsOf(item);

/** A statement's parameters, one array per column; null where there is nothing to ask. */
type Asked = string[] | null;

const asked = (rows: readonly string[][], columns: number): Asked =>
  rows.length === 0
    ? null
    : Array.from({ length: columns }, (_, i) => texts(rows.map((row) => row[i] ?? '')));

export function pairs(items: readonly LedgerItem[], keys: (item: LedgerItem) => string[]): Asked {
  const named = items.flatMap((item) => keys(item).map((key) => [item.member, digest(key)]));
  const distinct = new Map(named.map((pair) => [pair.join('/'), pair]));
  const rows = [...distinct.values()];
  return asked(rows, 2);
}

export function roundKeys(items: readonly LedgerItem[]): Asked {
  const keys = new Map<string, string[]>();
  for (const { member, round } of items) {
    if (!round || round.fresh) continue;
    const id = roundId(round.vendor, round.ref);
    keys.set(`${member}/${id}`, [member, round.vendor, id]);
  }
  return asked([...keys.values()], 3);
}

export function heldRoundKeys(items: readonly LedgerItem[]): Asked {
  const rows = items.flatMap((item) =>
    item.does === 'post' && item.buyIn?.as === 'tick' && !item.round
      ? [[item.member, digest(item.buyIn.of), item.buyIn.vendor]]
      : [],
  );
  return asked(rows, 3);
}
