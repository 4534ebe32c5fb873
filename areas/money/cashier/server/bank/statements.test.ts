import { randomUUID } from 'node:crypto';
import { HEADERS } from '@palaro/api';
import { dayIn, Money, plusSeconds } from '@palaro/kernel';
import { untilWaiting } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashierSite, type CashierSite } from '../test-cashier.ts';
import { captureHold, placeHold } from '../withdrawals/withdrawal-postings.ts';
import { readStatement } from './read-statement.ts';

interface Uploaded {
  value: { lines: number; matched: number; differences: number };
  code: string | undefined;
  data: unknown;
}

const NUMBER = '001234567890';
const HEAD = 'Date,Description,Reference,Debit,Credit,Balance';
const read = (text: string) => readStatement(Buffer.from(text), NUMBER, 'PHP');
const lineOf = (text: string | Buffer): unknown => {
  try {
    readStatement(Buffer.from(text as string), NUMBER, 'PHP');
    return 'read';
  } catch (error) {
    return (error as { data?: { data?: { line: number } } }).data?.data?.line;
  }
};

describe('a file of a bank', () => {
  it('MONEY-06 CSV is read in the spellings of Philippine banks, whichever line comes first', () => {
    const rows = [
      '2026-11-20,"DELA CRUZ, JUAN",D2611200000001,,"₱1,500.50","2,500.50"',
      '11/21/2026,Payout,W2611210000002,250.25,-,PHP 2250.25',
      '21-Nov-2026,Fee,,15,,"2,235.25"',
      '"Nov 22, 2026",InstaPay,,,100.00,"2,335.25"',
    ];
    const [oldest, newest] = [rows, [...rows].reverse()].map((order) =>
      read([HEAD, ...order].join('\r\n')),
    );
    expect(oldest).toEqual(newest);
    expect(oldest).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-22',
      opening: Money.of('1000.0000'),
      closing: Money.of('2335.2500'),
    });
    expect(oldest?.lines.map(({ day, amount }) => [day, Money.text(amount)])).toEqual([
      ['2026-11-20', '1500.5000'],
      ['2026-11-21', '-250.2500'],
      ['2026-11-21', '-15.0000'],
      ['2026-11-22', '100.0000'],
    ]);
  });

  it('MONEY-06 CSV of one day is read whichever line comes first, with a mark of UTF-8 or without', () => {
    const rows = ['2026-11-20,A,R1,,100.00,100.00', '2026-11-20,B,R2,30.00,,70.00'];
    const oldestFirst = read([HEAD, ...rows].join('\n'));
    expect(read(`\ufeff${[HEAD, ...[...rows].reverse()].join('\r\n')}\r\n`)).toEqual(oldestFirst);
    expect(oldestFirst).toMatchObject({ opening: 0n, closing: Money.of('70.0000') });
  });

  const good = '2026-11-20,Transfer,R1,,100.00,100.00';
  it.each([
    ['no columns', 'a,b\n1,2', 1],
    ['no lines', HEAD, 1],
    ['a balance that does not follow', `${HEAD}\n${good}\n2026-11-21,X,R2,,1.00,102.00`, 3],
    ['both sides', `${HEAD}\n2026-11-20,X,R,1.00,1.00,1.00`, 2],
    ['a day that is none', `${HEAD}\n2026-02-30,X,R,,1.00,1.00`, 2],
    ['the day first', `${HEAD}\n21/11/2026,X,R,,1.00,1.00`, 2],
    ['a third decimal', `${HEAD}\n2026-11-20,X,R,,1.005,1.005`, 2],
    ['commas out of place', `${HEAD}\n2026-11-20,X,R,,"1,00.00",100.00`, 2],
    ['a formula', `${HEAD}\n2026-11-20,"=cmd|' /C calc'!A0",R,,1.00,1.00`, 2],
    ['a wide formula', `${HEAD}\n2026-11-20,X,＝1+1,,1.00,1.00`, 2],
    ['a huge line', `${HEAD}\n${good}\n2026-11-20,${'x'.repeat(5_000)},R,,1.00,101.00`, 3],
    ['a quote left open', `${HEAD}\n2026-11-20,"X,R,,1.00,1.00`, 2],
    ['one cell too many', `${HEAD}\n${good},`, 2],
    ['another encoding', Buffer.from(`${HEAD}\n2026-11-20,\u00d1,R,,1.00,1.00`, 'latin1'), 2],
    ['two bytes a letter', Buffer.from(`${HEAD}\n${good}`, 'utf16le'), 1],
  ])('MONEY-06 %s is refused with its line', (_what, text, line) => {
    expect(lineOf(text)).toBe(line);
  });

  const mt940 = [
    ':20:STMT261121',
    `:25:BNORPHMM/${NUMBER}`,
    ':28C:325/1',
    ':60F:C261120PHP1000,00',
    ':61:2611211121C500,17NTRFD2611210000003//B77',
    ':86:JUAN DELA CRUZ',
    'MAKATI',
    ':61:261121D1000,NTRFNONREF',
    ':62F:C261121PHP500,17',
    '-',
  ];
  it('MONEY-06 MT940 is read: opening balance and lines make the closing balance', () => {
    expect(read(mt940.join('\r\n'))).toEqual({
      from: '2026-11-21',
      to: '2026-11-21',
      opening: Money.of('1000.0000'),
      closing: Money.of('500.1700'),
      lines: [
        {
          day: '2026-11-21',
          amount: Money.of('500.1700'),
          reference: 'D2611210000003',
          description: 'JUAN DELA CRUZ MAKATI',
        },
        {
          day: '2026-11-21',
          amount: -Money.of('1000.0000'),
          reference: 'NONREF',
          description: '',
        },
      ],
    });
  });

  it.each([
    ['another account', 1, ':25:BNORPHMM/999999999999', 2],
    ['another currency', 3, ':60F:C261120USD1000,00', 4],
    ['a closing balance of other lines', 8, ':62F:C261121PHP500,18', 9],
    ['no closing balance', 8, '-', 8],
    ['an entry that is none', 4, ':61:26112C500,17NTRFX', 5],
    ['a field that we do not know', 7, ':99:', 8],
  ])('MONEY-06 MT940 with %s is refused with its line', (_what, at, field, line) => {
    expect(lineOf(mt940.with(at, field).join('\n'))).toBe(line);
  });
});

describe('a statement beside the ledger', () => {
  let site: CashierSite;
  let account: string;
  let second: string;
  beforeAll(async () => {
    site = await cashierSite({ demo: true, tasks: 'none' });
    const { rows } = await site.app.pool.query<{ id: string }>(
      'select id from house_bank_account order by account_number <> $1, sort',
      [NUMBER],
    );
    [account, second] = [rows[0]!.id, rows[1]!.id];
    // Other orders of the demo are on this account; their days are long over.
    site.app.clock.advance(60 * 86_400);
  });
  afterAll(() => site.stop());

  const dayOf = (days: number) =>
    dayIn('Asia/Manila', plusSeconds(site.app.clock.now(), days * 86_400));
  const csv = (rows: readonly string[]) => Buffer.from([HEAD, ...rows].join('\n'));
  async function upload(rows: readonly string[], name = 'operator1', to = account) {
    const { cookie, csrf } = await site.operator(name);
    const body = new FormData();
    body.append('file', new Blob([csv(rows)]), 'statement.csv');
    const path = `/console/api/recon/accounts/${to}/statements`;
    const headers = { Cookie: cookie, [HEADERS.csrf]: csrf };
    const answer = await fetch(`${site.url}${path}`, { method: 'POST', headers, body });
    return { status: answer.status, ...((await answer.json()) as Uploaded) };
  }
  const open = async () =>
    (
      await site.app.pool.query<{ id: string; kind: string; told: string; expected: string }>(
        `select id, kind, told, expected from cash_difference
          where provider = 'BANK' and state = 'Open' order by kind, subject`,
      )
    ).rows;

  /** A payout by hand from the account, as the ledger posts it. */
  async function paidByHand(amount: bigint, from = account): Promise<string> {
    const member = await site.member({ balance: Money.text(amount) });
    const id = randomUUID();
    const now = site.app.clock.now();
    await site.app.pool.query(
      `insert into withdrawal_order (member_id, id, reference, input, card_id, method, bank_code,
         last4, amount, state, created_at, paid_at)
       values ($1, $2, $3, '', gen_random_uuid(), 'BANK', 'BDO', '1234', $4, 'Paid', $5, $5)`,
      [member.id, id, `W${id.slice(0, 8)}`, amount, now],
    );
    const move = { member: member.id, id, amount, fee: 0n, subledger: [] };
    await placeHold(site.app, move);
    await captureHold(site.app, move, [{ account: from, amount }]);
    return `W${id.slice(0, 8)}`;
  }

  it('MONEY-06 lines are matched once, what is strange or lacking is listed, and two people accept it', async () => {
    const first = await paidByHand(Money.of('300.0000'));
    const lost = await paidByHand(Money.of('77.0000'));
    const rows = [
      `${dayOf(-1)},Opening,OPEN,,1000.00,1000.00`,
      `${dayOf(0)},Payout ${first},,300.00,,700.00`,
      `${dayOf(1)},Service charge,FEE,15.00,,685.00`,
    ];
    expect(await upload(rows)).toMatchObject({
      status: 200,
      value: { lines: 3, matched: 1, differences: 3 },
    });
    expect((await upload(rows)).value).toMatchObject({ lines: 0, matched: 0, differences: 0 });
    const longer = [...rows, `${dayOf(5)},Charge,FEE2,5.00,,680.00`];
    expect((await upload(longer)).value).toMatchObject({ lines: 1, matched: 0, differences: 3 });
    expect((await open()).map(({ kind, told, expected }) => [kind, told, expected])).toEqual(
      expect.arrayContaining([
        ['missing_here', '-150000', null],
        ['missing_here', '10000000', null],
        ['missing_here', '-50000', null],
        ['missing_there', null, '-770000'],
      ]),
    );
    const late = [...longer, `${dayOf(5)},Payout ${lost},,77.00,,603.00`];
    site.app.clock.advance(1);
    expect((await upload(late)).value).toMatchObject({ lines: 1, matched: 0 });
    const fee = (await open()).find(({ told }) => told === '-150000')!;
    const maker = await site.operator('operator1');
    const body = { difference: fee.id, version: 1, reason: 'a charge of the bank' };
    const path = '/console/api/recon/differences';
    const asked = await maker.call<{ changeId: string }>('POST', `${path}/accept`, body);
    const approve = `/console/api/changes/${asked.value.changeId}/approve`;
    expect((await maker.call('POST', approve, {})).code).toBe('console.second_person');
    const checker = await site.operator('operator2');
    expect((await checker.call('POST', approve, {})).status).toBe(200);
    const { rows: moves } = await site.app.pool.query(
      `select from_kind, to_kind, amount from house_move where key like $1`,
      [`difference/${fee.id}/%`],
    );
    expect(moves).toEqual([{ from_kind: 'PAY_FEE', to_kind: 'BANK', amount: '150000' }]);
  });

  it('MONEY-06 a statement that cannot be read, and one of somebody who may not, loads nothing', async () => {
    const before = await open();
    const bad = await upload([`${dayOf(9)},X,R,,1.00,1.00`, `${dayOf(9)},X,R,,1.00,3.00`]);
    expect(bad).toMatchObject({ status: 422, code: 'statement.unreadable', data: { line: 3 } });
    const fine = [`${dayOf(9)},X,R,,1.00,604.00`];
    expect((await upload(fine, 'auditor1')).code).toBe('console.forbidden');
    expect(await open()).toEqual(before);
  });

  interface Line {
    id: string;
    amount: string;
    matched: string | null;
    rest: string;
    by: string | null;
  }
  interface Fits {
    postings: { posting: string; amount: string }[];
    orders: { id: string; member: string; version: number; amount: string }[];
  }
  const RECON = '/console/api/recon';
  const lineOfAmount = async (amount: string): Promise<Line> => {
    const maker = await site.operator('operator1');
    const { value } = await maker.call<{ list: Line[] }>('GET', `${RECON}/lines`);
    return value.list.find((line) => line.amount === amount)!;
  };
  const about = async (one: Line, does: string, body: object, name = 'operator1') =>
    (await site.operator(name)).call<{ changeId: string | null }>(
      ...(['POST', `${RECON}/accounts/${second}/lines/${one.id}/${does}`, body] as const),
    );
  const fitsOf = async (one: Line) =>
    (
      await (
        await site.operator('operator1')
      ).call<Fits>('GET', `${RECON}/accounts/${second}/lines/${one.id}/fits`)
    ).value;
  const approve = async (change: string | null, name = 'operator2') =>
    (await site.operator(name)).call('POST', `/console/api/changes/${change}/approve`, {});
  const of = async (kind: string) => (await open()).filter((one) => one.kind === kind);
  const reason = 'the bank told us on the phone';

  it('MONEY-06 a line of another amount is matched by hand: its rest waits, and undoing turns the write-off round', async () => {
    site.app.clock.advance(60 * 86_400);
    const name = await paidByHand(Money.of('200.0000'), second);
    const rows = [`${dayOf(0)},Transfer,XFER,199.50,,-199.50`];
    expect((await upload(rows, 'operator1', second)).value).toMatchObject({ lines: 1, matched: 0 });
    const line = await lineOfAmount('-199.5000');
    const { postings } = await fitsOf(line);
    expect(postings).toMatchObject([{ amount: '-200.0000', reference: name }]);
    const { posting } = postings[0]!;
    const match = { posting, reason };
    expect((await about(line, 'match', match, 'cashier1')).code).toBe('console.forbidden');
    const wrong = { posting: 'deposit/of-nobody/paid', reason };
    expect((await about(line, 'match', wrong)).code).toBe('recon.no_fit');
    expect((await about(line, 'match', match)).status).toBe(200);
    expect((await about(line, 'match', match)).code).toBe('order_state');
    const seen = { matched: posting, rest: '-0.5000', by: 'operator/operator1' };
    expect(await lineOfAmount('-199.5000')).toMatchObject(seen);
    const [rest] = await of('amount');
    expect(rest).toMatchObject({ expected: '-2000000', told: '-1995000' });
    const maker = await site.operator('operator1');
    const body = { difference: rest?.id, version: 1, reason };
    const asked = await maker.call<{ changeId: string }>(
      'POST',
      `${RECON}/differences/accept`,
      body,
    );
    expect((await approve(asked.value.changeId)).status).toBe(200);
    const moves = async () =>
      (
        await site.app.pool.query(
          `select from_kind, to_kind, amount from house_move where key like $1 order by id`,
          [`difference/${rest?.id}/%`],
        )
      ).rows as unknown;
    const off = { from_kind: 'BANK', to_kind: 'PAY_FEE', amount: '5000' };
    expect(await moves()).toEqual([off]);
    expect((await about(line, 'take-back', match)).value.changeId).toBeNull();
    const back = { from_kind: 'PAY_FEE', to_kind: 'BANK', amount: '5000' };
    expect(await moves()).toEqual([off, back]);
    expect(await lineOfAmount('-199.5000')).toMatchObject({ matched: null, rest: '0.0000' });
    expect((await about(line, 'take-back', match)).code).toBe('order_state');
    const { rows: said } = await site.app.pool.query(
      'select kind, actor from bank_match order by at, id',
    );
    expect(said).toEqual([
      { kind: 'hand', actor: 'operator/operator1' },
      { kind: 'undo', actor: 'operator/operator1' },
    ]);
  });

  it('MONEY-06 what the system matched and a person took back is not matched by it again', async () => {
    site.app.clock.advance(60 * 86_400);
    const name = await paidByHand(Money.of('40.0000'), second);
    const rows = [`${dayOf(0)},Payout ${name},,40.00,,-239.50`];
    expect((await upload(rows, 'operator1', second)).value).toMatchObject({ matched: 1 });
    const line = await lineOfAmount('-40.0000');
    expect(line.by).toBeNull();
    const { matched } = line;
    expect((await about(line, 'take-back', { posting: matched, reason })).status).toBe(200);
    expect((await upload(rows, 'operator1', second)).value).toMatchObject({ matched: 0 });
    expect((await of('missing_here')).some(({ told }) => told === '-400000')).toBe(true);
    expect((await about(line, 'match', { posting: matched, reason })).status).toBe(200);
  });

  /** A deposit by hand to that account that its member says he has made. */
  async function transferOf(amount: string) {
    const member = await site.member();
    const body = { bankId: second, amount, payerName: 'Maria Clara Santos' };
    const made = await member.call('POST', '/wps/relay/MCS2_depositManualTransfer', body);
    await site.app.pool.query('update deposit_order set house_account = $1 where id = $2', [
      second,
      made.value.id,
    ]);
    await member.call('POST', `/api/v1/deposits/${made.value.id}/paid`);
    return { member, id: made.value.id };
  }

  it('MONEY-02 a line pays one waiting deposit with what came, and two people take it back by a posting', async () => {
    site.app.clock.advance(60 * 86_400);
    const right = await transferOf('500.0000');
    const other = await transferOf('501.0000');
    const rows = [
      `${dayOf(0)},InstaPay,,,490.00,250.50`,
      `${dayOf(0)},InstaPay,,,60000.00,60250.50`,
    ];
    expect((await upload(rows, 'operator1', second)).value).toMatchObject({ lines: 2, matched: 0 });
    const line = await lineOfAmount('490.0000');
    const { orders } = await fitsOf(line);
    expect(orders.map(({ id }) => id)).toEqual([right.id, other.id]);
    const body = (n: 0 | 1) => ({
      member: orders[n]!.member,
      order: orders[n]!.id,
      version: orders[n]!.version,
      reason,
    });
    // Another amount than was ordered: two people.
    const less = await about(line, 'credit', body(0), 'cashier1');
    expect(less).toMatchObject({ status: 202 });
    expect(await right.member.cash()).toBe('0.0000');
    expect((await approve(less.value.changeId)).status).toBe(200);
    expect(await right.member.cash()).toBe('490.0000');
    const posting = `deposit/${right.id}/paid`;
    expect(await lineOfAmount('490.0000')).toMatchObject({
      matched: posting,
      by: 'operator/operator2',
    });
    expect((await about(line, 'credit', body(1), 'cashier1')).code).toBe('order_state');

    const large = await about(await lineOfAmount('60000.0000'), 'credit', body(1));
    expect(large).toMatchObject({ status: 202 });
    expect((await approve(large.value.changeId, 'operator1')).code).toBe('console.second_person');
    expect((await approve(large.value.changeId)).status).toBe(200);
    expect(await other.member.cash()).toBe('60000.0000');

    const asked = await about(line, 'take-back', { posting, reason });
    expect(asked).toMatchObject({ status: 202 });
    expect(await right.member.cash()).toBe('490.0000');
    expect((await approve(asked.value.changeId)).status).toBe(200);
    expect(await right.member.cash()).toBe('0.0000');
    const now = await right.member.call('GET', `/api/v1/deposits/${right.id}`);
    expect(now).toMatchObject({ status: 200, value: { state: 'Reversed' } });
    expect(await lineOfAmount('490.0000')).toMatchObject({ matched: null });
    expect((await fitsOf(line)).postings).toEqual([]);
  });

  it('MONEY-06 a closing balance that the ledger does not make is listed, and settled by what explains it', async () => {
    const off = (await of('closing')).map(({ told }) => told);
    expect(off).toContain('602505000');
    const line = await lineOfAmount('490.0000');
    const paid = await transferOf('490.0000');
    const order = (await fitsOf(line)).orders.find(({ id }) => id === paid.id)!;
    const body = { member: order.member, order: order.id, version: order.version, reason };
    expect((await about(line, 'credit', body)).status).toBe(200);
    expect((await of('closing')).map(({ told }) => told)).not.toContain('602505000');
  });

  it('MONEY-06 two operators at once: a line pays a deposit or is a posting, never both', async () => {
    site.app.clock.advance(60 * 86_400);
    const waits = await transferOf('700.0000');
    const booked = await transferOf('701.0000');
    await upload([`${dayOf(0)},InstaPay,,,700.00,60950.50`], 'operator1', second);
    const line = await lineOfAmount('700.0000');
    const { orders } = await fitsOf(line);
    const [order, other] = [waits, booked].map(({ id }) => orders.find((one) => one.id === id)!);
    const { member, id, version } = other!;
    const confirmed = { member, order: id, version, received: '701.0000', reason };
    const cashier = await site.operator('cashier1');
    expect(await cashier.call('POST', '/console/api/deposits/confirm', confirmed)).toMatchObject({
      status: 200,
    });
    const holder = await site.app.pool.connect();
    await holder.query('begin');
    await holder.query('select from bank_line where line = $1 for update', [line.id]);
    const pays = about(line, 'credit', {
      member: order!.member,
      order: waits.id,
      version: order!.version,
      reason,
    });
    await untilWaiting(site.app.pool, 1);
    const posting = `deposit/${booked.id}/paid`;
    const matches = about(line, 'match', { posting, reason }, 'operator2');
    await untilWaiting(site.app.pool, 2);
    await holder.query('commit');
    holder.release();
    expect([(await pays).status, (await matches).code]).toEqual([200, 'order_state']);
    expect(await lineOfAmount('700.0000')).toMatchObject({ matched: `deposit/${waits.id}/paid` });
  });
});
