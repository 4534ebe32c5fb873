import { column, defineSubledger, nullable } from '@palaro/wallet/server';

/** Codes that refuse a step before any of it is written. */
export const SLOT_OPEN = 'transfer_open';
const SLOT_CLOSED = 'transfer_closed';
const SLOT_SENT = 'transfer_sent';
export const SLOT_MOVED = 'mirror_moved';

/** The state between a member and a vendor: the open transfer, if any, and the mirror. */
interface Slot {
  open: string | null;
  state: string | null;
  mirror: string;
  version: string | null;
}
const EMPTY: Slot = { open: null, state: null, mirror: '0', version: null };

/**
 * A transfer's row is created and ended in the commit that moves its money, judged under the
 * member's lock. A member has one open transfer per vendor, and it ends once. A reading of the
 * vendor's balance counts only if nothing has moved since (§11).
 */
export const slotRows = defineSubledger({
  name: 'transfers.slot',
  columns: {
    id: nullable(column.uuid),
    member: column.bigint,
    vendor: column.text,
    step: column.oneOf<'create' | 'done' | 'failed' | 'drop' | 'result'>(),
    direction: nullable(column.oneOf<'in' | 'out'>()),
    amount: nullable(column.bigint),
    run: nullable(column.uuid),
    nextAskAt: nullable(column.timestamptz),
    at: column.postedAt,
  },
  /** The mirror's version that a reading was compared with. */
  judged: { version: nullable(column.text) },
  load: {
    by: ['member', 'vendor'],
    // Lock the open row: a transfer that is being sent right now must not be given up.
    sql: ({ rows }) => `with asked as (
      select distinct member, vendor from ${rows} r
    ), busy as (
      select v.member_id, v.vendor, v.id, v.state from vendor_transfer v
      join asked a on a.member = v.member_id and a.vendor = v.vendor
      where v.state in ('created', 'sent', 'unknown')
      order by v.member_id, v.vendor for no key update of v)
    select a.member || '/' || a.vendor as subject, jsonb_build_object('open', b.id,
      'state', b.state, 'mirror', coalesce(w.balance, 0)::text, 'version', w.version::text) as state
    from asked a left join busy b on b.member_id = a.member and b.vendor = a.vendor
    left join wallet w on w.member_id = a.member and w.vendor = a.vendor and w.kind = 'VENDOR'`,
  },
  subject: (row) => `${row.member}/${row.vendor}`,
  judge(loaded: Slot | null, row) {
    const slot = loaded ?? EMPTY;
    if (row.step === 'result') {
      if (slot.open) return { refuse: SLOT_OPEN };
      if (slot.version !== row.version) return { refuse: SLOT_MOVED };
      return { next: { ...slot, version: null }, skip: true };
    }
    if (row.step === 'create') {
      if (slot.open) return { refuse: SLOT_OPEN };
      const short = row.direction === 'out' && BigInt(slot.mirror) < BigInt(row.amount ?? 0);
      if (short) return { refuse: 'insufficient' };
      return { next: { ...slot, open: row.id, state: 'created' } };
    }
    if (slot.open !== row.id) return { refuse: SLOT_CLOSED };
    if (row.step === 'drop' && slot.state !== 'created') return { refuse: SLOT_SENT };
    return { next: { ...slot, open: null, state: null, version: null } };
  },
  write: ({ rows }) => `with r as ${rows}, made as (
      insert into vendor_transfer
        (id, member_id, vendor, direction, amount, state, run, next_ask_at, created_at)
      select id, member, vendor, direction, amount, 'created', run, next_ask_at, at from r
      where step = 'create')
    update vendor_transfer v set resolved_at = r.at, next_ask_at = null,
      state = case r.step when 'done' then 'done' else 'failed' end
    from r where v.id = r.id and r.step <> 'create'`,
});

/** The fields that only the step that creates a transfer has. */
export const NOT_CREATED = {
  direction: null,
  amount: null,
  run: null,
  nextAskAt: null,
  version: null,
} as const;
