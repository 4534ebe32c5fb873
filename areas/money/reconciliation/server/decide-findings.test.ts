import { given, testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepFindings, resolveFinding } from './findings.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true, tasks: 'none' });
});
afterAll(() => site.stop());

interface Listed {
  list: { id: string; state: string; version: number; by: string | null; posting: string | null }[];
}
const FINDINGS = '/console/api/recon/findings';
const reason = 'the vendor explained it in ticket 88';

async function found(subject: string, details: Record<string, unknown> = {}, check = 'holds.old') {
  await keepFindings(site.app.db, check, [{ subject, details }], site.app.clock.now());
  return (await listed(subject))[0]!;
}
async function listed(subject: string, filter = '') {
  const person = await site.operator('operator1');
  const query = `?subject=${encodeURIComponent(subject)}${filter}`;
  return (await person.call<Listed>('GET', `${FINDINGS}${query}`)).value.list;
}
const call = async (does: string, body: object, name = 'operator1') =>
  (await site.operator(name)).call<{ changeId: string }>('POST', `${FINDINGS}/${does}`, body);
const approve = async (change: string, name: string) =>
  (await site.operator(name)).call('POST', `/console/api/changes/${change}/approve`, {});
const trail = async (id: string) =>
  (
    await site.app.pool.query<{ action: string }>(
      `select action from audit_entry where subject = $1 order by seq`,
      [`finding:${id}`],
    )
  ).rows.map(({ action }) => action);

it('MONEY-06 a finding is accepted by two people, opened again, and each step is in the trail', async () => {
  const { id, version, state } = await found('held/1');
  expect(state).toBe('Open');
  const asked = await call('accept', { finding: id, version, reason });
  expect((await approve(asked.value.changeId, 'operator1')).code).toBe('console.second_person');
  expect(await listed('held/1', '&state=Accepted')).toEqual([]);
  expect((await approve(asked.value.changeId, 'operator2')).status).toBe(200);
  expect(await listed('held/1', '&state=Accepted')).toMatchObject([
    { id, version: 2, by: 'operator1, operator2' },
  ]);
  expect((await call('accept', { finding: id, version: 2, reason })).code).toBe('finding.state');
  expect((await call('reopen', { finding: id, version: 1, reason })).code).toBe('finding.state');
  expect((await call('reopen', { finding: id, version: 2, reason })).status).toBe(200);
  expect(await listed('held/1')).toMatchObject([{ id, state: 'Open', version: 3, by: null }]);
  expect(await trail(id)).toEqual(expect.arrayContaining(['finding.accept', 'finding.reopen']));
});

it('MONEY-06 a finding is matched only with a posting of its member', async () => {
  const member = await given(site.app).member({ balance: '100.0000' });
  const other = await given(site.app).member({ balance: '100.0000' });
  const postingOf = async (who: string) =>
    (
      await site.app.pool.query<{ id: string }>(
        'select transfer_id::text id from transfer where member_id = $1 limit 1',
        [who],
      )
    ).rows[0]!.id;
  const { id, version } = await found('held/2', { member_id: member });
  const seen = { finding: id, version, reason };
  const posting = await postingOf(member);
  for (const body of [
    { member, reference: 'no-such-posting' },
    { member: other, reference: await postingOf(other) },
    { member: other, reference: posting },
  ])
    expect((await call('match', { ...seen, ...body })).code).toBe('finding.no_fit');
  expect((await call('match', { ...seen, member, reference: posting }, 'auditor1')).code).toBe(
    'console.forbidden',
  );
  expect((await call('match', { ...seen, member, reference: posting })).status).toBe(200);
  expect(await listed('held/2')).toMatchObject([{ state: 'Matched', posting, by: 'operator1' }]);
  expect(await trail(id)).toEqual(['finding.match']);
});

it('MONEY-06 what ended by itself is settled and stays, and what was found again is not opened twice', async () => {
  const { id, version } = await found('held/3');
  const { changeId } = (await call('accept', { finding: id, version, reason })).value;
  await approve(changeId, 'operator2');
  const again = await found('held/3');
  expect(again.id).not.toBe(id);
  expect((await call('reopen', { finding: id, version: 2, reason })).code).toBe('finding.state');
  const ended = { by: 'system', note: 'it came later', at: site.app.clock.now() };
  await resolveFinding(site.app.db, 'holds.old', 'held/3', ended);
  expect((await listed('held/3', '&state=Settled')).map((one) => one.id)).toEqual([again.id]);
  const body = { finding: again.id, version: 1, reason };
  expect((await call('reopen', body)).code).toBe('finding.state');
});

it('MONEY-06 what is decided on a screen of its own is refused here', async () => {
  const { id, version } = await found('line/4', {}, 'cashier.settlement');
  const seen = { finding: id, version, reason };
  expect((await call('accept', seen)).code).toBe('finding.elsewhere');
  const member = await given(site.app).member({ balance: '1.0000' });
  expect((await call('match', { ...seen, member, reference: '1' })).code).toBe('finding.elsewhere');
});
