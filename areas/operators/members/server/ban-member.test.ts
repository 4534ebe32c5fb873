import { memberSite, type MemberSite, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MemberOverview } from '../members.api.ts';

let site: MemberSite;
let risk: TestOperator;
let second: TestOperator;
let members = 109;
beforeAll(async () => {
  site = await memberSite();
});
// The clock of this site is put forward further than a session lasts.
beforeEach(async () => {
  risk = await site.operator('operator3');
  second = await site.operator('operator2');
});
afterAll(() => site.stop());

const WHY = 'case 4711: three accounts of one person';
const INFO = '/wps/member/info';

async function member() {
  const account = `player${++members}`;
  return { ...(await site.member(account)), account };
}

const at = (id: string, what: string) => `/console/api/members/${id}/${what}`;
const overview = async (id: string) =>
  (await risk.call<MemberOverview>('GET', `/console/api/members/${id}`)).value;

async function agree(asked: { status: number; value: { changeId: string } }) {
  expect(asked.status).toBe(202);
  const path = `/console/api/changes/${asked.value.changeId}/approve`;
  expect((await second.call('POST', path)).status).toBe(200);
}

const logsIn = (account: string) =>
  site.member(account).then(
    () => true,
    () => false,
  );

it('§3 a case freezes an account at once, and no clock opens it before two people do', async () => {
  const { id, account, ask } = await member();
  expect((await risk.call('POST', at(id, 'case'), { reason: WHY })).status).toBe(200);
  expect((await ask('GET', INFO)).status).toBe(401);
  expect(await logsIn(account)).toBe(false);
  const { state, case: open } = await overview(id);
  expect([state, open?.reason, open?.by]).toEqual(['disabled', WHY, 'operator3']);
  const again = await risk.call('POST', at(id, 'case'), { reason: WHY });
  expect([again.status, again.code]).toEqual([409, 'account.case_open']);
  await site.advance(3 * 86_400);
  await site.runTasks();
  risk = await site.operator('operator3');
  second = await site.operator('operator2');
  expect(await logsIn(account)).toBe(false);
  // The freeze cannot be lifted under the case.
  const freeze = await risk.call('POST', at(id, 'lift'), { hold: 'freeze', reason: WHY });
  expect(freeze.code).toBe('account.case_open');
  await agree(await risk.call('POST', at(id, 'lift'), { hold: 'case', reason: WHY }));
  expect(await logsIn(account)).toBe(true);
  expect((await overview(id)).case).toBeNull();
});

it('§3 a case that begins during a freeze of hours outlasts it', async () => {
  const { id, account } = await member();
  await risk.call('POST', at(id, 'freeze'), { hours: 1, reason: WHY });
  await risk.call('POST', at(id, 'case'), { reason: WHY });
  await site.advance(2 * 3_600);
  await site.runTasks();
  expect(await logsIn(account)).toBe(false);
});

it('§3 an account is closed for good by two people, with a reason that both leave in the trail', async () => {
  const { id, account, ask } = await member();
  const asked = await risk.call<{ changeId: string }>('POST', at(id, 'close'), { reason: WHY });
  // One person closes nothing.
  expect((await ask('GET', INFO)).status).toBe(200);
  const own = await risk.call('POST', `/console/api/changes/${asked.value.changeId}/approve`);
  expect(own.code).toBe('console.second_person');
  await agree(asked);
  expect((await ask('GET', INFO)).status).toBe(401);
  expect((await overview(id)).state).toBe('closed');
  expect((await risk.call('POST', at(id, 'close'), { reason: WHY })).code).toBe('account.closed');
  const { rows } = await site.app.pool.query(
    `select actor, entry->>'reason' as reason from audit_entry
     where member = $1 and action = 'member.close' order by seq`,
    [id],
  );
  expect(rows).toContainEqual({ actor: 'operator:operator2', reason: WHY });
  expect(rows).toContainEqual({ actor: 'operator:operator3', reason: WHY });
  // What is in the wallet is still his: a closed account is let in to take it out.
  expect(await logsIn(account)).toBe(true);
});

it('§3 who may not ban opens no case and closes no account', async () => {
  const { id } = await member();
  const support = await site.operator('support1');
  for (const what of ['case', 'close']) {
    const answer = await support.call('POST', at(id, what), { reason: WHY });
    expect([answer.status, answer.code]).toEqual([403, 'console.forbidden']);
  }
});
