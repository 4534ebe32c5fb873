import { column, defineSubledger } from '@palaro/ledger';

interface DrawState {
  open: boolean;
  /** How many are left of each prize that has a stock, by its place. */
  stock: Record<string, number>;
  /** How often each member of this batch drew. */
  draws: Record<string, number>;
}

/** How a draw is refused inside its commit, to be drawn or read again. */
export type DrawRefusal = 'lucky.made' | 'lucky.gone';
const refusal = (refuse: DrawRefusal) => ({ refuse });

/**
 * One draw, in the commit that pays its prize: the draw, the award that lists show, and the prize's
 * stock. The promotion's row is locked by the budget's row, which must come before it.
 */
export const drawRows = defineSubledger({
  name: 'lucky-draw.draw',
  columns: {
    promotion: column.uuid,
    member: column.bigint,
    draw: column.integer,
    day: column.date,
    drawn: column.smallint,
    place: column.smallint,
    amount: column.bigint,
    turnoverTimes: column.integer,
    transaction: column.text,
    serverSeed: column.text,
    clientSeed: column.text,
    at: column.postedAt,
  },
  load: {
    by: ['promotion', 'member'],
    sql: ({ rows }) => `select p.id::text subject, jsonb_build_object(
        'open', p.state = 'Running',
        'stock', (select coalesce(jsonb_object_agg(z.place, z.stock - z.taken), '{}')
          from lucky_prize z where z.promotion = p.id),
        'draws', (select coalesce(jsonb_object_agg(d.member_id, d.made), '{}') from (
          select member_id, count(*)::int made from lucky_draw
          where promotion = p.id
            and member_id in (select r.member from ${rows} r where r.promotion = p.id)
          group by 1) d)) state
      from promotion p where p.id in (select q.promotion from ${rows} q)`,
  },
  subject: ({ promotion }) => promotion,
  judge(of: DrawState | null, { member, draw, drawn, place }) {
    if (of?.open !== true) return { refuse: 'promo.closed' };
    if ((of.draws[member] ?? 0) !== draw - 1) return refusal('lucky.made');
    // What the seeds gave is paid while there is some of it, and nothing else.
    const left = of.stock[drawn];
    const hasSome = left === undefined || left > 0;
    if (hasSome !== (place === drawn)) return refusal('lucky.gone');
    const stock = left === undefined || !hasSome ? of.stock : { ...of.stock, [drawn]: left - 1 };
    return { next: { ...of, stock, draws: { ...of.draws, [member]: draw } } };
  },
  write: ({ rows }) => `with given as (select * from ${rows} r),
    taken as (update lucky_prize z set taken = z.taken + g.times
      from (select promotion, place, count(*)::int times from given group by 1, 2) g
      where z.promotion = g.promotion and z.place = g.place),
    paid as (insert into award (member_id, cause_kind, promotion, budget, vendor, transaction,
        amount, turnover_times, state, issued_at, expires_at, claimed_at)
      select member, 'luckyDraw', promotion::text, promotion, 'PALARO', transaction, amount,
        turnover_times, 'Claimed', g.at, g.at, g.at from given g)
    insert into lucky_draw (promotion, member_id, draw, day, drawn, place, amount, server_seed,
      client_seed, at)
    select promotion, member, draw, day, drawn, place, amount, server_seed, client_seed, g.at
    from given g`,
});
