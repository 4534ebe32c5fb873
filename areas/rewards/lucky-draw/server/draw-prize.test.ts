import { dayIn, Money } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { drawIsRight } from '../web/check-draw.ts';
import { checkDraws, checkStock } from './check-draws.ts';
import { booksOfDraw, drawAs, givenLuckyDraw, nextRequest } from './test-lucky-draw.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});
const DAY = 86_400;

const crowd = (size: number) =>
  Promise.all(Array.from({ length: size }, () => given(app).member()));
const nodeOf = (nth: number) => (nth % 2 ? other.app : app);
const checks = async () => {
  const today = dayIn('Asia/Manila', clock.now());
  return [...(await checkDraws.run(app, today)), ...(await checkStock.run(app, today))];
};

it('REWARD-03 PR-55 five hundred draws at once on two nodes take a stock to 0 and not below', async () => {
  const rule = { prizes: [{ amount: '10.0000', odds: '50.0000', stock: 40 }] };
  const draw = await givenLuckyDraw(app, { rule });
  const answers = await Promise.all(
    (await crowd(500)).map(async (member, nth) =>
      drawAs(nodeOf(nth), member, await nextRequest(app, draw, member)),
    ),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null]));
  const prizes = answers.flatMap(({ prize }) => (prize ? [prize] : []));
  expect(prizes.filter(({ place }) => place === 0)).toHaveLength(40);
  expect(prizes.filter(({ drawn }) => drawn === 0).length).toBeGreaterThan(40);
  expect(prizes.every(drawIsRight)).toBe(true);
  const paid = String(Money.sum(prizes.map(({ amount }) => Money.of(amount))));
  expect(await booksOfDraw(app, draw.id)).toEqual({
    draws: 500,
    drawn: paid,
    awarded: paid,
    posted: paid,
    required: String(BigInt(paid) * 2n),
    taken: 40,
    spent: paid,
    reserved: '0',
  });
  expect(await checks()).toEqual([]);
});

it('one chance drawn many times at once, also with other seeds, pays once and is told each time', async () => {
  const draw = await givenLuckyDraw(app);
  const [member = ''] = await crowd(1);
  const request = await nextRequest(app, draw, member);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      drawAs(nodeOf(nth), member, { ...request, clientSeed: `seed-${nth % 3}` }),
    ),
  );
  const [first] = answers;
  expect(first).toMatchObject({ code: null });
  for (const answer of answers) expect(answer).toEqual(first);
  expect(await booksOfDraw(app, draw.id)).toMatchObject({ draws: 1 });
  expect(await drawAs(app, member, request)).toEqual(first);
});

it('a day has its free chance, and the next day another; a draw that is not the next is refused', async () => {
  const draw = await givenLuckyDraw(app);
  const [member = ''] = await crowd(1);
  const first = await nextRequest(app, draw, member);
  expect(await drawAs(app, member, { ...first, draw: 2 })).toMatchObject({ code: 'lucky.changed' });
  const { seedHash } = first;
  const forged = { ...first, seedHash: seedHash.replace(/^./, seedHash[0] === '0' ? '1' : '0') };
  expect(await drawAs(app, member, forged)).toMatchObject({ code: 'lucky.changed' });
  expect(await drawAs(app, member, first)).toMatchObject({ code: null });
  const second = await nextRequest(app, draw, member);
  expect(second.draw).toBe(2);
  expect(second.seedHash).not.toBe(first.seedHash);
  expect(await drawAs(app, member, second)).toMatchObject({ code: 'lucky.no_chance' });
  clock.advance(DAY);
  expect(await drawAs(app, member, second)).toMatchObject({ code: null, prize: { draw: 2 } });
});

it('a budget that cannot pay the usual prize ends the draws, and what is held stays for its prize', async () => {
  const rule = {
    prizes: [{ amount: '50.0000', odds: '0.0001', stock: 1 }],
    usual: '10.0000',
  };
  const draw = await givenLuckyDraw(app, { rule, budget: '75.0000' });
  const codes: (string | null)[] = [];
  for (const member of await crowd(4)) {
    codes.push((await drawAs(app, member, await nextRequest(app, draw, member))).code);
  }
  expect(codes).toEqual([null, null, 'promo.budget_empty', 'promo.budget_empty']);
  expect(await booksOfDraw(app, draw.id)).toMatchObject({
    spent: String(Money.of('20.0000')),
    reserved: String(Money.of('50.0000')),
  });
});

it('PR-18 PR-53 another member of the same browser, and an excluded one, draw nothing', async () => {
  const draw = await givenLuckyDraw(app);
  const [first = '', second = ''] = await crowd(2);
  const device = 'one-browser';
  expect(await drawAs(app, first, await nextRequest(app, draw, first), device)).toMatchObject({
    code: null,
  });
  expect(await drawAs(app, second, await nextRequest(app, draw, second), device)).toMatchObject({
    code: 'promo.already_claimed_here',
  });
  const [excluded = ''] = await crowd(1);
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
  expect(await drawAs(app, excluded, await nextRequest(app, draw, excluded))).toMatchObject({
    code: 'rg.excluded',
  });
});

it('PR-2 it ends at its last instant', async () => {
  const draw = await givenLuckyDraw(app, { endsIn: 60 });
  const [first = '', second = ''] = await crowd(2);
  clock.advance(59);
  expect(await drawAs(app, first, await nextRequest(app, draw, first))).toMatchObject({
    code: null,
  });
  clock.advance(1);
  expect(await drawAs(app, second, await nextRequest(app, draw, second))).toMatchObject({
    code: 'promo.closed',
  });
});
