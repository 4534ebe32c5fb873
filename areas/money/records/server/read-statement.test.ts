import { findMemberByAccount } from '@palaro/accounts/server';
import type { Reply } from '@palaro/api';
import { Money, newId, type MemberId } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { operatorAt, testApp } from '@palaro/testkit';
import {
  completeVendorTransfer,
  creditFromVendor,
  execute,
  holdForVendor,
  HOUSE_VENDOR,
  launchSession,
  openVendorWallet,
  voidVendorTransfer,
} from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { recordsApi } from '../records.api.ts';

const site = await testApp({ demo: true });
const { app, url, tokens } = site;
afterAll(site.stop);

type Statement = Reply<typeof recordsApi.transactions>;
const RECORD = '/wps/relay/ODS2_MemberTransaction';

async function get<V = Statement>(path: string, who = 'member1', headers = {}) {
  const token = tokens[who];
  const response = await fetch(url + path, {
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
  });
  const answer = (await response.json()) as { value: V; code?: string };
  return { status: response.status, ...answer };
}

let id: MemberId;
let from: string;
beforeAll(async () => {
  id = (await findMemberByAccount(app.db, 'member1'))?.id ?? '';
  from = new Date(app.clock.now().getTime() - 95 * 86_400_000).toISOString().slice(0, 10);
  await launchSession(app, {
    member: id,
    vendor: HOUSE_VENDOR,
    game: 'dice',
    device: 'MOBILE',
    language: 'EN',
    country: 'PH',
    nickname: 'Ana',
  });
});
const record = async (query = '', who = 'member1') =>
  (await get(`${RECORD}?from=${from}&${query}`, who)).value;

/** Reads every page of a filter by its cursors. */
async function whole(query = '', pageSize = 7) {
  const pages: Statement[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await record(`${query}&pageSize=${pageSize}${cursor && `&cursor=${cursor}`}`);
    pages.push(page);
    cursor = page.nextCursor;
  }
  return { rows: pages.flatMap(({ list }) => list), pages };
}

let bets = 0;
async function bet(win: string) {
  const round = `statement-${(bets += 1)}`;
  const message = { vendor: HOUSE_VENDOR, member: id, currency: 'PHP', game: 'dice', round };
  const [answer] = await execute(app, [
    {
      kind: 'betWin',
      ...message,
      transaction: round,
      bet: Money.of('10.0000'),
      win: Money.of(win),
    },
  ]);
  expect(answer?.status).toBe('OK');
  return { ...message, target: round };
}

/** The sums of the rows, added up here. */
function sumsOf(rows: Statement['list']) {
  const moved = rows.map(({ amount }) => Money.of(amount));
  return { count: rows.length, net: Money.text(Money.sum(moved)) };
}

describe('the account record', () => {
  it('MONEY-03 MONEY-06 lists every movement once, newest first, each with the balance after it', async () => {
    const { rows, pages } = await whole();
    const { rows: posted } = await app.pool.query<{ id: string }>(
      'select transfer_id id from transfer where member_id = $1 order by transfer_id desc',
      [id],
    );
    expect(rows.map((row) => row.id)).toEqual(posted.map((row) => row.id));
    expect(rows.length).toBeGreaterThan(90);
    rows.slice(0, -1).forEach(({ amount, balanceAfter }, i) => {
      const before = Money.of(rows[i + 1]?.balanceAfter ?? '0.0000');
      expect(balanceAfter).toBe(Money.text(before + Money.of(amount)));
    });
    const first = pages[0] as Statement;
    expect(first.total).toBe(rows.length);
    expect(first.totalPages).toBe(pages.length);
    expect(first.totals).toMatchObject(sumsOf(rows));
    expect(first.totals.net).toBe('10000.0000');
    expect(pages.map(({ pageNum }) => pageNum)).toEqual(pages.map((_, i) => i + 1));
  });

  it('MONEY-03 totals are exact before the fold has seen the last movements, and after', async () => {
    const before = (await record()).totals;
    const undone = await bet('25.0000');
    await bet('0.0000');
    const rollback = { ...undone, kind: 'rollback', transaction: 'statement-undo' } as const;
    await execute(app, [rollback]);
    const after = await record();
    const net = Money.text(Money.of(before.net) - Money.of('10.0000'));
    const out = Money.text(Money.of(before.out) + Money.of('45.0000'));
    expect(after.totals).toMatchObject({ net, out, count: before.count + 3 });
    expect(after.list[0]).toMatchObject({ code: 'rollback', amount: '-15.0000' });
    expect(after.list[0]?.ref).toMatchObject({
      reverses: after.list[2]?.id,
      vendor: HOUSE_VENDOR,
      vendorName: 'Palaro',
      gameName: 'Sampung Libo Dice',
      roundId: undone.round,
    });
    await foldNow(app);
    expect(await record()).toEqual(after);
  });

  it.each(['codes=opening', 'codes=betWin,rollback', 'vendor=PALARO', 'vendor=DEMO&codes=win'])(
    'MONEY-03 %s shows the matching entries and their totals',
    async (query) => {
      const { rows: all } = await whole();
      const asked = new URLSearchParams(query);
      const codes = asked.get('codes')?.split(',');
      const matching = all.filter(
        (row) =>
          (!codes || codes.includes(row.code)) &&
          (!asked.has('vendor') || row.ref.vendor === asked.get('vendor')),
      );
      const { rows, pages } = await whole(query, 3);
      expect(rows).toEqual(matching);
      expect(pages[0]?.totals).toMatchObject(sumsOf(matching));
    },
  );

  it('MONEY-03 a page requested by its number equals the page that the cursors reach', async () => {
    const { pages } = await whole('', 10);
    await bet('0.0000');
    const unfolded = await whole('', 10);
    for (const number of [1, 2, 5, pages.length]) {
      const page = await record(`pageSize=10&pageNum=${number}`);
      expect(page.list).toEqual(unfolded.pages[number - 1]?.list);
    }
    expect((await record('pageNum=9999')).list).toEqual([]);
  });

  it('MONEY-03 a new posting shifts no page that a cursor leads to', async () => {
    const first = await record('pageSize=10');
    const next = async () => (await record(`pageSize=10&cursor=${first.nextCursor}`)).list;
    const before = await next();
    await bet('12.0000');
    expect(await next()).toEqual(before);
    await foldNow(app);
    expect(await next()).toEqual(before);
  });

  it('MONEY-04 MONEY-06 shows transfers to a vendor’s wallet: there, back and failed', async () => {
    const move = (amount: string) => ({ amount: Money.of(amount), vendor: 'DEMO', subledger: [] });
    const transfer = async (amount: string) => {
      const one = { ...move(amount), member: id, id: newId(app.clock.now()) };
      await app.pool.query(
        `insert into vendor_transfer (id, member_id, vendor, direction, amount, state, created_at,
          resolved_at) values ($1, $2, 'DEMO', 'in', 1, 'done', '2026-11-21', '2026-11-21')`,
        [one.id, id],
      );
      return one;
    };
    await openVendorWallet(app, id, 'DEMO');
    const gone = await transfer('100.0000');
    const lost = await transfer('7.0000');
    const back = await transfer('40.0000');
    await holdForVendor(app, gone);
    await completeVendorTransfer(app, gone);
    await holdForVendor(app, lost);
    await voidVendorTransfer(app, lost);
    await creditFromVendor(app, back);
    const { list } = await record('vendor=DEMO');
    expect(list.map(({ code, amount, besides }) => ({ code, amount, besides }))).toEqual([
      {
        code: 'transferIn',
        amount: '40.0000',
        besides: [{ wallet: 'vendor', vendor: 'DEMO', amount: '-40.0000' }],
      },
      {
        code: 'transferOutVoid',
        amount: '7.0000',
        besides: [{ wallet: 'held', vendor: '', amount: '-7.0000' }],
      },
      {
        code: 'transferOut',
        amount: '-7.0000',
        besides: [{ wallet: 'held', vendor: '', amount: '7.0000' }],
      },
      {
        code: 'transferOutDone',
        amount: '0.0000',
        besides: [
          { wallet: 'held', vendor: '', amount: '-100.0000' },
          { wallet: 'vendor', vendor: 'DEMO', amount: '100.0000' },
        ],
      },
      {
        code: 'transferOut',
        amount: '-100.0000',
        besides: [{ wallet: 'held', vendor: '', amount: '100.0000' }],
      },
    ]);
    expect(list[3]?.balanceAfter).toBeNull();
    await foldNow(app);
    expect((await record('vendor=DEMO')).list).toEqual(list);
  });

  it('MONEY-03 OC-9 shows why money was corrected by hand, once it was confirmed', async () => {
    const [maker, checker] = await Promise.all([
      operatorAt(url, 'operator1'),
      operatorAt(url, 'operator2'),
    ]);
    const ask = async (amount: string) => {
      const why = { code: 'complaint', reason: 'ticket 88, not for the member' };
      const body = { member: id, amount, ...why };
      const path = '/console/api/corrections';
      return (await maker.call<{ changeId: string }>('POST', path, body)).value.changeId;
    };
    const given = await ask('12.5000');
    const declined = await ask('99.0000');
    const kinds = 'codes=manualAdjust';
    expect((await record(kinds)).list).toEqual([]);
    await checker.call('POST', `/console/api/changes/${given}/approve`, {});
    const reason = 'not our mistake';
    await checker.call('POST', `/console/api/changes/${declined}/reject`, { reason });
    const { list, totals } = await record(kinds);
    expect(list).toMatchObject([
      { amount: '12.5000', ref: { kind: 'adjust', id: given, reason: 'complaint' } },
    ]);
    expect(JSON.stringify(list)).not.toContain('ticket');
    expect(totals).toMatchObject({ in: '12.5000', count: 1 });
    expect((await record('codes=opening')).list[0]?.ref.reason).toBe('');
  });

  it('shows no other member’s record, and only today’s if no days are given', async () => {
    const agent = (await record('', 'agent1')).list.map((row) => row.id);
    const mine = new Set((await whole()).rows.map((row) => row.id));
    expect(agent.filter((one) => mine.has(one))).toEqual([]);
    const { value } = await get(RECORD);
    expect(value.total).toBeLessThan((await record()).total);
  });

  it('names its codes in both languages', async () => {
    interface Codes {
      list: { code: string; text: string }[];
    }
    const named = async (Language: string) => {
      const { value } = await get<Codes>('/wps/relay/GLS2_TxCodeList', 'member1', { Language });
      return value.list.find(({ code }) => code === 'win')?.text;
    };
    expect(await named('EN')).toBe('Win');
    expect(await named('TY')).toBe('Panalo');
  });

  it.each([
    ['MONEY-07 SESS-01 a guest', 'guest', '', 401, 'not_logged_in'],
    ['MONEY-07 a trial account', 'trial1', '', 403, 'account.trial'],
    ['an impossible day', 'member1', 'to=2026-02-30', 400, 'malformed'],
    ['a made-up cursor', 'member1', 'cursor=abc', 400, 'malformed'],
    ['unknown codes', 'member1', 'codes=a;b', 400, 'malformed'],
  ])('refuses %s', async (_, who, query, status, code) => {
    expect(await get(`${RECORD}?${query}`, who)).toMatchObject({ status, code });
  });

  it.each([
    ['the first day after the last', 'from=2026-02-02&to=2026-02-01', 'from', 'days_order'],
    ['a day to come', 'to=2999-01-01', 'to', 'days_future'],
    ['more than a year', 'from=2024-01-01&to=2025-01-01', 'from', 'days_long'],
  ])('MONEY-03 both records refuse %s', async (_, days, field, text) => {
    const fault = { status: 400, code: 'malformed', fields: { [field]: `records.${text}` } };
    for (const path of [RECORD, '/api/v1/rounds']) {
      expect(await get(`${path}?${days}`)).toMatchObject(fault);
    }
    // A year and a day is the longest, and a last day alone is that day.
    for (const right of ['from=2025-01-01&to=2026-01-01', 'to=2026-01-01']) {
      expect(await get(`${RECORD}?${right}`)).toMatchObject({ status: 200 });
    }
  });

  it('APP-12 is refused if it is switched off', async () => {
    await app.site.change({ switches: { TRANSREC3: false } });
    expect(await get(RECORD)).toMatchObject({ status: 403, code: 'switched_off' });
    await app.site.change({ switches: { TRANSREC3: true } });
  });
});

it('MONEY-03 one withdrawal is one entry, money in and out is called by its way, and moves between wallets are no income', async () => {
  const { rows } = await app.pool.query<{ account: string }>(
    `select m.account from withdrawal_order o join member m on m.id = o.member_id
        join deposit_order d on d.member_id = m.id and d.state = 'Paid'
      where o.state = 'Paid' order by o.created_at desc limit 1`,
  );
  const who = rows[0]?.account ?? '';
  tokens[who] = await site.login(who);
  const path = `${RECORD}?from=${from}&pageSize=100`;
  const { value: all } = await get(path, who);
  const { value: joined } = await get(`${path}&without=withdrawPaid,transferOutDone`, who);
  const ends = ['withdrawPaid', 'transferOutDone'];
  expect(joined.list).toEqual(all.list.filter(({ code }) => !ends.includes(code)));
  expect(joined.total).toBe(joined.list.length);
  expect(joined.totals.gained).toBe(all.totals.gained);
  const paid = joined.list.find(({ code, aside }) => code === 'withdraw' && aside === 'taken');
  expect(paid?.ref.method).toMatch(/\d{4}$/);
  const deposits = all.list.filter(({ code }) => code === 'deposit');
  expect(deposits.length).toBeGreaterThan(0);
  for (const { ref } of deposits) expect(ref.method).toMatch(/^(?!sandbox).+/i);
  await foldNow(app);
  expect((await get(path, who)).value.totals).toEqual(all.totals);
  const { rows: sums } = await app.pool.query<{ net: string }>(
    `select sum(case when p.from_account < 0 then p.amount when p.to_account < 0 then -p.amount
        else 0 end)::text as net
      from posting p join transfer t using (member_id, transfer_id)
        join member m on m.id = p.member_id
      where m.account = $1 and t.posted_at >= $2::date::timestamp at time zone 'Asia/Manila'`,
    [who, from],
  );
  const { gained, spent } = all.totals;
  expect(String(Money.of(gained) - Money.of(spent))).toBe(sums[0]?.net);
});
