import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { followOthers } from './missions.tasks.ts';
import { boardFor, boardOf, missionOf, plays, stepsFor } from './test-missions.ts';

/** A Saturday, 23:50 in Manila. */
const clock = standingClock(new Date('2026-11-21T15:50:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const ALL = { product: null, vendor: null, game: null };
const run = (sql: string, values: readonly unknown[]) => app.pool.query(sql, [...values]);
const shown = async (member: string, mission: string) =>
  (await stepsFor(app, member, mission)).map(({ progress, status }) => `${progress} ${status}`);
const follow = () => followOthers.run({ app, now: clock.now(), batch: 1 });

const logsIn = (member: string, succeeded = true) =>
  run(
    `insert into login_history (member_id, at, succeeded, how, user_agent, ip, new_device)
      values ($1, $2, $3, 'password', '', '127.0.0.1', false)`,
    [member, clock.now(), succeeded],
  );

it('REWARD-03 days with a login count once each, by days of Manila, and reach their step', async () => {
  await follow();
  const member = await given(app).member();
  const mission = await missionOf(app, {
    rule: {
      metric: 'login_days',
      period: 'week',
      steps: [{ target: '2.0000', amount: '2.0000' }],
    },
  });
  await logsIn(member);
  await logsIn(member);
  await logsIn(member, false);
  expect(await shown(member, mission)).toEqual(['1.0000 Process']);
  // Twenty minutes later it is Sunday in Manila.
  clock.advance(1_200);
  await logsIn(member);
  expect(await shown(member, mission)).toEqual(['2.0000 Process']);
  clock.advance(60);
  await Promise.all([follow(), follow()]);
  expect(await shown(member, mission)).toEqual(['2.0000 Issued']);
});

it('REWARD-03 friends count from the day on which they reach the first stage', async () => {
  const referrer = await given(app).member();
  const mission = await missionOf(app, {
    rule: {
      metric: 'referrals',
      period: 'day',
      steps: [{ target: '1.0000', amount: '5.0000' }],
    },
  });
  const befriend = async (firstAt: Date | null) =>
    run(
      `insert into referral (member_id, referrer_id, since, first_at)
        values ($1, $2, '2026-11-01', $3)`,
      [await given(app).member(), referrer, firstAt],
    );
  await befriend(null);
  await befriend(new Date('2026-11-20T04:00:00Z'));
  await follow();
  expect(await shown(referrer, mission)).toEqual(['0.0000 Process']);
  await befriend(clock.now());
  clock.advance(60);
  await follow();
  expect(await shown(referrer, mission)).toEqual(['1.0000 Issued']);
});

it('rounds below the least stake count neither for a mission nor for a board', async () => {
  const member = await given(app).member({ balance: '100.0000' });
  const filter = { ...ALL, leastStake: '5.0000' };
  const mission = await missionOf(app, {
    rule: { metric: 'bet_count', steps: [{ target: '9.0000', amount: '1.0000' }], filter },
  });
  const board = await boardOf(app, { rule: { filter } });
  await plays(app, member, { stake: '4.9999' });
  await plays(app, member, { stake: '5.0000' });
  await plays(app, member, { stake: '8.0000', game: 'jeepney-gold' });
  expect(await shown(member, mission)).toEqual(['2.0000 Process']);
  expect((await boardFor(app, member, board)).own).toMatchObject({ score: '13.0000' });
});
