import { column, defineSubledger } from '@palaro/ledger';
import { CLAIMS_A_DAY } from '../rebate.limits.ts';

/**
 * How much of a day's bets in a product is given back, in the commit that pays it. It refuses if
 * another claim came in between, so that a bet is given back once (docs/domain/promotions.md §9).
 */
export const rebateDayRows = defineSubledger({
  name: 'rebate.day',
  columns: {
    member: column.bigint,
    day: column.date,
    product: column.text,
    claimed: column.bigint,
  },
  judged: { before: column.bigint },
  load: {
    by: ['member', 'day', 'product'],
    sql: ({ rows }) => `select d.member_id || '/' || d.day || '/' || d.product subject,
        jsonb_build_object('claimed', d.claimed::text) state
      from rebate_day d join ${rows} r
        on d.member_id = r.member and d.day = r.day and d.product = r.product`,
  },
  subject: ({ member, day, product }) => `${member}/${day}/${product}`,
  judge: (of: { claimed: string } | null, { before, claimed }) =>
    (of?.claimed ?? '0') === before ? { next: { claimed } } : { refuse: 'promo.nothing_to_claim' },
  write: ({ rows }) => `insert into rebate_day (member_id, day, product, claimed)
    select member, day, product, claimed from ${rows} r
    on conflict (member_id, day, product) do update set claimed = excluded.claimed`,
});

/** A product's line of a claim; more claims than the day allows refuse. */
export const rebateLineRows = defineSubledger({
  name: 'rebate.line',
  columns: {
    member: column.bigint,
    claim: column.uuid,
    product: column.text,
    validBet: column.bigint,
    rate: column.integer,
    amount: column.bigint,
    at: column.postedAt,
  },
  judged: { since: column.timestamptz },
  load: {
    by: ['member', 'since'],
    sql: ({ rows }) => `select r.member::text subject, jsonb_build_object('claims', (
        select count(distinct c.claim) from rebate_claim c
        where c.member_id = r.member and c.at >= r.since)) state
      from (select distinct member, since from ${rows} r) r`,
  },
  subject: ({ member }) => member,
  judge: (of: { claims: number } | null) =>
    (of?.claims ?? 0) >= CLAIMS_A_DAY ? { refuse: 'promo.rebate_often' } : { next: of },
  write: ({ rows }) => `insert into rebate_claim
      (member_id, claim, product, at, valid_bet, rate, amount)
    select member, claim, product, r.at, valid_bet, rate, amount from ${rows} r`,
});
