import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '@palaro/kernel';
import { recordAudit } from '@palaro/server';
import { createLog } from '@palaro/server-app';
import { given, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import type { AuditEntryRow, Verified } from '../audit.api.ts';
import { auditChecks } from './audit-checks.ts';

let site: TestApp;
let auditor: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true, log: createLog('silent') });
  auditor = await site.operator('auditor1');
});
afterAll(() => site.stop());

interface Found {
  list: AuditEntryRow[];
  nextCursor: string | null;
  total: number;
}
const search = async (query: Record<string, string>) =>
  (await auditor.call<Found>('GET', `/console/api/audit?${new URLSearchParams(query).toString()}`))
    .value;

describe('the search', () => {
  it('finds by who, what, about whom and when, and pages by number', async () => {
    const { app } = site;
    for (let i = 0; i < 120; i += 1) {
      await recordAudit(app.db, { is: 'system', name: 'find' }, app.clock.now(), {
        action: i % 2 ? 'thing.odd' : 'thing.even',
        subject: `thing:${i}`,
        ...(i === 7 ? { member: '4711', reason: 'asked for' } : {}),
      });
    }
    const pages: Found[] = [];
    let before: string | null = null;
    do {
      const page: Found = await search({
        actor: 'system:find',
        ...(before === null ? {} : { cursor: before }),
      });
      pages.push(page);
      before = page.nextCursor;
    } while (before !== null);
    expect(pages.map(({ list }) => list.length)).toEqual([50, 50, 20]);
    const seqs = pages.flatMap(({ list }) => list.map(({ seq }) => Number(seq)));
    expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => other - one));
    const [odd, ...more] = (await search({ member: '4711' })).list;
    expect([odd, more]).toMatchObject([{ subject: 'thing:7', reason: 'asked for' }, []]);
    expect((await search({ action: 'thing.odd', subject: 'thing:8' })).list).toEqual([]);
    expect(pages[0]?.total).toBe(120);
    const today = dayIn('Asia/Manila', app.clock.now());
    const between = { actor: 'system:find', from: today, until: today };
    expect((await search(between)).total).toBe(120);
    expect((await search({ ...between, from: '2099-01-01', until: '2099-01-01' })).total).toBe(0);
  });

  it('is ended where it would read on and on, and says so', async () => {
    const other = await site.database.pool.connect();
    await other.query('begin');
    // What waits for longer than a search may take stands for what reads for longer.
    await other.query('lock table audit_entry in access exclusive mode');
    expect(await auditor.call('GET', '/console/api/audit?action=thing.odd')).toMatchObject({
      status: 422,
      code: 'audit.too_broad',
    });
    await other.query('rollback');
    other.release();
    expect((await search({ action: 'thing.odd' })).total).toBe(60);
  });

  it('refuses what is no filter', async () => {
    for (const query of ['member=a', 'cursor=-1', 'from=yesterday', 'until=2026-02-31']) {
      expect((await auditor.call('GET', `/console/api/audit?${query}`)).status).toBe(400);
    }
  });
});

it('verification and export leave entries, and are for those who may', async () => {
  const { value } = await auditor.call<Verified>('POST', '/console/api/audit/verify', {});
  expect(value).toMatchObject({ broken: null, next: null });
  const pack = await auditor.call<{ file: string }>('POST', '/console/api/audit/export', {});
  expect(pack.status).toBe(200);
  const { list } = await search({ actor: 'operator:auditor1' });
  expect(list.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['audit.verify', 'audit.export']),
  );
  const support = await site.operator('support1');
  for (const path of ['verify', 'export']) {
    const answer = await support.call('POST', `/console/api/audit/${path}`, {});
    expect(answer).toMatchObject({ status: 403, code: 'console.forbidden' });
  }
});

describe('the list as a file', () => {
  const fileOf = (body: object, who = auditor) =>
    who.call<string>('POST', '/console/api/audit/list/export', body);

  it('holds what the filters mean, newest first, and its entry says what was kept', async () => {
    const { app } = site;
    for (let i = 0; i < 1_001; i += 1) {
      await recordAudit(app.db, { is: 'system', name: 'file' }, app.clock.now(), {
        action: 'thing.kept',
        subject: `thing:${i}`,
        ...(i === 1_000 ? { reason: '=1+1', after: { is: 'a "word", and more' } } : {}),
      });
    }
    const answer = await fileOf({ actor: 'system:file' });
    expect(answer.status).toBe(200);
    const lines = answer.value.trimEnd().split(/\r?\n/);
    expect(lines[0]).toBe('seq,at,actor,action,subject,member,reason,before,after,ip,request,hash');
    expect(lines).toHaveLength(1_002);
    // A cell never begins a formula, and quotes stay inside their cell.
    expect(lines[1]).toContain(`thing:1000,,'=1+1,,"{""is"":""a \\""word\\"", and more""}"`);
    const subjects = lines.slice(1).map((line) => line.split(',')[4]);
    expect(subjects).toEqual(Array.from({ length: 1_001 }, (_none, i) => `thing:${1_000 - i}`));
    const [entry] = (await search({ action: 'audit.export_list' })).list;
    expect(entry).toMatchObject({
      actor: 'operator:auditor1',
      subject: 'list:audit',
      after: { rows: 1_001, actor: 'system:file' },
    });
  });

  it('is for those who may keep the trail, and OC-30 never above 50,000 rows', async () => {
    const support = await site.operator('support1');
    expect(await fileOf({}, support)).toMatchObject({ status: 403, code: 'console.forbidden' });
    await site.database.pool.query(`
      alter table audit_entry disable trigger user;
      insert into audit_entry (seq, at, entry, hash)
        select 1000000 + n, now(), jsonb_build_object('at', now(), 'actor', 'system:many',
          'action', 'thing.many', 'subject', 'thing:' || n), '\\x00'
        from generate_series(1, 50001) n;`);
    const many = { actor: 'system:many' };
    expect(await fileOf(many)).toMatchObject({ status: 422, code: 'console.too_many_rows' });
    await site.database.pool.query(`
      delete from audit_entry where seq = 1000001; `);
    const whole = await fileOf(many);
    expect(whole.value.trimEnd().split('\n')).toHaveLength(50_001);
    await site.database.pool.query(`
      delete from audit_entry where seq > 1000000;
      alter table audit_entry enable trigger user;`);
  });
});

it('OC-40 two people who approve at least 80 % of each other’s changes raise the alarm', async () => {
  const pairs = async () =>
    (await auditor.call<{ pairs: object[] }>('GET', '/console/api/audit/state')).value.pairs;
  const check = auditChecks.find(({ name }) => name === 'audit.pairs')!;
  const member = await given(site.app).member();
  await site.app.db
    .updateTable('operator')
    .set({ roles: ['finance'] })
    .where('name', '=', 'cashier1')
    .execute();
  const [one, two, three, four] = (await Promise.all(
    ['operator1', 'operator2', 'operator3', 'cashier1'].map((name) => site.operator(name)),
  )) as [TestOperator, TestOperator, TestOperator, TestOperator];
  const approve = async (checker: TestOperator, maker: TestOperator) => {
    const { value } = await maker.call<{ changeId: string }>('POST', '/console/api/corrections', {
      member,
      amount: '1.0000',
      code: 'gameError',
      reason: 'a round was cut off',
    });
    const path = `/console/api/changes/${value.changeId}/approve`;
    expect((await checker.call('POST', path, {})).status).toBe(200);
  };
  for (const [checker, maker] of [
    ...([one, two, one, two] as const).map((who) => [who, who === one ? two : one] as const),
    // Only one side: the third approves much of the fourth's.
    ...Array.from({ length: 9 }, () => [three, four] as const),
  ]) {
    await approve(checker, maker);
  }
  expect(await pairs()).toEqual([]);
  await approve(one, two);
  await approve(three, one);
  const pair = { one: 'operator1', other: 'operator2' };
  expect(await pairs()).toEqual([{ ...pair, approvals: 5, share: 83 }]);
  expect(await check.run(site.app, '')).toMatchObject([{ subject: 'operator1 and operator2' }]);
  await approve(three, two);
  expect(await pairs()).toEqual([]);
});

it('RG-31 what cannot be written into the trail does not happen', async () => {
  const admin = await site.operator('operator1');
  const { value } = await admin.call<{ list: { id: string; name: string; state: string }[] }>(
    'GET',
    '/console/api/operators',
  );
  const cashier = value.list.find(({ name }) => name === 'cashier1')!;
  const owner = site.database.pool;
  await owner.query(
    `create function no_entry() returns trigger language plpgsql as
      $$ begin raise exception 'the trail is full'; end $$`,
  );
  await owner.query(
    `create trigger no_entry before insert on audit_entry for each row execute function no_entry()`,
  );
  const path = `/console/api/operators/${cashier.id}/disable`;
  expect((await admin.call('POST', path, { reason: 'left the company' })).status).toBe(500);
  await owner.query('drop trigger no_entry on audit_entry');
  const { rows } = await owner.query<{ state: string }>(
    'select state from operator where id = $1',
    [cashier.id],
  );
  expect(rows).toEqual([{ state: 'active' }]);
  expect((await admin.call('POST', path, { reason: 'left the company' })).status).toBe(200);
});
