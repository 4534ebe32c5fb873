import fc from 'fast-check';
import { Money, type MemberId } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { foldNow, rebuildFolds } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession, type WalletCommand } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folded, recomputed } from './test-recomputed.ts';

/** Ten minutes before midnight in Manila. */
const clock = standingClock(new Date('2026-11-21T15:50:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(site.stop);

const GAMES = ['dice', 'perlas'];
let members: MemberId[] = [];
beforeAll(async () => {
  const [top, agent, member, trial] = await Promise.all(
    [1, 1, 0, 4].map((type) => given(app).member({ type, balance: '500.0000' })),
  );
  members = [top, agent, member, trial] as MemberId[];
  const lines = [
    [agent, [top]],
    [member, [top, agent]],
    [trial, [top]],
  ];
  for (const line of lines) {
    await app.pool.query('update member set uplines = $2 where id = $1', line);
  }
});

/** Opens new sessions, because none lives as long as a day. */
const launchAll = () =>
  Promise.all(
    members.flatMap((member) =>
      GAMES.map((game) =>
        launchSession(app, {
          member,
          vendor: HOUSE_VENDOR,
          game,
          device: 'MOBILE',
          language: 'EN',
          country: 'PH',
          nickname: 'Ana',
        }),
      ),
    ),
  );

const DOES = [
  'bet',
  'win',
  'betWin',
  'rollback',
  'adjust',
  'promo',
  'buyIn',
  'tick',
  'leave',
] as const;
const step = fc.record({
  who: fc.nat(3),
  does: fc.constantFrom(...DOES),
  game: fc.constantFrom(...GAMES),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  of: fc.constantFrom('a', 'b', 'c', 'd'),
  round: fc.constantFrom('r', 's'),
  amount: fc.integer({ min: 1, max: 40 }),
  minutes: fc.constantFrom(0, 0, 0, 4, 200),
  folds: fc.constantFrom(false, false, false, true),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let runs = 0;
function commandOf({ who, does, game, id, of, round, amount }: Step): WalletCommand {
  const own = (name: string) => `${runs}-${name}`;
  const message = {
    vendor: HOUSE_VENDOR,
    member: members[who] ?? '',
    currency: 'PHP',
    game,
    round: own(round),
    transaction: own(`${does}-${id}`),
  };
  const money = Money.of(`${amount}.0000`);
  const target = own(`${amount % 2 ? 'bet' : 'win'}-${of}`);
  const buyIn = own(`buyIn-${of}`);
  const signed = amount % 3 ? money : -10n * money;
  const won = amount % 4 ? {} : { won: 3n * money };
  switch (does) {
    case 'bet':
      return { kind: 'bet', ...message, amount: money };
    case 'buyIn':
      return { kind: 'bet', ...message, category: 'buyIn', amount: money };
    case 'win':
      return { kind: 'win', ...message, amount: money, final: amount % 2 === 0 };
    case 'leave':
      return { kind: 'win', ...message, amount: money, bet: buyIn, final: true, ...won };
    case 'betWin':
      return { kind: 'betWin', ...message, bet: money, win: Money.of(`${41 - amount}.0000`) };
    case 'rollback':
      return { kind: 'rollback', ...message, target };
    case 'adjust':
      return { kind: 'adjust', ...message, amount: signed, reason: 'correction' };
    case 'tick':
      return {
        kind: 'adjust',
        ...message,
        amount: signed,
        target: buyIn,
        reason: 'correction',
        ...won,
      };
    case 'promo':
      return { kind: 'promoWin', ...message, amount: money, promotion: 'p', campaign: 'drop' };
  }
}

it('MONEY-03 MONEY-06 folds equal their postings, whatever was played, undone and corrected, over days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      runs += 1;
      await launchAll();
      for (const one of steps) {
        if (one.minutes > 0) {
          clock.advance(one.minutes * 60);
          await launchAll();
        }
        await execute(app, [commandOf(one)]);
        if (one.folds) await foldNow(app);
      }
      await foldNow(app);
      expect(await folded(app)).toEqual(await recomputed(app));
    }),
    { numRuns: 12 },
  );
  for (const { id, sql } of INVARIANTS) {
    expect({ id, rows: (await app.pool.query(sql)).rows }).toEqual({ id, rows: [] });
  }
  // Hundreds of commits run one after the other, which takes long on a slow machine.
}, 300_000);

it('MONEY-06 a rebuild from nothing gives the same rows', async () => {
  const before = await folded(app);
  const winners = 'select * from winner order by member_id, vendor, round';
  const board = (await app.pool.query(winners)).rows;
  expect(Object.keys(before.member).length).toBeGreaterThan(10);
  const said: string[] = [];
  await rebuildFolds(site.database.pool, app.config, [], (line) => said.push(line));
  expect(await folded(app)).toEqual(before);
  expect((await app.pool.query(winners)).rows).toEqual(board);
  expect(said.map((line) => line.split(' ')[0])).toContain('statement_day');
  await expect(rebuildFolds(site.database.pool, app.config, ['none'], () => {})).rejects.toThrow(
    /there is no fold none; the folds are house/,
  );
});
