import { Money } from '@palaro/kernel';
import type { OwnRows } from '@palaro/ledger';

/** Above this amount a correction needs a third person (docs/domain/ledger.md §3). */
const TWO_CONFIRM_ABOVE = Money.of('100000.0000');

/** How many people besides its maker must confirm a correction of that amount. */
const confirmationsFor = (amount: Money): number =>
  amount > TWO_CONFIRM_ABOVE || amount < -TWO_CONFIRM_ABOVE ? 2 : 1;

/** Names that differ only in case are the same person. */
export const samePerson = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What a decision on a request is judged by. It is judged again in the commit that posts it. */
export type AdjustState = {
  state: string;
  member: string;
  amount: string;
  maker: string;
  expiresMs: number;
  confirmed: string[];
};

/** Why this person cannot decide on the request now; null where he can. */
export function adjustRefusal({ state, maker, expiresMs }: AdjustState, by: string, at: Date) {
  if (state !== 'Pending') return 'adjust.ended';
  if (at.getTime() >= expiresMs) return 'adjust.expired';
  return samePerson(maker, by) ? 'console.second_person' : null;
}

/** Whether this person's confirmation is the last one that is missing. */
export const isLastWord = ({ amount, confirmed }: AdjustState, by: string) =>
  confirmed.filter((other) => !samePerson(other, by)).length + 1 >=
  confirmationsFor(BigInt(amount));

/**
 * The last confirmation, judged and written in the commit that posts the money. If two arrive at
 * once, the second finds the request applied. One that comes too late moves nothing.
 */
export const adjustRows: OwnRows = {
  name: 'wallet.adjust',
  load: `with asked as (
      select distinct request from jsonb_to_recordset($1::jsonb) r (request uuid)
    ), locked as (
      select a.* from adjust_request a join asked on asked.request = a.id
      order by a.id for no key update of a)
    select id::text as subject, jsonb_build_object('state', state, 'member', member_id::text,
      'amount', amount::text, 'maker', maker,
      'expiresMs', floor(extract(epoch from expires_at) * 1000),
      'confirmed', coalesce((select jsonb_agg(c.actor) from adjust_act c
        where c.request = locked.id and c.act = 'confirm'), '[]')) as state
    from locked`,
  loadBy: ({ request = null }) => ({ request }),
  subject: (row) => String(row.request),
  judge(loaded, row, { member, at }) {
    const request = loaded as AdjustState | null;
    const by = String(row.by);
    if (request?.member !== member) return { refuse: 'not_found' };
    const refusal = adjustRefusal(request, by, at);
    if (refusal) return { refuse: refusal };
    if (!isLastWord(request, by)) return { refuse: 'try_again' };
    return { next: { ...request, state: 'Applied' } };
  },
  write: `with r as (
      select * from jsonb_to_recordset($1::jsonb) r (request uuid, by text, at timestamptz)
    ), told as (
      insert into adjust_act (request, act, actor, at) select request, 'confirm', by, at from r)
    update adjust_request a set state = 'Applied', ended_by = r.by, ended_at = r.at
    from r where a.id = r.request`,
};
