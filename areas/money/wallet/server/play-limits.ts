import { column, defineSubledger, type SubledgerEntry } from '@palaro/ledger';
import { isBet } from './check-bet.ts';
import { isFreeWin, paidBy } from './command-items.ts';
import type { MoneyCommand } from './commands.ts';
import { BROUGHT, GAME_KINDS, periodStarts, STAKE_KINDS, TAKEN } from './play-periods.ts';

interface LimitState {
  /** The day that the counters belong to. They do not judge an item of another day. */
  day: string;
  limits: { kind: 'stake' | 'wager' | 'loss'; period: string; amount: string; used: string }[];
  /**
   * An item in this batch changed the counters by an amount that is known only when it is written.
   */
  turned?: boolean;
}

/**
 * Judges a bet by the member's play limits, and counts what the money moved
 * (docs/domain/responsible-gaming.md §2). It runs under the wallet's lock, so that two tabs cannot
 * pass one limit together. Only items of members with a limit bring this row. A credit is counted
 * and never refused.
 */
export const limitRows = defineSubledger({
  name: 'wallet.limit',
  columns: {
    member: column.bigint,
    zone: column.text,
    day: column.date,
    week: column.date,
    month: column.date,
    wager: column.bigint,
    loss: column.bigint,
    turns: column.boolean,
    transferId: column.transferId,
  },
  /** The limits judge it. */
  judged: { bet: column.boolean },
  load: {
    by: ['member', 'day', 'week', 'month'],
    sql: ({ rows }) => `
      select r.member::text subject, jsonb_build_object('day', r.day, 'limits', l.list) state
    from (select distinct on (member) * from ${rows} r order by member, day desc) r
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'period', l.period,
        'amount', l.amount::text, 'used', coalesce(c.used, 0)::text)), '[]') list
      from rg_limit l left join rg_counter c on c.member_id = l.member_id and c.kind = l.kind
        and c.period = l.period and c.period_start =
          case l.period when 'day' then r.day when 'week' then r.week else r.month end
      where l.member_id = r.member and l.kind <> 'deposit') l`,
  },
  subject: (row) => row.member,
  judge(state: LimitState | null, row, { stake }) {
    if (!state) throw new Error(`the limits of ${row.member} were not loaded`);
    if (row.turns) return { next: { ...state, turned: true } };
    const others = state.day !== row.day;
    if (row.bet && stake > 0n) {
      if (others || state.turned) return { refuse: 'try_again' };
      const met = state.limits.some(({ kind, amount, used }) => stake > room(kind, amount, used));
      if (met) return { refuse: 'RG_LIMIT' };
    }
    if (others) return { next: state };
    return { next: counted(state, row) };
  },
  // A reversal counts on the day of its target, so that returning yesterday's stake gives no room
  // today. Only what this commit posted counts, since a repeated rollback names the first one's
  // transfer.
  write: ({ rows }) => `with r as ${rows}, moved as (
      select member, day, week, month, wager, loss from r where not turns
      union all
      select t.member_id, t.day, date_trunc('week', t.day)::date, date_trunc('month', t.day)::date,
        case when t.kind = any(${STAKE_KINDS}) then t.sign * p.stakes else 0 end,
        t.sign * (p.stakes - p.wins)
      from (select distinct member, zone, transfer_id from r where turns) x
      cross join lateral (
        select o.member_id, o.transfer_id, o.kind, (o.posted_at at time zone x.zone)::date as day,
          case when v.reverses is null then 1 else -1 end sign
        from transfer v join transfer o on o.member_id = v.member_id
          and o.transfer_id = coalesce(v.reverses, v.transfer_id)
        where v.member_id = x.member and v.transfer_id = x.transfer_id
          and v.tx = pg_current_xact_id()::text::bigint and o.kind = any(${GAME_KINDS})) t
      cross join lateral (
        select coalesce(sum(p.amount) filter (where ${TAKEN}), 0) stakes,
          coalesce(sum(p.amount) filter (where ${BROUGHT}), 0) wins
        from posting p where p.member_id = t.member_id and p.transfer_id = t.transfer_id) p)
    insert into rg_counter as c (member_id, kind, period, period_start, used)
    select m.member, d.kind, d.period, d.start, sum(d.used) from moved m
    cross join lateral (values ('wager', 'day', m.day, m.wager), ('wager', 'week', m.week, m.wager),
      ('wager', 'month', m.month, m.wager), ('loss', 'day', m.day, m.loss),
      ('loss', 'week', m.week, m.loss), ('loss', 'month', m.month, m.loss))
      d (kind, period, start, used)
    where d.used <> 0
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (member_id, kind, period, period_start)
      do update set used = c.used + excluded.used`,
});

/** How much may still be staked. Winning more than was staked gives no room above the limit. */
function room(kind: string, amount: string, used: string): bigint {
  const left = BigInt(amount) - BigInt(used);
  if (kind === 'stake') return BigInt(amount);
  return kind === 'loss' && BigInt(used) < 0n ? BigInt(amount) : left;
}

function counted(state: LimitState, row: Record<'wager' | 'loss', string>): LimitState {
  const limits = state.limits.map((limit) => {
    const more = limit.kind === 'stake' ? 0n : BigInt(row[limit.kind]);
    return { ...limit, used: String(BigInt(limit.used) + more) };
  });
  return { ...state, limits };
}

/**
 * The limit row for a command of a member with limits; null where nothing counts. A bet that
 * another check refuses is not judged, because that refusal comes before a limit's (§4).
 */
export function limitEntry(
  command: MoneyCommand,
  zone: string,
  at: Date,
  judged: boolean,
): SubledgerEntry | null {
  const moved = movedBy(command);
  if (!moved) return null;
  const { turns = false, wager = 0n, loss = 0n } = moved;
  return limitRows.entry({
    member: command.member,
    zone,
    bet: judged && isBet(command),
    turns,
    wager: String(wager),
    loss: String(loss),
    ...periodStarts(zone, at),
  });
}

/** The limit row for a transfer that people reverse, as for a vendor's rollback. */
export const turnedEntry = (member: string, zone: string, at: Date): SubledgerEntry =>
  limitRows.entry({
    member,
    zone,
    bet: false,
    turns: true,
    wager: '0',
    loss: '0',
    ...periodStarts(zone, at),
  });

interface Moved {
  /** The amount follows from its postings only. */
  turns?: true;
  wager?: bigint;
  /** Stakes less wins. */
  loss?: bigint;
}

/**
 * What counts for limits: stakes (a buy-in is one) and what returns to the main wallet. Ticks
 * inside a buy-in, prizes of a campaign and wins of free rounds do not count.
 */
function movedBy(command: MoneyCommand): Moved | null {
  // Typed as boolean so that the type guard does not narrow `command`: other wins reach the cases
  // below.
  const freeWin: boolean = isFreeWin(command);
  switch (command.kind) {
    case 'bet':
      return { wager: command.amount, loss: command.amount };
    case 'betWin':
      return { wager: command.bet, loss: command.bet - paidBy(command) };
    case 'win':
      return freeWin ? null : { loss: -command.amount };
    case 'adjust':
      // An adjustment inside a buy-in does not touch the cash.
      return command.target === undefined ? { loss: -command.amount } : { turns: true };
    case 'rollback':
      return { turns: true };
    default:
      return null;
  }
}
