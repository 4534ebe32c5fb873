import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedHash } from '@palaro/fairness';
import { plusSeconds, siteClock } from '@palaro/kernel';
import { archiveRounds } from '@palaro/ledger';
import { foldNow } from '@palaro/server-app/folds';
import { given, testApp, type TestApp } from '@palaro/testkit';
import { archivedBefore, balances, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { archivePlay } from './archive-rounds.ts';
import { linkAudit, linkHash } from './link-audit.ts';
import { playOwnData } from './own-data.ts';
import { playRound } from './play-round.ts';
import { readRound } from './read-rounds.ts';
import { rotateAndRead } from './read-seeds.ts';
import { replayRounds } from './replay-rounds.ts';
import { sumReturns } from './returns/sum-returns.ts';

const DAY_SECONDS = 86_400;
const FOURTEEN_MONTHS = 14 * 31 * DAY_SECONDS;

let site: TestApp;
let member: string;
const clock = siteClock();
beforeAll(async () => {
  site = await testApp({ clock });
  member = await given(site.app).member({ balance: '100.0000' });
  await enter();
});
afterAll(() => site.stop());

/** The passing months end sessions, so each needs a new one. */
const enter = () =>
  launchSession(site.app, {
    member,
    vendor: HOUSE_VENDOR,
    game: 'dice',
    device: 'MOBILE',
    language: 'EN',
    country: 'PH',
    nickname: 'old',
    parallel: true,
  });
const roll = (roundRef: string = randomUUID()) => ({
  roundRef,
  stake: '1.0000',
  params: { side: 'under', winNumbers: 4950 },
});
const play = (request = roll()) =>
  playRound(site.app, { id: member } as Parameters<typeof playRound>[1], 'dice', request);
const follow = async () => {
  await expect.poll(() => linkAudit(site.app, 1_000), { timeout: 10_000 }).toBe(0);
  await replayRounds(site.app, 1_000);
  await sumReturns(site.app, 1_000);
};
const archive = async () =>
  archivePlay(site.app.db, {
    before: await archivedBefore(site.app.pool, clock.now()),
    batch: 1_000,
  });
const count = async (table: string) =>
  Number((await site.app.pool.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]?.n);
const counts = async () => [
  await count('play_round'),
  await count('archive.play_round'),
  await count('play_audit'),
  await count('archive.play_audit'),
];

const OLD = roll();
let old: Awaited<ReturnType<typeof play>>;

it('MONEY-06 a round that some job has not processed yet stays, however old it is', async () => {
  old = await play(OLD);
  await play();
  const later = plusSeconds(clock.now(), FOURTEEN_MONTHS);
  expect(await archivePlay(site.app.db, { before: later, batch: 1_000 })).toBe(0);
});

it('MONEY-06 rounds and their audit leave after 13 months; the chain’s last hours always stay', async () => {
  await follow();
  expect(await archive()).toBe(0);
  clock.advance(FOURTEEN_MONTHS);
  expect(await archive()).toBe(2);
  expect(await counts()).toEqual([0, 2, 2, 0]);
  await enter();
  await play();
  await follow();
  expect(await archive()).toBe(2);
  expect(await counts()).toEqual([1, 2, 1, 2]);
  const { rows } = await site.app.pool.query<Record<'prev_hash' | 'row_hash', string>>(
    'select * from ledger.play_audit order by seq',
  );
  let before = '0'.repeat(64);
  for (const { prev_hash: prev, row_hash: hash, ...link } of rows) {
    expect(prev).toBe(before);
    expect(linkHash(prev, (link as { row?: Record<string, unknown> }).row ?? {})).toBe(hash);
    before = hash;
  }
});

it('MONEY-03 a member finds, verifies and exports an archived round', async () => {
  await rotateAndRead(site.app, member, 'mine');
  const shown = await readRound(site.app, member, old.roundId);
  expect(shown).toMatchObject({ outcome: old.outcome, serverSeedHash: old.serverSeedHash });
  expect(seedHash(String(shown.fairness?.serverSeed))).toBe(old.serverSeedHash);
  const until = clock.now();
  const list = await playOwnData.lists?.outcomes?.(site.app, member, {
    after: null,
    limit: 10,
    until,
  });
  expect(list?.rows).toHaveLength(3);
});

it('MONEY-06 a request repeated after 14 months gets its round and moves nothing', async () => {
  const { main } = await balances(site.app, member);
  expect(await play(OLD)).toMatchObject({ roundId: old.roundId, outcome: old.outcome });
  await foldNow(site.app, []);
  await archiveRounds(site.app.pool, { now: clock.now(), members: 100 });
  expect(await play(OLD)).toMatchObject({ roundId: old.roundId, outcome: old.outcome });
  expect((await balances(site.app, member)).main).toBe(main);
});

it('MONEY-06 rows leave the hot tables only once the archive has them, and never leave the archive', async () => {
  const { pool } = site.database;
  await expect(pool.query('delete from play_round')).rejects.toThrow('never changed');
  await expect(pool.query('delete from play_audit')).rejects.toThrow('never changed');
  await expect(pool.query('delete from archive.play_round')).rejects.toThrow('append-only');
  await expect(pool.query(`update archive.play_audit set row_hash = ''`)).rejects.toThrow(
    'append-only',
  );
});
