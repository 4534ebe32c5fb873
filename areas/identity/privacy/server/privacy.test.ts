import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMember } from '@palaro/accounts/server';
import { listOutbox } from '@palaro/delivery/server';
import { plusSeconds } from '@palaro/kernel';
import { ownDataParts } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { RETENTION_YEARS } from '../privacy.limits.ts';
import { eraseClosed } from './privacy.tasks.ts';

const PASSWORD = 'Dalawang-ilog-8';
const DEMO_PASSWORD = 'Demo-pass-1';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

interface Answer<T = Record<string, unknown>> {
  status: number;
  code?: string;
  fields?: Record<string, string>;
  value: T;
}

async function call<T>(method: string, path: string, token?: string, body?: object) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Language: 'EN',
      Cookie: 'pdv=own',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as object) } as Answer<T>;
}

const logIn = (username: string, password = PASSWORD) =>
  call<{ token: string; restriction?: { code: string } }>('POST', '/wps/session/login', undefined, {
    type: 'username',
    username,
    password,
  });

let made = 0;
async function member() {
  made += 1;
  const account = `sampaguita${made}`;
  const mobile = `+63917000${String(1000 + made)}`;
  const email = `${account}@mail.example.ph`;
  const { id } = await createMember(site.app, {
    account,
    type: 0,
    password: PASSWORD,
    language: 'EN',
    nickname: 'Sampaguita',
    payeeName: 'Maria Santos',
    birthday: '1990-01-02',
    contacts: { line: 'sampaguita.line' },
    mobile: { number: mobile, verified: true },
    email,
    ip: '203.0.113.9',
  });
  return { id, account, mobile, email, token: (await logIn(account)).value.token };
}

interface Export {
  id: string;
  data: Record<string, Record<string, unknown>>;
  lists: string[];
}
interface Page {
  rows: Record<string, unknown>[];
  next: string | null;
}

const makeExport = (token: string, password = PASSWORD) =>
  call<Export>('POST', '/api/v1/privacy/export', token, { password });
const close = (token: string, password = PASSWORD) =>
  call('POST', '/api/v1/privacy/close', token, { password });
const readPage = (token: string, id: string, list: string, after?: string) => {
  const query = new URLSearchParams({ list, ...(after ? { after } : {}) }).toString();
  return call<Page>('GET', `/api/v1/privacy/export/${id}?${query}`, token);
};

describe('the export of a member’s data', () => {
  it('has the profile, logins and changes, and no secret', async () => {
    const { account, mobile, email, token } = await member();
    const { value, status } = await makeExport(token);
    expect(status).toBe(200);
    expect(value.data['accounts']?.['profile']).toMatchObject({
      account,
      mobile,
      email,
      payee_name: 'Maria Santos',
      birthday: '1990-01-02',
      contacts: { line: 'sampaguita.line' },
    });
    expect(value.data['accounts']?.['logins']).toHaveLength(1);
    expect(value.data['accounts']?.['changes']).toContainEqual(
      expect.objectContaining({ what: 'data_exported', done_by: 'member' }),
    );
    expect(value.data['wallet']?.['balance']).toMatchObject({ main: '0.0000' });
    const text = JSON.stringify(value);
    expect(text).not.toMatch(/argon2|password_hash|token_hash|digest|sealed/);
    expect(text).not.toContain(PASSWORD);
  });

  it('is made once a day and needs the password', async () => {
    const { token } = await member();
    expect(await makeExport(token, 'not-it')).toMatchObject({
      status: 422,
      code: 'privacy.password_wrong',
      fields: { password: 'This is not your password' },
    });
    expect((await makeExport(token, '')).fields).toEqual({ password: 'Enter your password' });
    expect((await makeExport(token)).status).toBe(200);
    expect((await makeExport(token)).code).toBe('too_many_requests');
    const { value } = await call<{ nextExportAt: string }>('GET', '/api/v1/privacy', token);
    expect(Date.parse(value.nextExportAt)).toBeGreaterThan(site.app.clock.now().getTime());
    expect((await makeExport(await site.login('trial1'), DEMO_PASSWORD)).code).toBe(
      'account.trial',
    );
  });

  it('has every round and movement in pages, and is for no other member', async () => {
    const token = await site.login('member1');
    const { value } = await makeExport(token, DEMO_PASSWORD);
    expect(value.lists).toEqual(
      expect.arrayContaining(['wallet.rounds', 'wallet.movements', 'play.outcomes']),
    );
    const { id: me } = await site.app.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'member1')
      .executeTakeFirstOrThrow();
    const counts = await Promise.all(
      [
        ['wallet.rounds', 'game_round'],
        ['wallet.movements', 'transfer'],
        ['play.outcomes', 'play_round'],
      ].map(async ([list = '', table]) => {
        let after: string | undefined;
        const seen = new Set<string>();
        let rows = 0;
        do {
          const page = await readPage(token, value.id, list, after);
          page.value.rows.forEach((row) => seen.add(JSON.stringify(row)));
          rows += page.value.rows.length;
          after = page.value.next ?? undefined;
        } while (after);
        const kept = await site.app.pool.query<{ n: string }>(
          `select count(*) as n from ${table} where member_id = $1`,
          [me],
        );
        return [rows, seen.size, Number(kept.rows[0]?.n)];
      }),
    );
    for (const [rows, different, kept] of counts) expect([rows, different]).toEqual([kept, kept]);
    expect((counts[0] ?? [])[0]).toBeGreaterThan(0);

    const other = await member();
    expect((await readPage(other.token, value.id, 'wallet.rounds')).code).toBe('not_found');
    for (const none of [
      'accounts.secrets',
      'wallet.constructor',
      'wallet.toString',
      '__proto__.x',
    ]) {
      expect([none, (await readPage(token, value.id, none)).code]).toEqual([none, 'not_found']);
    }
    site.app.clock.advance(3_601);
    const later = await site.login('member1');
    expect((await readPage(later, value.id, 'wallet.rounds')).code).toBe('not_found');
  });

  it('a place in a list that nobody was given is a 400', async () => {
    site.app.clock.advance(86_400);
    const token = await site.login('member1');
    const { id, lists } = (await makeExport(token, DEMO_PASSWORD)).value;
    const cursors = [
      'x',
      '[]',
      'null',
      '{"a":1}',
      '["a","b","c"]',
      '-1',
      '1e99',
      '9223372036854775808',
      '\0',
      '["2026-01-01T00:00:00.000Z","DEMO","no-uuid"]',
      '["dice","no-uuid"]',
      '9'.repeat(200),
    ];
    const places = cursors.flatMap((text) => [text, Buffer.from(text).toString('base64url')]);
    expect(lists).toHaveLength(3);
    for (const list of lists) {
      for (const after of [...places, '1', `${(await readPage(token, id, list)).value.next}AAAA`]) {
        const { status, code, fields } = await readPage(token, id, list, after);
        expect({ list, after, status, code, fields }).toMatchObject({
          status: 400,
          code: 'malformed',
          fields: { after: expect.any(String) as string },
        });
      }
    }
  });

  it('has every row once and in order, whatever the size of a page', async () => {
    const busiest = await site.app.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'member1')
      .executeTakeFirstOrThrow();
    const until = site.app.clock.now();
    for (const { area, lists = {} } of ownDataParts.of(site.app)) {
      for (const [name, read] of Object.entries(lists)) {
        const whole = await read(site.app, busiest.id, { after: null, limit: 60, until });
        const pieces: unknown[] = [];
        let after: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof read>> = await read(site.app, busiest.id, {
            after,
            limit: 7,
            until,
          });
          pieces.push(...page.rows);
          after = page.next;
        } while (after !== null && pieces.length < 60);
        expect(pieces.slice(0, whole.rows.length), `${area}.${name}`).toEqual(whole.rows);
        expect(whole.rows.length, `${area}.${name}`).toBeGreaterThan(7);
      }
    }
  });

  it('every table that names a member belongs to exactly one area', async () => {
    const { rows } = await site.app.pool.query<{ name: string }>(
      `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not c.relispartition and a.attnum > 0 and not a.attisdropped
         and a.attname in ('member_id', 'member') order by 1`,
    );
    const said = ownDataParts.of(site.app).flatMap(({ tables }) => tables);
    expect(new Set(said).size).toBe(said.length);
    expect(rows.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
  });
});

describe('closing the account', () => {
  it('is refused while money is left, a round is open, or members are below the account', async () => {
    const token = await site.login('member2');
    expect((await close(token, DEMO_PASSWORD)).code).toBe('privacy.money_left');
    const { account, id, token: own } = await member();
    await site.app.pool.query(
      `insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, refunds,
         bet_count, adjusted, netted, flags, opened_at, tx)
       values ($1, 'KASA', '01912345-0000-7000-8000-000000000001', 'r1', 'x', 'O', 0, 0, 0,
           1, 0, false, '{}', $2, 1)`,
      [id, site.app.clock.now()],
    );
    expect((await close(own)).code).toBe('privacy.round_open');
    const { value } = await call<{ hindrances: string[] }>('GET', '/api/v1/privacy', own);
    expect(value.hindrances).toEqual(['rounds']);
    const upline = await member();
    await site.app.db
      .updateTable('member')
      .set({ upline_id: upline.id })
      .where('account', '=', account)
      .execute();
    expect((await close(upline.token)).code).toBe('privacy.agent');
  });

  it('ends sessions, keeps the name taken, frees the number, and is announced outside the account', async () => {
    const { id, account, mobile, email, token } = await member();
    const elsewhere = (await logIn(account)).value.token;
    expect((await close(token, 'not-it')).code).toBe('privacy.password_wrong');
    const closed = await close(token);
    expect(closed.status).toBe(200);
    for (const dead of [token, elsewhere]) {
      expect((await call('GET', '/wps/member/info', dead)).status).toBe(401);
    }
    const row = await site.app.db
      .selectFrom('member')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'closed', mobile_verified_at: null });
    const again = { type: 0, password: PASSWORD, language: 'EN', ip: '203.0.113.9' } as const;
    await expect(createMember(site.app, { ...again, account })).rejects.toMatchObject({
      code: 'account.exists',
    });
    const next = { ...again, account: `${account}x`.slice(0, 16) };
    await createMember(site.app, { ...next, mobile: { number: mobile, verified: true } });
    // The old password still logs in, but only to withdraw money that comes in later.
    expect((await logIn(account)).value.restriction).toMatchObject({ code: 'account.closed' });
    await vi.waitFor(async () => {
      const mails = await listOutbox(site.app, { to: email });
      expect(mails.map(({ subject }) => subject).join()).toContain('Your account is closed');
    });
  });

  it('is done once by 16 requests at the same time', async () => {
    const { id, token } = await member();
    const answers = await Promise.all(Array.from({ length: 16 }, () => close(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const changes = site.app.db.selectFrom('account_change').select('what');
    const rows = await changes.where('member_id', '=', id).where('what', '=', 'closed').execute();
    expect(rows).toHaveLength(1);
  });

  it('after the years that the law sets, the person’s identity is erased, once', async () => {
    const { id, account, token } = await member();
    await close(token);
    const { app } = site;
    const due = new Date(app.clock.now());
    due.setUTCFullYear(due.getUTCFullYear() + RETENTION_YEARS);
    const find = () =>
      app.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await eraseClosed.run({ app, now: plusSeconds(due, -60), batch: 100 });
    expect((await find()).payee_name).toBe('Maria Santos');
    const run = () => eraseClosed.run({ app, now: plusSeconds(due, 60), batch: 100 });
    await Promise.all([run(), run()]);
    expect(await find()).toMatchObject({
      account,
      nickname: '',
      payee_name: null,
      birthday: null,
      mobile: null,
      email: null,
      contacts: {},
      password_hash: null,
      register_ip: null,
      last_login_ip: null,
    });
    const { rows } = await app.pool.query<{ n: string }>(
      `select count(*) as n from login_history where member_id = $1`,
      [id],
    );
    expect(rows[0]?.n).toBe('0');
    expect(await run()).toBe(0);
  });
});
