import { expect, it } from 'vitest';
import { NOT_CREATED, slotRows } from './slot-rows.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const idle = { open: null, state: null, mirror: '100', version: '4' };
const busy = (state: string) => ({ ...idle, open: 'a', state });
/** The state without a wallet at the vendor. */
const empty = { open: null, state: null, mirror: '0', version: null };

type Judge = Parameters<typeof slotRows.judge>;
type Slot = NonNullable<Judge[0]>;
type Row = Partial<Judge[1]> & Pick<Judge[1], 'step'>;
const of = { id: 'a', member: '7', vendor: 'KASA', ...NOT_CREATED };
const judged = (slot: Slot | null, row: Row) =>
  slotRows.judge(slot, { ...of, ...row }, { member: '7', at: AT, stake: 0n });

const begins = (direction: 'in' | 'out', amount: string): Row => ({
  step: 'create',
  direction,
  amount,
});
const reads = (version: string): Row => ({ step: 'result', version });
const opened = (slot: Slot) => ({ next: { ...slot, open: 'a', state: 'created' } });
const ended = { next: { ...idle, version: null } };
const refuse = (code: string) => ({ refuse: code });

// docs/domain/wallet-protocol.md §11: one transfer at a time for a member and a vendor, ended once.
it.each<[string, Slot | null, Row, object]>([
  ['begins on a free slot', idle, begins('in', '101'), opened(idle)],
  ['begins as the first one', null, begins('in', '1'), opened(empty)],
  ['waits for the one before', busy('unknown'), begins('out', '1'), refuse('transfer_open')],
  ['takes all that the vendor has', idle, begins('out', '100'), opened(idle)],
  ['takes no more than it has', idle, begins('out', '101'), refuse('insufficient')],
  ['takes nothing from an empty balance', null, begins('out', '1'), refuse('insufficient')],
  ['is done', busy('sent'), { step: 'done' }, ended],
  ['fails after its outcome was unknown', busy('unknown'), { step: 'failed' }, ended],
  ['ends once', idle, { step: 'done' }, refuse('transfer_closed')],
  ['does not end another one', busy('sent'), { step: 'done', id: 'b' }, refuse('transfer_closed')],
  ['is given up before it is sent', busy('created'), { step: 'drop' }, ended],
  ['is not given up once it was sent', busy('sent'), { step: 'drop' }, refuse('transfer_sent')],
])('MONEY-04 a transfer %s', (_name, slot, row, verdict) => {
  expect(judged(slot, row)).toEqual(verdict);
});

it.each<[string, Slot, Row, object]>([
  ['counts', idle, reads('4'), { ...ended, skip: true }],
  ['counts once', { ...idle, version: null }, reads('4'), refuse('mirror_moved')],
  ['is too old', idle, reads('3'), refuse('mirror_moved')],
  ['waits for a transfer', busy('sent'), reads('4'), refuse('transfer_open')],
])('MONEY-04 a reading of the vendor’s balance %s', (_name, slot, row, verdict) => {
  expect(judged(slot, row)).toEqual(verdict);
});

it('MONEY-04 there is one slot per member and vendor', () => {
  const row = { ...of, step: 'done' } as const;
  expect([slotRows.name, slotRows.subject(row)]).toEqual(['transfers.slot', '7/KASA']);
  expect(slotRows.load?.values([row])).toEqual(['{"7"}', '{"KASA"}']);
});
