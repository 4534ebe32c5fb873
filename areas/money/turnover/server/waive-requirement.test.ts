import { testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { foldOwnRounds } from './count-due.ts';
import { play, playingMember, requirementOf, requirementsOf, voidRound } from './test-turnover.ts';

const site = await testApp({ demo: true });
const { app } = site;
afterAll(() => site.stop());
const [maker, checker, third] = (await Promise.all(
  ['operator1', 'operator2', 'operator3'].map((name) => site.operator(name)),
)) as [TestOperator, TestOperator, TestOperator];

interface Row {
  state: string;
  required: string;
  done: string;
  cause: string;
  uses: { vendor: string; amount: string }[];
  waiverAsked: string | null;
}

const tab = async (member: string) =>
  (await maker.call<{ list: Row[] }>('GET', `/console/api/members/${member}/turnover`)).value.list;
const ask = (member: string, requirement: string) =>
  maker.call<{ changeId: string }>(
    'POST',
    `/console/api/members/${member}/turnover/${requirement}/waive`,
    { reason: 'the promotion promised otherwise' },
  );
const approve = (by: TestOperator, change: string) =>
  by.call('POST', `/console/api/changes/${change}/approve`, {});

async function messagesOf(member: string) {
  const { rows } = await app.pool.query<{ body: object }>(
    'select body from inbox_message where member_id = $1',
    [member],
  );
  return rows.map(({ body }) => body);
}

async function owing(required = '100.0000', bet = '30.0000') {
  const member = await playingMember(app);
  const requirement = await requirementOf(app, member, required);
  const round = await play(app, member, bet);
  await foldOwnRounds(app, member);
  return { member, requirement, round };
}

describe('docs/domain/ledger.md §8 a requirement is waived by two people', () => {
  it('changes nothing before the second agrees, then frees the rest and tells the member', async () => {
    const { member, requirement } = await owing();
    const asked = await ask(member, requirement);
    expect(asked.status).toBe(202);
    const { changeId } = asked.value;
    expect(await tab(member)).toMatchObject([
      {
        state: 'open',
        cause: 'deposit',
        required: '100.0000',
        done: '30.0000',
        uses: [{ vendor: 'PALARO', amount: '30.0000' }],
        waiverAsked: changeId,
      },
    ]);
    // A bet in between does not make it stale.
    await play(app, member, '5.0000');
    await foldOwnRounds(app, member);
    expect(await approve(maker, changeId)).toMatchObject({ code: 'console.second_person' });
    expect((await approve(checker, changeId)).status).toBe(200);
    expect(await requirementsOf(app, member)).toEqual(['35.0000 W']);
    expect(await tab(member)).toMatchObject([{ state: 'waived', waiverAsked: null }]);
    await expect
      .poll(() => messagesOf(member))
      .toEqual([{ template: 'turnover_waived', values: { amount: '65.0000' } }]);
    const trail = await app.pool.query<{ actor: string }>(
      `select actor from audit_entry where member = $1 and action = 'turnover.waive' order by seq`,
      [member],
    );
    expect(trail.rows.map(({ actor }) => actor)).toEqual([
      'operator:operator1',
      'operator:operator2',
    ]);
  });

  it('OC-7 is out of date once it is met; a met or waived one cannot be asked for', async () => {
    const { member, requirement } = await owing();
    const { value } = await ask(member, requirement);
    await play(app, member, '70.0000');
    await foldOwnRounds(app, member);
    expect((await approve(checker, value.changeId)).status).not.toBe(200);
    expect(await requirementsOf(app, member)).toEqual(['100.0000 D']);
    expect(await ask(member, requirement)).toMatchObject({
      status: 409,
      code: 'turnover.not_open',
    });
    expect((await ask('987654321', requirement)).status).toBe(404);
  });

  it('OC-6 is waived once when two approve at once; a void of its round opens it no more', async () => {
    const { member, requirement, round } = await owing();
    const { value } = await ask(member, requirement);
    await Promise.all([approve(checker, value.changeId), approve(third, value.changeId)]);
    await voidRound(app, member, round);
    await foldOwnRounds(app, member);
    expect(await requirementsOf(app, member)).toEqual(['30.0000 W']);
  });
});
