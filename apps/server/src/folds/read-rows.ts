import { types, type PoolClient } from 'pg';
import type {
  ChangedRound,
  FoldRows,
  FoldSource,
  FoldStep,
  PostedLeg,
  PostedTransfer,
} from '@palaro/server';

/**
 * Rows folded at once. Folding blocks the event loop, which also decides bets; this many rows take
 * a few milliseconds.
 */
const ROWS_AT_ONCE = 500;

// The ids of a member's transfers follow the order of their commits, so a round's first bet is the
// one with the lowest id.
const FIRST_BET = `t.cause_kind = 'round' and (t.kind = 'betWin' or t.kind = 'bet' and not exists (
  select from transfer e where e.cause_kind = 'round' and e.cause_id = t.cause_id
    and e.member_id = t.member_id and e.transfer_id < t.transfer_id
    and e.kind in ('bet', 'betWin')))`;

const UPLINES = `array_to_json(coalesce(m.uplines, '{}')::text[]) as uplines`;

/**
 * The statements that read new rows, one for each source. $1 and $2 are the step's transactions, $3
 * is the site's zone. The target of a rollback may lie in the archive.
 */
const NEW: Record<FoldSource, string> = {
  transfers: `select t.member_id::text as "memberId", m.type as "memberType", ${UPLINES},
      t.transfer_id as "transferId", t.kind, t.cause_kind as "causeKind", t.cause_id as "causeId",
      t.actor, (t.posted_at at time zone $3)::date::text as day, l.book, b.realm,
      case when t.reverses is not null then (select o.kind from ledger.transfer o
        where o.member_id = t.member_id and o.transfer_id = t.reverses) end as reversed,
      case when t.kind like 'transfer%' then (select v.vendor from vendor_transfer v
        where v.id = t.cause_id::uuid) end as "carriedBy",
      ${FIRST_BET} as "firstBet", l.legs
    from transfer t
      join (select p.member_id, p.transfer_id, min(p.book) as book, json_agg(json_build_array(
          p.from_account, p.to_account, p.amount::text, h.kind, h.vendor, h.detail)) as legs
        from posting p
          left join house_account h on h.account_id = least(p.from_account, p.to_account)
        where p.tx >= $1 and p.tx < $2 group by 1, 2) l using (member_id, transfer_id)
      join book b on b.book = l.book
      left join member m on m.id = t.member_id
    where t.tx >= $1 and t.tx < $2`,
  rounds: `select r.member_id::text as "memberId", m.type as "memberType", ${UPLINES},
      r.vendor, r.round, r.game, r.state, r.bets, r.wins, r.refunds, r.valid_bet as "validBet",
      case when exists (select from wallet c join book b on b.book = c.book
        where c.member_id = r.member_id and c.kind = 'CASH' and b.realm = 'R')
        then 'R' else 'T' end as realm,
      coalesce(nullif(m.nickname, ''), m.account, '') as name, r.closed_at as "closedAt",
      (r.closed_at at time zone $3)::date::text as day, r.tx::text,
      exists (select from turnover_requirement q where q.member_id = r.member_id
          and q.state = 'O' and q.opened_at <= r.closed_at)
        or exists (select from turnover_use u where u.member_id = r.member_id
          and u.vendor = r.vendor and u.round = r.round) as "forTurnover"
    from game_round r left join member m on m.id = r.member_id
    where r.tx >= $1 and r.tx < $2`,
};

/**
 * Reads what was posted and which rounds changed in a step, in parts small enough for memory. A
 * source that no fold reads stays empty.
 */
export async function* readRows(
  client: PoolClient,
  sources: readonly FoldSource[],
  { from, to, zone }: FoldStep & { zone: string },
): AsyncGenerator<FoldRows<FoldSource>> {
  for (const source of sources) {
    const cursor = `new_${source}_${to}`;
    await client.query(`declare ${cursor} cursor for ${NEW[source]}`, [from, to, zone]);
    for (let last = ROWS_AT_ONCE; last === ROWS_AT_ONCE;) {
      const rows = await fetchRows(client, cursor);
      last = rows.length;
      if (source === 'transfers') {
        yield { transfers: (rows as TransferRow[]).map(transferOf), rounds: [] };
      } else {
        yield { transfers: [], rounds: rows as ChangedRound[] };
      }
    }
  }
}

const BIGINT_OID = 20;
/** Amounts and transfer ids become bigint for calculation; the driver's default is text. */
const COUNTED = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID ? BigInt : (types.getTypeParser(oid, format as 'text') as typeof BigInt),
};

/** The statement's column names match the row types. */
async function fetchRows(client: PoolClient, cursor: string): Promise<unknown[]> {
  const text = `fetch ${ROWS_AT_ONCE} from ${cursor}`;
  return (await client.query<object>({ text, types: COUNTED as never })).rows;
}

/** JSON numbers cannot hold amounts as large as money may be, so amounts come as text. */
type Leg = [number, number, string, string | null, string, string];
type TransferRow = Omit<PostedTransfer, 'legs'> & { legs: Leg[] };

const transferOf = (row: TransferRow): PostedTransfer =>
  Object.assign(row, { legs: row.legs.map(legOf) });

const legOf = ([from, to, amount, kind, vendor, detail]: Leg): PostedLeg => ({
  from,
  to,
  amount: BigInt(amount),
  house: kind === null ? null : { kind, vendor, detail },
});
