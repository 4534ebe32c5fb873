import type { ledgerOf } from '@palaro/wallet/server';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

export const SLOT_ROWS = 'transfers.slot';

/** Codes that refuse a step before any of it is written. */
export const SLOT_OPEN = 'transfer_open';
const SLOT_CLOSED = 'transfer_closed';
const SLOT_SENT = 'transfer_sent';
export const SLOT_MOVED = 'mirror_moved';

/** The state between a member and a vendor: the open transfer, if any, and the mirror. */
type Slot = { open: string | null; state: string | null; mirror: string; version: string | null };
const EMPTY: Slot = { open: null, state: null, mirror: '0', version: null };

/**
 * A transfer's row is created and ended in the commit that moves its money, judged under the
 * member's lock. A member has one open transfer per vendor, and it ends once. A reading of the
 * vendor's balance counts only if nothing has moved since (§11).
 */
export const slotRows: OwnRows = {
  name: SLOT_ROWS,
  // Lock the open row: a transfer that is being sent right now must not be given up.
  load: `with asked as (
      select distinct member, vendor
      from jsonb_to_recordset($1::jsonb) r (member bigint, vendor text)
    ), busy as (
      select v.member_id, v.vendor, v.id, v.state from vendor_transfer v
      join asked a on a.member = v.member_id and a.vendor = v.vendor
      where v.state in ('created', 'sent', 'unknown')
      order by v.member_id, v.vendor for no key update of v)
    select a.member || '/' || a.vendor as subject, jsonb_build_object('open', b.id,
      'state', b.state, 'mirror', coalesce(w.balance, 0)::text, 'version', w.version::text) as state
    from asked a left join busy b on b.member_id = a.member and b.vendor = a.vendor
    left join wallet w on w.member_id = a.member and w.vendor = a.vendor and w.kind = 'VENDOR'`,
  loadBy: ({ member = null, vendor = null }) => ({ member, vendor }),
  subject: (row) => `${row.member}/${row.vendor}`,
  judge(loaded, row) {
    const slot = (loaded as Slot | null) ?? EMPTY;
    if (row.step === 'result') {
      if (slot.open) return { refuse: SLOT_OPEN };
      if (slot.version !== row.version) return { refuse: SLOT_MOVED };
      return { next: { ...slot, version: null }, skip: true };
    }
    if (row.step === 'create') {
      if (slot.open) return { refuse: SLOT_OPEN };
      const short = row.direction === 'out' && BigInt(slot.mirror) < BigInt(String(row.amount));
      if (short) return { refuse: 'insufficient' };
      return { next: { ...slot, open: String(row.id), state: 'created' } };
    }
    if (slot.open !== row.id) return { refuse: SLOT_CLOSED };
    if (row.step === 'drop' && slot.state !== 'created') return { refuse: SLOT_SENT };
    return { next: { ...slot, open: null, state: null, version: null } };
  },
  write: `with r as (
      select * from jsonb_to_recordset($1::jsonb) r (id uuid, member bigint, vendor text,
        step text, direction text, amount bigint, run uuid, "nextAskAt" timestamptz,
        at timestamptz)
    ), made as (
      insert into vendor_transfer
        (id, member_id, vendor, direction, amount, state, run, next_ask_at, created_at)
      select id, member, vendor, direction, amount, 'created', run, "nextAskAt", at from r
      where step = 'create')
    update vendor_transfer v set resolved_at = r.at, next_ask_at = null,
      state = case r.step when 'done' then 'done' else 'failed' end
    from r where v.id = r.id and r.step <> 'create'`,
};
