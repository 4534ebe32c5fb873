import { Money } from '@palaro/kernel';
import type { Member } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import { commitItem } from '@palaro/wallet/server';
import { cash, house } from '@palaro/ledger';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { followProgress } from './follow-progress.ts';
import { foldPlay } from './play.folds.ts';
import { readActivity } from './read-activity.ts';
import { budgetOf, missionOf, plays, stepsFor, voids } from './test-missions.ts';

/** A Saturday, noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

let member = '';
beforeEach(async () => {
  member = await given(app).member({ balance: '1000.0000' });
});

const shown = async (mission: string) =>
  (await stepsFor(app, member, mission)).map(({ progress, status }) => `${progress} ${status}`);

it('REWARD-03 PR-23 real rounds move the steps, each round once, and a reached step waits to be claimed', async () => {
  const mission = await missionOf(app);
  expect(await shown(mission)).toEqual(['0.0000 Process', '0.0000 Process']);
  await plays(app, member, { stake: '15.0000' });
  expect(await shown(mission)).toEqual(['15.0000 Process', '15.0000 Process']);
  await plays(app, member, { stake: '5.0000' });
  expect(await shown(mission)).toEqual(['20.0000 Issued', '20.0000 Process']);
  await rebuildPlay();
  await Promise.all([followProgress(app), followProgress(app)]);
  expect(await shown(mission)).toEqual(['20.0000 Issued', '20.0000 Process']);
  expect(await budgetOf(app, mission)).toEqual({ spent: '0.0000', reserved: '2.0000' });
});

/** The fold again, over all that was ever posted. */
async function rebuildPlay() {
  await app.db.deleteFrom('played_round').execute();
  await app.db.deleteFrom('play_due').execute();
  await app.pool.query(
    `update fold_watermark set tx = 0, floor = 0, next_tx = null,
    next_floor = null where name = $1`,
    [foldPlay.name],
  );
  await foldNow(app);
}

it('PR-23 a void takes back a step that waits, and it can be reached again', async () => {
  const mission = await missionOf(app);
  const round = await plays(app, member, { stake: '20.0000' });
  await voids(app, member, round);
  expect(await shown(mission)).toEqual(['0.0000 Process', '0.0000 Process']);
  expect(await budgetOf(app, mission)).toEqual({ spent: '0.0000', reserved: '0.0000' });
  await plays(app, member, { stake: '50.0000' });
  expect(await shown(mission)).toEqual(['20.0000 Issued', '50.0000 Issued']);
  expect(await budgetOf(app, mission)).toEqual({ spent: '0.0000', reserved: '7.0000' });
});

it('PR-23 play money counts for nothing', async () => {
  const mission = await missionOf(app);
  const trial = await given(app).member({ type: 4, balance: '1000.0000' });
  await plays(app, trial, { stake: '50.0000' });
  const { missions } = await readActivity(app, { id: trial, type: 4 } as Member, 'EN');
  const steps = missions.find(({ id }) => id === mission)?.steps;
  expect(steps?.map(({ progress, status }) => `${progress} ${status}`)).toEqual([
    '0.0000 Process',
    '0.0000 Process',
  ]);
  const counted = await app.db
    .selectFrom('played_round')
    .select('round')
    .where('member_id', '=', trial)
    .execute();
  expect(counted).toEqual([]);
});

it('PR-24 a mission of different games counts a game once', async () => {
  const steps = [{ target: '2.0000', amount: '1.0000' }];
  const mission = await missionOf(app, { rule: { metric: 'game_count', steps } });
  for (let nth = 0; nth < 3; nth += 1) await plays(app, member);
  expect(await shown(mission)).toEqual(['1.0000 Process']);
  await plays(app, member, { game: 'dice' });
  expect(await shown(mission)).toEqual(['2.0000 Issued']);
});

it('REWARD-03 a mission counts what its filter lets pass, within its start and its end', async () => {
  const now = clock.now().getTime();
  const steps = [{ target: '2.0000', amount: '1.0000' }];
  const rule = { metric: 'bet_count' as const, period: 'once' as const, steps };
  const product = (name: 'RNG' | 'LIVE') => ({ product: name, vendor: null, game: null });
  const slots = await missionOf(app, { rule: { ...rule, filter: product('RNG') } });
  const live = await missionOf(app, { rule: { ...rule, filter: product('LIVE') } });
  const later = await missionOf(app, { rule, startsAt: new Date(now + 60_000) });
  await plays(app, member);
  expect([await shown(slots), await shown(live)]).toEqual([['1.0000 Process'], ['0.0000 Process']]);
  clock.advance(60);
  await plays(app, member);
  expect([await shown(slots), await shown(later)]).toEqual([['2.0000 Issued'], ['1.0000 Process']]);
});

it('a day begins anew at midnight in Manila, and what was reached before it waits on', async () => {
  const mission = await missionOf(app);
  const midnight = new Date('2026-11-21T16:00:00Z').getTime();
  clock.advance((midnight - clock.now().getTime()) / 1_000 - 1);
  await plays(app, member, { stake: '20.0000' });
  clock.advance(1);
  expect(await shown(mission)).toEqual(['0.0000 Process', '0.0000 Process']);
  await plays(app, member, { stake: '20.0000' });
  expect(await shown(mission)).toEqual(['20.0000 Issued', '20.0000 Process']);
  expect(await budgetOf(app, mission)).toEqual({ spent: '0.0000', reserved: '4.0000' });
});

it('PR-8 what the budget cannot pay is not issued', async () => {
  const mission = await missionOf(app, { budget: '3.0000' });
  const second = await given(app).member({ balance: '1000.0000' });
  for (const one of [member, second]) await plays(app, one, { stake: '20.0000' });
  expect(await budgetOf(app, mission)).toEqual({ spent: '0.0000', reserved: '2.0000' });
  expect((await stepsFor(app, second, mission))[0]).toMatchObject({
    progress: '20.0000',
    status: 'Process',
    award: null,
  });
});

it('PR-53 who is blocked from bonuses reaches nothing while that lasts', async () => {
  const mission = await missionOf(app);
  await app.db
    .insertInto('member_block')
    .values({
      id: crypto.randomUUID(),
      member_id: member,
      kind: 'bonus',
      reason: 'test',
      imposed_by: 'test',
      from_at: clock.now(),
    })
    .execute();
  await plays(app, member, { stake: '20.0000' });
  expect(await budgetOf(app, mission)).toEqual({ spent: '0.0000', reserved: '0.0000' });
});

it('REWARD-03 a mission of deposits counts what was paid in', async () => {
  const steps = [{ target: '500.0000', amount: '5.0000' }];
  const mission = await missionOf(app, { rule: { metric: 'deposit', steps } });
  await commitItem(app, {
    member,
    key: 'deposit/mission-test/paid',
    input: '500.0000',
    kind: 'deposit',
    cause: { kind: 'deposit', id: 'mission-test' },
    actor: 'system',
    legs: [{ from: house('PAY_IN', 'SANDBOX'), to: cash, amount: Money.of('500.0000') }],
    subledger: [],
  });
  await foldNow(app);
  expect(await shown(mission)).toEqual(['500.0000 Issued']);
});
