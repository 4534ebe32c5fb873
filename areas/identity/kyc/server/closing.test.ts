import { excludeMember } from '@palaro/accounts/server';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endUndo } from './closing.tasks.ts';
import { checkClosings } from './check-closings.ts';
import { approveKyc } from './review.ts';
import { depositForTest } from './test-deposit.ts';
import { kycSite, PERSON, REVIEWER, type KycMember, type KycSite } from './test-kyc.ts';

const DAY = 86_400;
const reason = 'the card shows another year';
const READ = '2012-02-03';

let site: KycSite;
let first: Awaited<ReturnType<KycSite['operator']>>;
let second: typeof first;
beforeAll(async () => {
  site = await kycSite('grace72', { demo: true, tasks: 'none' });
  await site.app.site.change({ settings: { 'console.oneBrowser': false } });
});
afterAll(() => site.stop());
// Each test may move the clock beyond the end of their sessions.
beforeEach(async () => {
  first = await site.operator('operator1');
  second = await site.operator('operator2');
});

const rowOf = async (member: MemberId) => {
  const { rows } = await site.app.pool.query<Record<string, unknown>>(
    `select state, frozen_until, closed_at,
       (select string_agg(e.kind, ',') from exclusion e
        where e.member_id = m.id and e.lifted_at is null) excluded,
       (select count(*)::int from member_case c
        where c.member_id = m.id and c.closed_at is null) cases,
       (select a.state from kyc_application a where a.member_id = m.id
        order by sent_at desc limit 1) review,
       (select count(*)::int from balance_return b where b.member_id = m.id) returns,
       (select count(*)::int from session s where s.member_id = m.id and s.ended_at is null
        and s.kind = 'PL') sessions
     from member m where id = $1`,
    [member],
  );
  return rows[0];
};
const pathOf = (application: string) => `/console/api/kyc/applications/${application}`;

async function applicant() {
  const member = await site.person();
  const application = await member.apply();
  await depositForTest(site.app, member.id, Money.of('500.0000'));
  return { member, application };
}

async function ask(application: string, body: object = { closing: 'under_age', birthday: READ }) {
  const path = `${pathOf(application)}/close`;
  const answer = await first.call<{ changeId: string }>('POST', path, { reason, ...body });
  return { ...answer, change: `/console/api/changes/${answer.value?.changeId}` };
}

async function closed() {
  const { member, application } = await applicant();
  const { change } = await ask(application);
  expect((await second.call('POST', `${change}/approve`, {})).status).toBe(200);
  await site.runTasks();
  return { member, application };
}

async function askUndo(application: string) {
  const path = `${pathOf(application)}/undo`;
  const answer = await first.call<{ changeId: string }>('POST', path, { reason });
  return { ...answer, approve: `/console/api/changes/${answer.value?.changeId}/approve` };
}

const messagesOf = async ({ id }: KycMember) =>
  (
    await site.app.pool.query<{ template: string; values: Record<string, string> }>(
      `select body->>'template' template, body->'values' "values" from inbox_message
       where member_id = $1 and body->>'template' ~ '^account_(closed|reopened)' order by id`,
      [id],
    )
  ).rows;

it('under age is asked for by one and agreed to by another, who sees what both read; meanwhile the account is frozen and its application in nobody’s queue', async () => {
  const { member, application } = await applicant();
  const queue = async () =>
    (
      await first.call<{ list: { id: string }[] }>('GET', '/console/api/kyc?queue=waiting')
    ).value.list.some(({ id }) => id === application);
  expect(await queue()).toBe(true);
  const asked = await ask(application);
  expect(asked.status).toBe(202);
  expect(await queue()).toBe(false);
  expect(await rowOf(member.id)).toMatchObject({ state: 'disabled', cases: 1, review: 'pending' });
  expect((await ask(application)).code).toBe('kyc.waits');
  for (const [does, body] of [
    ['approve', {}],
    ['reject', { reason: 'mismatch' }],
    ['ask', { reason: 'unreadable' }],
  ] as const) {
    expect((await second.call('POST', `${pathOf(application)}/${does}`, body)).code).toBe(
      'kyc.waits',
    );
  }
  expect((await first.call('POST', `${asked.change}/approve`, {})).code).toBe(
    'console.second_person',
  );
  const lift = await second.call('POST', `/console/api/members/${member.id}/lift`, {
    hold: 'case',
    reason,
  });
  expect(lift.code).toBe('members.case_of_identity');
  const { value } = await second.call<{ facts: Record<string, unknown>[] }>('GET', asked.change);
  const facts = Object.fromEntries(value.facts.map(({ name, ...fact }) => [name, fact]));
  expect(facts).toMatchObject({
    birthdayRead: { text: expect.stringMatching(`^${READ} · 1\\d$`) },
    birthdayTyped: { text: expect.stringContaining(PERSON.birthday) },
    document: { items: ['philsys', `ID-${member.id}-0001`] },
    application: { link: `/console/kyc/${application}` },
    match: {},
    balance: { amount: '600.0000' },
    rounds: { text: '0' },
    follows: { text: 'then_under_age' },
  });
  const kept = await site.app.pool.query(
    `select from change_request where subject = $1 and strpos(payload::text, $2) > 0`,
    [`member:${member.id}`, READ],
  );
  expect(kept.rowCount).toBe(0);
  expect((await second.call('POST', `${asked.change}/approve`, {})).status).toBe(200);
  await site.runTasks();
  expect(await rowOf(member.id)).toMatchObject({
    state: 'closed',
    cases: 1,
    review: 'rejected',
    returns: 0,
    sessions: 0,
  });
  expect(await messagesOf(member)).toMatchObject([{ template: 'account_closed_under_age' }]);
});

it('what the first person read must be there and say the same', async () => {
  const { application } = await applicant();
  const fieldsOf = async (body: object) => (await ask(application, body)).fields;
  expect(await fieldsOf({ closing: 'under_age' })).toHaveProperty('birthday');
  expect(await fieldsOf({ closing: 'under_age', birthday: '1990-05-17' })).toHaveProperty(
    'birthday',
  );
  expect(await fieldsOf({ closing: 'excluded', entry: '  ' })).toHaveProperty('entry');
  expect((await ask(application, { closing: 'excluded', entry: 'NDRP 2026/117' })).status).toBe(
    202,
  );
});

it('one operator rejects nobody as under age or excluded', async () => {
  const { application } = await applicant();
  for (const why of ['under_age', 'excluded']) {
    const path = `${pathOf(application)}/reject`;
    expect((await first.call('POST', path, { reason: why })).status).toBe(400);
  }
});

it('without an agreement the account is what it was before, and its application waits again', async () => {
  const until = plusSeconds(site.app.clock.now(), 3 * DAY);
  const frozen = await applicant();
  await site.app.db
    .updateTable('member')
    .set({ state: 'disabled', frozen_until: until })
    .where('id', '=', frozen.member.id)
    .execute();
  const open = await applicant();
  const refused = await ask(open.application);
  expect((await second.call('POST', `${refused.change}/reject`, { reason })).status).toBe(200);
  const before = { state: 'active', cases: 0, review: 'pending' };
  expect(await rowOf(open.member.id)).toMatchObject(before);
  const again = await ask(open.application);
  expect((await first.call('POST', `${again.change}/withdraw`, {})).status).toBe(200);
  expect(await rowOf(open.member.id)).toMatchObject(before);
  const { change } = await ask(frozen.application);
  expect((await second.call('POST', `${change}/reject`, { reason })).status).toBe(200);
  expect(await rowOf(frozen.member.id)).toMatchObject({
    state: 'disabled',
    frozen_until: until,
    cases: 0,
  });
});

it('an undo within the day, by two, opens the account as it was, and it is told and reviewed again', async () => {
  const { member, application } = await closed();
  await site.advance(DAY - 3_600);
  await site.runTasks();
  first = await site.operator('operator1');
  second = await site.operator('operator2');
  const { status, approve } = await askUndo(application);
  expect(status).toBe(202);
  expect((await first.call('POST', approve, {})).code).toBe('console.second_person');
  expect((await second.call('POST', approve, {})).status).toBe(200);
  await site.advance(DAY);
  await site.runTasks();
  expect(await rowOf(member.id)).toEqual({
    state: 'active',
    frozen_until: null,
    closed_at: null,
    excluded: null,
    cases: 0,
    review: 'pending',
    returns: 0,
    sessions: 0,
  });
  expect((await messagesOf(member)).map(({ template }) => template)).toEqual([
    'account_closed_under_age',
    'account_reopened',
  ]);
  const { rows } = await site.app.pool.query(
    `select from audit_entry where member = $1 and action = 'kyc.undo-close'`,
    [member.id],
  );
  expect(rows).toHaveLength(2);
  await approveKyc(site.app, REVIEWER, application);
  expect((await member.read()).level).toBe(2);
});

it('after the day an undo is refused, and the balance goes back', async () => {
  const { member, application } = await closed();
  const late = await askUndo(application);
  await site.advance(DAY);
  first = await site.operator('operator1');
  second = await site.operator('operator2');
  expect((await askUndo(application)).code).toBe('kyc.undo_over');
  expect((await second.call('POST', late.approve, {})).status).toBe(409);
  expect(await rowOf(member.id)).toMatchObject({ cases: 1, returns: 0 });
  await site.runTasks();
  expect(await rowOf(member.id)).toMatchObject({ state: 'closed', cases: 0, returns: 1 });
  expect((await askUndo(application)).code).toBe('kyc.undo_over');
});

it('an undo and the end of the day at the same moment give exactly one', async () => {
  const pairs = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const { member, application } = await closed();
    pairs.push({ member, ...(await askUndo(application)) });
  }
  const { rows } = await site.app.pool.query<{ id: string; member_id: MemberId }>(
    `select id, member_id from kyc_closing where state = 'Closed'`,
  );
  // The last of them is still within its day when the others' ends.
  await site.advance(DAY - 2);
  second = await site.operator('operator2');
  const ends = (member: MemberId) => {
    const closing = rows.find((row) => row.member_id === member)?.id ?? '';
    return endUndo.run({ app: site.app, now: site.app.clock.now(), payload: { member, closing } });
  };
  await Promise.all(
    pairs.map(async ({ member, approve }, nth) => {
      const undo = second.call('POST', approve, {});
      if (nth % 2 === 1) site.app.clock.advance(1);
      await Promise.all([undo, ends(member.id), ends(member.id)]);
    }),
  );
  await site.advance(DAY);
  await site.runTasks();
  for (const { member } of pairs) {
    const { state, returns } = (await rowOf(member.id)) ?? {};
    expect([`active 0`, `closed 1`]).toContain(`${state} ${returns}`);
  }
});

it('AC-14 a closing that the site found itself can be undone too: the exclusion is lifted, and the person is another one', async () => {
  const excluded = await site.person();
  const name = { fullName: 'Rosa Dimaguiba' };
  await approveKyc(site.app, REVIEWER, await excluded.apply(name));
  await excludeMember(site.app, excluded.id, { kind: 'licensee', until: null });
  const member = await site.person();
  const application = await member.apply(name);
  await depositForTest(site.app, member.id, Money.of('500.0000'));
  await site.runTasks();
  expect(await rowOf(member.id)).toMatchObject({
    state: 'closed',
    excluded: 'licensee',
    returns: 0,
  });
  const { approve } = await askUndo(application);
  expect((await second.call('POST', approve, {})).status).toBe(200);
  await site.runTasks();
  expect(await rowOf(member.id)).toMatchObject({ state: 'active', excluded: null, returns: 0 });
  await approveKyc(site.app, REVIEWER, application);
  expect(await rowOf(member.id)).toMatchObject({ state: 'active', review: 'approved' });
});

it('a closing whose day is over and that nothing made final is a finding of the night', async () => {
  const { member } = await closed();
  const found = async () =>
    (await checkClosings.run(site.app, '2026-11-29')).map(({ subject }) => subject);
  expect(await found()).not.toContain(`member:${member.id}`);
  site.app.clock.advance(2 * DAY);
  expect(await found()).toContain(`member:${member.id}`);
});
