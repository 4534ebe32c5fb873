import { randomUUID } from 'node:crypto';
import { HEADERS } from '@palaro/api';
import { Money, plusSeconds } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierSite, paidEvent, type CashierSite } from '../test-cashier.ts';

const DAY_SECONDS = 86_400;
const HEAD =
  'Product ID,Transaction ID,Transaction Type,Line Type,Reference,Currency,Amount,Debit or Credit,Created Date ISO';

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ demo: true, tasks: 'none' });
});
afterAll(() => site.stop());

async function upload(rows: readonly string[], by = 'operator1', to = 'XENDIT', head = HEAD) {
  const { cookie, csrf } = await site.operator(by);
  const body = new FormData();
  body.append('file', new Blob([[head, ...rows].join('\r\n')]), 'report.csv');
  const path = `/console/api/recon/providers/${to}/settlements`;
  const headers = { Cookie: cookie, [HEADERS.csrf]: csrf };
  const answer = await fetch(`${site.url}${path}`, { method: 'POST', headers, body });
  return (await answer.json()) as { value: object; code?: string; data?: unknown };
}
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await site.app.pool.query<Record<string, unknown>>(text, values)).rows;
const open = () =>
  rowsOf(`select kind, subject, reference from cash_difference
    where provider = 'XENDIT' and state = 'Open' order by kind, subject`);

/** A deposit that was paid through Xendit: its events told the invoice's id. */
async function paid(amount: string, daysAgo = 0): Promise<string> {
  const { value } = await (await site.member()).deposit({ amount });
  await site.hear(paidEvent(value));
  await site.app.pool.query(
    `update deposit_order set provider = 'XENDIT', provider_id = 'inv_' || reference,
       paid_at = paid_at - make_interval(days => $2) where reference = $1`,
    [value.reference, daysAgo],
  );
  return value.reference;
}

interface Told {
  id?: string;
  type?: string;
  part?: string;
  side?: 'CREDIT' | 'DEBIT';
  at?: Date;
}
/** The file names the charge, which no event told. */
const row = (reference: string, amount: string, told: Told = {}) => {
  const { id = `txn-${reference}`, type = 'PAYMENT', part = 'TRANSACTION', side = 'CREDIT' } = told;
  const at = (told.at ?? site.app.clock.now()).toISOString();
  return [`ewc_${id}`, id, type, part, reference, 'PHP', amount, side, at].join(',');
};

it('MONEY-06 an uploaded file agrees by our reference, counts once, and lists what it knows alone', async () => {
  const first = await paid('1500.0000');
  const second = await paid('200.0000');
  const stranger = `S${Date.now()}`;
  const file = [
    row(first, '"1,500.00"'),
    row(first, '33.60', { part: 'FEE', side: 'DEBIT' }),
    row(second, '199.99'),
    row(stranger, '70.00'),
  ];
  const both = await Promise.all([upload(file), upload(file)]);
  expect(both.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      { lines: 3, differences: 2 },
      { lines: 0, differences: 0 },
    ]),
  );
  expect((await upload(file)).value).toEqual({ lines: 0, differences: 0 });
  expect(await open()).toEqual([
    { kind: 'amount', subject: `txn-${second}`, reference: second },
    { kind: 'missing_here', subject: `txn-${stranger}`, reference: stranger },
  ]);
  expect(
    await rowsOf(
      `select from_kind, to_kind, amount from house_move where key like $1 order by key`,
      [`settle/XENDIT/txn-${first}%`],
    ),
  ).toEqual([
    { from_kind: 'BANK', to_kind: 'PAY_IN', amount: String(Money.of('1466.4000')) },
    { from_kind: 'PAY_FEE', to_kind: 'PAY_IN', amount: String(Money.of('33.6000')) },
  ]);
  expect(
    await rowsOf(`select amount from payment_unmatched where provider_id = $1`, [
      `ewc_txn-${stranger}`,
    ]),
  ).toEqual([{ amount: '700000' }]);
  const kept = await rowsOf(
    `select actor, entry->'after'->>'lines' lines from audit_entry
      where action = 'cash.settlement' order by seq`,
  );
  expect(kept.map(({ lines }) => lines).sort()).toEqual(['0', '0', '3']);
});

it('MONEY-06 a file that cannot be read, of another currency, or of somebody who may not loads nothing', async () => {
  const before = await open();
  const reference = await paid('300.0000');
  const good = row(reference, '300.00');
  const bad = await upload([good, row(reference, '1.00', { part: 'LEVY' })]);
  expect(bad).toMatchObject({ code: 'statement.unreadable', data: { line: 3 } });
  expect(await upload([good, good.replace('PHP', 'USD')])).toMatchObject({
    code: 'statement.unreadable',
    data: { line: 3 },
  });
  expect(await upload([good], 'operator1', 'PAYMONGO')).toMatchObject({
    code: 'settlement.columns',
    data: { columns: ['id', 'net_amount', 'status', 'paid_at', 'external_reference_number'] },
  });
  expect((await upload([])).code).toBe('statement.unreadable');
  expect((await upload([good], 'operator1', 'SANDBOX')).code).toBe('not_found');
  expect((await upload([good], 'auditor1')).code).toBe('console.forbidden');
  expect(await open()).toEqual(before);
  expect((await upload([good])).value).toEqual({ lines: 1, differences: 0 });
});

it('MONEY-06 a payout that failed agrees once its line is taken back, with its fee', async () => {
  const member = await site.member();
  const id = randomUUID();
  const now = site.app.clock.now();
  const reference = `W${Date.now()}`;
  const key = `${reference}-1`;
  await site.app.pool.query(
    `with named as (insert into payment_reference (reference, kind, member_id, order_id)
       values ($4, 'withdrawal', $1, $2))
     insert into payout_attempt (member_id, order_id, part, attempt, key, provider, provider_id,
       amount, state, ended_at)
     values ($1, $2, 1, 1, $3, 'XENDIT', 'disb-1', 5000000, 'Failed', $5)`,
    [member.id, id, key, reference, now],
  );
  const told = { id: key, type: 'DISBURSEMENT' };
  const left = [
    row(key, '500.00', { ...told, side: 'DEBIT' }),
    row(key, '10.00', { ...told, part: 'FEE', side: 'DEBIT' }),
  ];
  const back = [
    row(key, '500.00', { ...told, part: 'TRANSACTION_REVERSAL' }),
    row(key, '10.00', { ...told, part: 'FEE_REVERSAL' }),
  ];
  expect((await upload(left)).value).toEqual({ lines: 1, differences: 1 });
  expect(await open()).toContainEqual({ kind: 'missing_here', subject: key, reference: key });
  expect((await upload([...left, ...back])).value).toEqual({ lines: 1, differences: 0 });
  expect((await open()).filter(({ subject }) => subject === key)).toEqual([]);
  expect(
    await rowsOf(
      `select side.kind, sum(side.amount)::text sum from house_move cross join lateral
         (values (from_kind, -amount), (to_kind, amount)) side (kind, amount)
       where key like $1 group by 1 having sum(side.amount) <> 0`,
      [`settle/XENDIT/${key}%`],
    ),
  ).toEqual([]);
});

it('MONEY-06 lines stand on their days in Manila, and what no file brings within a week is missing', async () => {
  const reference = await paid('400.0000', 10);
  const midnight = new Date('2026-11-21T16:00:00.000Z');
  const file = [
    row('A1', '1.00', { at: plusSeconds(midnight, -1) }),
    row('A2', '1.00', { at: midnight }),
  ];
  await upload(file);
  expect(
    await rowsOf(`select day::text from settlement_line where line in ('txn-A1', 'txn-A2')
      order by line`),
  ).toEqual([{ day: '2026-11-21' }, { day: '2026-11-22' }]);
  const missing = async () => (await open()).filter(({ kind }) => kind === 'missing_there');
  // Older lines than the order's are known only now.
  const old = plusSeconds(site.app.clock.now(), -20 * DAY_SECONDS);
  await upload([row('A3', '1.00', { at: old }), row('A4', '1.00')]);
  expect(await missing()).toEqual([
    { kind: 'missing_there', subject: `inv_${reference}`, reference },
  ]);
  expect((await upload([row(reference, '400.00')])).value).toEqual({ lines: 1, differences: 0 });
  expect(await missing()).toEqual([]);
});
