import { plusSeconds, type MemberId } from '@palaro/kernel';
import { EXPORT_MAX } from '@palaro/server';
import { given, operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestApp;
let ana: TestOperator;
let ben: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  [ana, ben] = await Promise.all([
    operatorAt(site.url, 'operator1'),
    operatorAt(site.url, 'operator2'),
  ]);
});
afterAll(() => site.stop());

const LIST = '/console/api/members/export';
const CONTACTS = '/console/api/exports/contacts';
const MOBILE = '+639175550199';
let made = 0;

async function member(values: object = {}): Promise<{ id: MemberId; account: string }> {
  made += 1;
  const id = await given(site.app).member({ balance: '1.0000' });
  const own = { mobile: MOBILE.slice(0, -2) + String(10 + made), email: `csv${made}@mail.example` };
  const { account } = await site.app.db
    .updateTable('member')
    .set({ ...own, ...values })
    .where('id', '=', id)
    .returning('account')
    .executeTakeFirstOrThrow();
  return { id, account };
}
const entries = async (action: string) =>
  (
    await site.app.pool.query<{ subject: string; entry: Record<string, unknown> }>(
      'select subject, entry from audit_entry where action = $1 order by seq',
      [action],
    )
  ).rows;

describe('a list of members as a file', () => {
  it('holds who matches, no contacts, and no formula that a member typed', async () => {
    const { id, account } = await member({
      nickname: '=HYPERLINK("http://x")',
      mobile: MOBILE,
      email: 'csv-owner@mail.example',
    });
    const { status, value } = await ana.call<string>('POST', LIST, { q: account });
    expect(status).toBe(200);
    const [head, line, ...rest] = value.split('\r\n');
    expect(head).toBe('id,account,nickname,type,state,kyc_level,registered_at,last_login_at');
    expect(line).toContain(`${id},${account},"'=HYPERLINK(""http://x"")",0,active,`);
    expect(rest).toEqual(['']);
    const byMobile = await ana.call<string>('POST', LIST, { q: MOBILE, by: 'mobile' });
    expect(byMobile.value).toContain(id);
    expect(byMobile.value).not.toMatch(/639175550199|csv-owner/);
    const recorded = await entries('member.export');
    expect(recorded.at(-1)?.entry).toMatchObject({ after: { rows: 1, searched: true } });
    expect(JSON.stringify(recorded)).not.toMatch(/639175550199|csv-owner/);
  });

  it('reads on past a page, newest first, each member once', async () => {
    const { value } = await ana.call<string>('POST', LIST, {});
    const ids = value
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    const { rows } = await site.app.pool.query<{ id: string }>(
      'select id::text from member order by id desc',
    );
    expect(ids).toEqual(rows.map((row) => Number(row.id)));
  });

  it('is refused to a role without members, and for a search that reads everybody', async () => {
    const auditor = await operatorAt(site.url, 'auditor1');
    expect(await auditor.call('POST', CONTACTS, {})).toMatchObject({ status: 403 });
    expect(await ana.call('POST', LIST, { q: '%' })).toMatchObject({
      status: 422,
      code: 'members.search_wide',
    });
  });
});

describe('a file with contacts', () => {
  const ask = async () =>
    (await ana.call<{ changeId: string }>('POST', CONTACTS, { state: 'active', reason: WHY })).value
      .changeId;
  const WHY = 'letter of the licensee 2026-11';
  const fetchBy = (who: TestOperator, change: string) =>
    who.call<string>('POST', `${CONTACTS}/${change}/file`);

  it('OC-30 needs two people, is the maker’s alone for 24 hours, and each fetch is recorded', async () => {
    const { id } = await member({ mobile: '+639175550777', email: 'oc30@mail.example' });
    const change = await ask();
    const over = { status: 409, code: 'members.export_over' };
    expect(await fetchBy(ana, change)).toMatchObject(over);
    expect(await ana.call('POST', `/console/api/changes/${change}/approve`)).toMatchObject({
      status: 403,
      code: 'console.second_person',
    });
    expect(await ben.call('POST', `/console/api/changes/${change}/approve`)).toMatchObject({
      status: 200,
    });
    expect(await fetchBy(ben, change)).toMatchObject({ status: 404 });
    for (let turn = 1; turn <= 2; turn += 1) {
      const { status, value } = await fetchBy(ana, change);
      expect(status).toBe(200);
      expect(value).toMatch(new RegExp(`${id},.*,'\\+639175550777,oc30@mail.example`));
    }
    const listed = await ana.call<{ list: { id: string; fetched: number }[] }>('GET', CONTACTS);
    expect(listed.value.list.find((row) => row.id === change)).toMatchObject({ fetched: 2 });
    const fetched = (await entries('export.fetch')).filter(
      ({ subject }) => subject === `change:${change}`,
    );
    expect(fetched).toHaveLength(2);
    const told = JSON.stringify([...fetched, ...(await entries('export.ask'))]);
    expect(told).not.toMatch(/639175550777|oc30@/);
    await site.app.db
      .updateTable('change_request')
      .set({ ended_at: plusSeconds(site.app.clock.now(), -24 * 3_600) })
      .where('id', '=', change)
      .execute();
    expect(await fetchBy(ana, change)).toMatchObject(over);
  });

  it('OC-30 50,001 rows are refused, 50,000 are not', async () => {
    const { rows } = await site.app.pool.query<{ count: string }>('select count(*) from member');
    const fill = EXPORT_MAX - Number(rows[0]?.count);
    await fillMembers(fill);
    const { value } = await ana.call<string>('POST', LIST, {});
    expect(value.split('\r\n')).toHaveLength(EXPORT_MAX + 2);
    const change = await ask();
    await ben.call('POST', `/console/api/changes/${change}/approve`);
    await fillMembers(1);
    const wide = { status: 422, code: 'console.too_many_rows' };
    expect(await ana.call('POST', LIST, {})).toMatchObject(wide);
    await site.app.pool.query(`update member set state = 'active'`);
    expect(await ana.call('POST', CONTACTS, { reason: WHY })).toMatchObject(wide);
    expect(await fetchBy(ana, change)).toMatchObject(wide);
  });
});

/** Copies of a member under new numbers and names. */
async function fillMembers(count: number) {
  const { rows } = await site.app.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_name = 'member' and is_generated = 'NEVER'`,
  );
  const fresh: Record<string, string> = {
    id: `(select max(id) from member) + n`,
    account: `'fill' || (select max(id) from member) + n`,
    mobile: 'null',
    mobile_verified_at: 'null',
    email_verified_at: 'null',
    email: 'null',
  };
  const names = rows.map((row) => row.column_name);
  await site.app.pool.query(
    `insert into member (${names.join(', ')}) overriding system value
      select ${names.map((name) => fresh[name] ?? `m.${name}`).join(', ')}
      from (select * from member where account = 'member2') m, generate_series(1, ${count}) n`,
  );
}
