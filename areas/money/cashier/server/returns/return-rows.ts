import { column, defineSubledger, nullable, type Verdict } from '@palaro/ledger';
import type { ReturnPartState } from '../../return-states.ts';

/** The locked return that a new part is judged by. */
interface OpenReturn {
  state: string;
  parts: number;
  references: string[];
}

/**
 * Adds a part to an open return in the commit that takes its money from the wallet: parts are
 * numbered without a gap, and a bank's reference pays once.
 */
export const newPartRows = defineSubledger({
  name: 'cashier.new-return-part',
  columns: {
    member: column.bigint,
    returnId: column.uuid,
    no: column.smallint,
    amount: column.bigint,
    state: column.oneOf<ReturnPartState>(),
    deposit: nullable(column.uuid),
    provider: nullable(column.text),
    account: nullable(column.uuid),
    reference: column.text,
    /** Base64. */
    payeeSealed: nullable(column.text),
    by: column.text,
    at: column.postedAt,
  },
  load: {
    by: ['member', 'returnId'],
    sql: ({ rows }) => `with named as (
      select distinct member, return_id from ${rows} r
    ), locked as (
      select b.member_id, b.id, b.state from balance_return b
      join named n on n.member = b.member_id and n.return_id = b.id
      order by b.member_id, b.id for no key update of b)
    select member_id || '/' || id as subject, jsonb_build_object('state', state,
        'parts', (select count(*) from balance_return_part p
          where p.member_id = l.member_id and p.return_id = l.id),
        'references', (select coalesce(jsonb_agg(p.reference), '[]') from balance_return_part p
          where p.member_id = l.member_id)) as state from locked l`,
  },
  subject: ({ member, returnId }) => `${member}/${returnId}`,
  judge(found: OpenReturn | null, { no, reference }) {
    const isNext = found?.state === 'Open' && found.parts + 1 === no;
    if (!isNext || found.references.includes(reference)) return { refuse: 'order_state' };
    return {
      next: { ...found, parts: no, references: [...found.references, reference] },
    };
  },
  write: ({ rows }) => `insert into balance_return_part (member_id, return_id, no, amount, state,
      order_id, provider, account, reference, payee_sealed, by, at, ended_at)
    select r.member, r.return_id, r.no, r.amount, r.state, r.deposit, r.provider, r.account,
      r.reference, decode(r.payee_sealed, 'base64'), r.by, r.at,
      case r.state when 'Sent' then r.at end from ${rows} r`,
});

/** Ends a part that was surely not sent, in the commit that credits its money again. */
export const failedPartRows = defineSubledger({
  name: 'cashier.failed-return-part',
  columns: {
    member: column.bigint,
    returnId: column.uuid,
    no: column.smallint,
    at: column.postedAt,
  },
  judged: { from: column.texts },
  load: {
    by: ['member', 'returnId', 'no'],
    sql: ({ rows }) => `select p.member_id || '/' || p.return_id || '/' || p.no as subject,
        to_jsonb(p.state) as state
      from balance_return_part p join (select distinct member, return_id, no from ${rows} r) n
        on n.member = p.member_id and n.return_id = p.return_id and n.no = p.no
      order by p.member_id, p.return_id, p.no for no key update of p`,
  },
  subject: ({ member, returnId, no }) => `${member}/${returnId}/${no}`,
  judge: (state: ReturnPartState | null, { from }): Verdict<ReturnPartState> =>
    state !== null && from.includes(state) ? { next: 'Failed' } : { refuse: 'order_state' },
  write: ({ rows }) => `update balance_return_part p set state = 'Failed', ended_at = r.at
    from ${rows} r where p.member_id = r.member and p.return_id = r.return_id and p.no = r.no`,
});
