import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { checkRains } from './check-rains.ts';
import { claimRain } from './claim-rain.ts';
import { closeRains } from './close-rains.ts';
import { booksOfRain, claimAs, givenRain, joinAs, ticketOf } from './test-rain.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});

const crowd = (size: number) =>
  Promise.all(Array.from({ length: size }, () => given(app).member()));
const nodeOf = (nth: number) => (nth % 2 ? other.app : app);

const ticketsOf = (rain: string, members: readonly MemberId[]) =>
  Promise.all(
    members.map(async (member) => ({ member, ticket: await ticketOf(app, rain, member) })),
  );
type Ticketed = Awaited<ReturnType<typeof ticketsOf>>;

/** All of them claim at once, every other one on the other node. */
const claimAll = (rain: string, joined: Ticketed) =>
  Promise.all(
    joined.map(({ member, ticket }, nth) => claimAs(nodeOf(nth), member, { id: rain, ticket })),
  );

const sumOf = (answers: readonly object[]) =>
  String(
    Money.sum(answers.flatMap((one) => ('amount' in one ? Money.of(String(one.amount)) : []))),
  );

it('REWARD-03 PR-27 three hundred claims on two nodes share sixty envelopes to the cent', async () => {
  const rain = await givenRain(app, { pieces: 60, budget: '600.0000' });
  const answers = await claimAll(rain, await ticketsOf(rain, await crowd(300)));
  const paid = answers.filter(({ code }) => code === null);
  expect(paid).toHaveLength(60);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'promo.rain_missed']));
  const whole = String(Money.of('600.0000'));
  expect(sumOf(paid)).toBe(whole);
  clock.advance(66);
  expect(await closeRains(app, 10)).toBe(1);
  expect(await closeRains(other.app, 10)).toBe(0);
  expect(await booksOfRain(app, rain)).toEqual({
    claims: 60,
    pieces: 60,
    claimed: whole,
    awarded: whole,
    posted: whole,
    required: whole,
    spent: whole,
  });
  expect(await checkRains.run(app, dayIn('Asia/Manila', clock.now()))).toEqual([]);
});

it('a member who claims many times at once on two nodes is paid once and told it each time', async () => {
  const rain = await givenRain(app);
  const [member = ''] = await crowd(1);
  const ticket = await ticketOf(app, rain, member);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => claimAs(nodeOf(nth), member, { id: rain, ticket })),
  );
  const [first] = answers;
  expect(first).toMatchObject({ code: null });
  for (const answer of answers) expect(answer).toEqual(first);
  expect(await booksOfRain(app, rain)).toMatchObject({ claims: 1, posted: sumOf([first ?? {}]) });
  expect(await claimAs(app, member, { id: rain, ticket })).toEqual({ code: 'rain.often' });
  expect(await claimAs(other.app, member, { id: rain, ticket })).toEqual({ code: 'rain.often' });
});

it('PR-28 pieces that a dead node leased come back after five seconds, paid ones do not', async () => {
  const rain = await givenRain(app, { pieces: 130, budget: '650.0000' });
  const [first = '', ...rest] = await crowd(130);
  const paid = await claimAs(other.app, first, {
    id: rain,
    ticket: await ticketOf(app, rain, first),
  });
  expect(paid).toMatchObject({ code: null });
  // The other node holds what is left of its bucket, and does nothing more.
  const joined = await ticketsOf(rain, rest);
  let answered = 0;
  const claims = joined.map(({ member, ticket }) =>
    claimAs(app, member, { id: rain, ticket }).finally(() => (answered += 1)),
  );
  await expect.poll(() => answered, { timeout: 60_000 }).toBe(127);
  clock.advance(5);
  const answers = await Promise.all(claims);
  expect(answers.every(({ code }) => code === null)).toBe(true);
  const whole = String(Money.of('650.0000'));
  expect(sumOf([paid, ...answers])).toBe(whole);
  expect(await booksOfRain(app, rain)).toMatchObject({ claims: 130, pieces: 130, posted: whole });
});

it('PR-28 a node that lost its lease pays nothing of it, and claims from another', async () => {
  const rain = await givenRain(app, { pieces: 128, budget: '640.0000' });
  const [a = '', b = '', c = ''] = await crowd(3);
  const ticketed = async (member: MemberId) => ({
    id: rain,
    ticket: await ticketOf(app, rain, member),
  });
  const of = { a: await ticketed(a), b: await ticketed(b), c: await ticketed(c) };
  expect(await claimAs(other.app, a, of.a)).toMatchObject({ code: null });
  clock.advance(5);
  expect(await claimAs(app, b, of.b)).toMatchObject({ code: null });
  expect(await claimAs(other.app, c, of.c)).toMatchObject({ code: null });
  expect(await booksOfRain(app, rain)).toMatchObject({ claims: 3, pieces: 3 });
});

it('ending a rain while claims are under way loses no paid envelope and none of its records', async () => {
  const rain = await givenRain(app, { pieces: 200, budget: '2000.0000' });
  const joined = await ticketsOf(rain, await crowd(200));
  const early = await claimAll(rain, joined.slice(0, 40));
  const late = claimAll(rain, joined.slice(40));
  await app.db.updateTable('promotion').set({ state: 'Ended' }).where('id', '=', rain).execute();
  await closeRains(app, 10);
  const answers = [...early, ...(await late)];
  const paid = answers.filter(({ code }) => code === null);
  const sum = sumOf(paid);
  expect(
    answers.filter(({ code }) => code !== null).every(({ code }) => code === 'promo.rain_missed'),
  ).toBe(true);
  expect(await booksOfRain(app, rain)).toMatchObject({
    claims: paid.length,
    claimed: sum,
    awarded: sum,
    posted: sum,
    spent: sum,
  });
  await expect(app.db.deleteFrom('promotion').where('id', '=', rain).execute()).rejects.toThrow();
});

it('PR-29 before the start, after the end, without his own ticket of this rain he is refused', async () => {
  const rain = await givenRain(app, { startsIn: 30, seconds: 10 });
  const another = await givenRain(app, { startsIn: 30, seconds: 10 });
  const [member = '', neighbour = ''] = await crowd(2);
  const ticket = await ticketOf(app, rain, member);
  expect(await claimAs(app, member, { id: rain, ticket })).toEqual({ code: 'rain.not_open' });
  clock.advance(30);
  for (const [who, of] of [
    [member, { id: rain, ticket: '' }],
    [member, { id: rain, ticket: `${ticket}x` }],
    [member, { id: another, ticket }],
    [neighbour, { id: rain, ticket }],
  ] as const) {
    expect(await claimAs(app, who, of)).toEqual({ code: 'rain.ticket' });
  }
  clock.advance(15);
  expect(await claimAs(app, member, { id: rain, ticket })).toEqual({ code: 'promo.rain_missed' });
  expect(await booksOfRain(app, rain)).toMatchObject({ claims: 0, posted: '0' });
});

it('a claim of a hit in the last moment is paid a little after the end', async () => {
  const rain = await givenRain(app, { seconds: 10 });
  const [member = ''] = await crowd(1);
  const ticket = await ticketOf(app, rain, member);
  clock.advance(13);
  const answer = await claimAs(app, member, { id: rain, ticket });
  expect(answer).toMatchObject({ code: null });
  // His answer was lost; the rain is closed meanwhile.
  clock.advance(10);
  await closeRains(app, 10);
  expect(await claimAs(app, member, { id: rain, ticket })).toEqual(answer);
});

it('joining opens five minutes before, and judges who may take part', async () => {
  const rain = await givenRain(app, { startsIn: 301 });
  const [member = '', sibling = '', excluded = '', blocked = ''] = await crowd(4);
  expect(await joinAs(app, { id: member, type: 0 }, rain)).toEqual({ code: 'rain.not_open' });
  clock.advance(1);
  for (const type of [4, 40, 41]) {
    expect(await joinAs(app, { id: member, type }, rain)).toEqual({ code: 'account.trial' });
  }
  expect(await joinAs(app, { id: member, type: 0 }, rain, 'one')).toEqual({ code: null });
  expect(await joinAs(other.app, { id: member, type: 0 }, rain, 'one')).toEqual({ code: null });
  expect(await joinAs(app, { id: sibling, type: 0 }, rain, 'one')).toEqual({
    code: 'promo.already_claimed_here',
  });
  await app.db
    .insertInto('exclusion')
    .values({
      member_id: excluded,
      kind: 'self',
      from_at: clock.now(),
      until_at: null,
      imposed_by: '',
    })
    .execute();
  expect(await joinAs(app, { id: excluded, type: 0 }, rain, 'two')).toEqual({
    code: 'rg.excluded',
  });
  await app.pool.query(
    `insert into member_block (id, member_id, kind, reason, imposed_by, from_at)
      values (gen_random_uuid(), $1, 'bonus', 'a test', 'test', $2)`,
    [blocked, clock.now()],
  );
  expect(await joinAs(app, { id: blocked, type: 0 }, rain, 'three')).toEqual({
    code: 'promo.not_eligible',
  });
  await expect(claimRain(app, { id: member }, { id: 'none', ticket: '' })).rejects.toMatchObject({
    code: 'rain.ticket',
  });
  expect(await joinAs(app, { id: member, type: 0 }, 'none')).toEqual({ code: 'not_found' });
});
