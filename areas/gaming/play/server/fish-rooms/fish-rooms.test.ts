import { randomUUID } from 'node:crypto';
import { excludeMember } from '@palaro/accounts/server';
import { Money } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { standingClock, testApp, type TestApp } from '@palaro/testkit';
import { balances } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextRounds } from '../audit.repository.ts';
import { readOpenPlay } from '../read-open-play.ts';
import { readRound } from '../read-rounds.ts';
import { replays } from '../replay-rounds.ts';
import { rotateSeeds } from '../rotate-seeds.ts';
import { keepChain } from '../shared/chains.ts';
import { betweenReads } from '../test-between-reads.ts';
import { playerWith } from '../test-player.ts';
import { buyIn } from './buy-in.ts';
import { endSession, postShots } from './end-session.ts';
import { listRooms } from './read-rooms.ts';
import { readRoomName, type RoomName } from './room-name.ts';
import { endLeftSessions } from './fish-rooms.tasks.ts';
import { findSession } from './sessions.repository.ts';
import { fire, hit } from './shoot.ts';
import { aimWithin, meeting, shootOne, unmetTarget } from './test-shooting.ts';
import { findWave, presentWave, showWaves } from './waves.ts';

const GAME = 'fish-dagat-gold';
const room = readRoomName(`${GAME}-1`) as RoomName;

/** One clock for both nodes, which goes on only when the test says so. */
const clock = standingClock(new Date());
const forward = (ms: number) => clock.advance(ms / 1_000);
const now = () => clock.now().getTime();

let test: TestApp;
let other: TestApp;
let app: App;
beforeAll(async () => {
  test = await testApp({ clock });
  other = await testApp({ clock, database: test.database });
  app = test.app;
  await keepChain(app, GAME, 2_000);
  forward(2 * 3_600_000);
  await keepChain(app, GAME, 2_000);
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const shooter = async (balance = '1000.0000') => ({
  ...(await playerWith(test, { games: [GAME], balance })),
  name: 'p***1',
});
type Shooter = Awaited<ReturnType<typeof shooter>>;

const sit = (player: Shooter, seat: number, amount = '100.0000', roundRef: string = randomUUID()) =>
  buyIn(app, player, room, { roundRef, amount, seat });
const moneyOf = async ({ id }: Shooter) => {
  const { main, held } = await balances(app, id);
  return [Money.text(main), Money.text(held)];
};
const refused = (code: string) => ({ code });
const standing = async (roundId: string) => {
  const session = await findSession(app.db, roundId);
  if (!session) throw new Error('the session has ended');
  return session;
};
/** Everything that a refused message must leave as it was. */
const untouched = async (player: Shooter, roundId: string) => {
  const { remains, fired, settled, net, words, posted } = await standing(roundId);
  return { remains, fired, settled, net, words, posted, money: await moneyOf(player) };
};
async function expectBooks() {
  for (const { id, sql } of INVARIANTS) {
    expect([id, (await app.pool.query(sql)).rows]).toEqual([id, []]);
  }
}
const shoot = (roundId: string, seat: number, bulletId: number, node = app) =>
  shootOne({ app: node, room, roundId, seat, forward }, bulletId);

describe('a seat', () => {
  it('holds the buy-in, is taken once, and its player has one session on all devices', async () => {
    const ana = await shooter();
    const ben = await shooter();
    const ref = randomUUID();
    const session = await sit(ana, 0, '100.0000', ref);
    expect(await moneyOf(ana)).toEqual(['900.0000', '100.0000']);
    await expect(sit(ben, 0)).rejects.toMatchObject(refused('play.seat_taken'));
    await expect(sit(ana, 1)).rejects.toMatchObject(refused('play.open_round'));
    expect((await sit(ana, 0, '100.0000', ref)).round_id).toBe(session.round_id);
    await expect(sit(ana, 0, '50.0000', ref)).rejects.toMatchObject(
      refused('idempotency_mismatch'),
    );
    for (const [amount, seat] of [
      ['19.0000', 1],
      ['5001.0000', 1],
      ['20.5000', 1],
      ['20.0000', 4],
    ] as const) {
      await expect(sit(ben, seat, amount)).rejects.toMatchObject(refused('play.stake_not_offered'));
    }
    expect(await moneyOf(ben)).toEqual(['1000.0000', '0.0000']);
    // The pair of a running session is not revealed.
    await expect(rotateSeeds(app, ana.id, 'mine')).rejects.toMatchObject(
      refused('play.open_round'),
    );
    const rooms = await listRooms(app, { is: 'guest' }, { game: GAME, free: false });
    expect(rooms.list.map(({ no, taken }) => [no, taken])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    // Two of a kind at once: one sits.
    const both = await Promise.allSettled([sit(ben, 1), sit(await shooter(), 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const { round_id } of [session, ...(await seated())]) await endSession(app, round_id);
    // Nobody shot, so every stake is back and each round is void.
    expect(await moneyOf(ana)).toEqual(['1000.0000', '0.0000']);
    expect(await readRound(app, ana.id, session.round_id)).toMatchObject({
      state: 'VOID',
      stake: '100.0000',
      payout: '0.0000',
    });
    await expectBooks();
  });

  it('is refused without the money, and to who may not play', async () => {
    const poor = await shooter('19.0000');
    await expect(sit(poor, 2, '20.0000')).rejects.toMatchObject(refused('play.insufficient_funds'));
    const gone = await shooter();
    await excludeMember(app, gone.id, { kind: 'self', until: null });
    await expect(sit(gone, 2)).rejects.toMatchObject(refused('rg.excluded'));
  });
});

const seated = async () =>
  (
    await app.pool.query<{ round_id: string }>(
      'select round_id::text from play_room_session where closed_at is null',
    )
  ).rows;

describe('a shot', () => {
  it('is refused where it is no paid shot at a living target, and nothing moves', async () => {
    const ana = await shooter();
    const ben = await shooter();
    const own = (await sit(ana, 0, '20.0000')).round_id;
    const foreign = (await sit(ben, 1)).round_id;
    const before = await untouched(ana, own);
    const shot = { bulletId: 1, bullet: '1.0000', angle: 4_700, t: now() };
    for (const [wrong, code] of [
      [{ bulletId: 2 }, 'play.step_conflict'],
      [{ bullet: '3.0000' }, 'play.stake_not_offered'],
      [{ t: now() - 1_501 }, 'play.clock_off'],
      [{ t: now() + 301 }, 'play.clock_off'],
    ] as const) {
      await expect(fire(app, room, own, { ...shot, ...wrong })).rejects.toMatchObject(
        refused(code),
      );
    }
    expect(await untouched(ana, own)).toEqual(before);

    const aimed = await aimWithin(app, room, 0, forward);
    const fired = { ...shot, angle: aimed.angle, t: now() };
    const claim = { bulletId: 1, targetId: aimed.targetId, t: now() + aimed.after };
    await expect(hit(app, room, own, claim)).rejects.toMatchObject(refused('play.bullet_unknown'));
    await fire(app, room, own, fired);
    // A repeat of the same shot is the same shot; another under its number is none.
    expect(await fire(app, room, own, fired)).toMatchObject({ repeated: true });
    await expect(fire(app, room, own, { ...fired, angle: 1 })).rejects.toMatchObject(
      refused('play.step_conflict'),
    );
    await expect(fire(app, room, own, { ...fired, bulletId: 2 })).rejects.toMatchObject(
      refused('play.too_fast'),
    );
    const paid = await untouched(ana, own);
    expect(paid).toMatchObject({ remains: '190000', fired: 1, settled: 0, words: 0 });
    const elsewhere = readRoomName(`${GAME}-2`) as RoomName;
    const wave = Number(aimed.targetId.split('.')[0]);
    for (const [said, code] of [
      [{ t: now() + 150 }, 'play.bullet_age'],
      [{ targetId: `${wave}.99` }, 'play.target_gone'],
      [{ targetId: `${wave + 1}.0` }, 'play.target_gone'],
      [{ bulletId: 7 }, 'play.bullet_unknown'],
    ] as const) {
      await expect(
        hit(app, room, own, { ...claim, t: now() + 250, ...said }),
      ).rejects.toMatchObject(refused(code));
    }
    await expect(hit(app, room, foreign, claim)).rejects.toMatchObject(
      refused('play.bullet_unknown'),
    );
    await expect(hit(app, elsewhere, own, claim)).rejects.toMatchObject({
      code: 'play.no_open_round',
    });
    forward(aimed.after);
    // A target that the line does not meet.
    const line = { seat: 0, angle: fired.angle, firedAt: fired.t };
    const far = await unmetTarget(app, room, line, claim.t);
    await expect(hit(app, room, own, { ...claim, targetId: far })).rejects.toMatchObject({
      code: expect.stringMatching(/play\.(hit_missed|target_gone)/) as unknown,
    });
    expect(await untouched(ana, own)).toEqual(paid);

    const came = await hit(app, room, own, claim);
    expect(await hit(app, room, own, claim)).toEqual({ ...came, repeated: true });
    await expect(hit(app, room, own, { ...claim, targetId: far })).rejects.toMatchObject(
      refused('play.bullet_spent'),
    );
    expect(await standing(own)).toMatchObject({ settled: 1 });

    // Too old; then it is given back at 15 seconds, and is no shot any more.
    forward(1_000);
    await fire(app, room, own, { bulletId: 2, bullet: '10.0000', angle: 0, t: now() });
    const late = { bulletId: 2, targetId: `${wave}.${deadless(aimed.targetId)}` };
    forward(6_100);
    await expect(hit(app, room, own, { ...late, t: now() })).rejects.toMatchObject({
      code: expect.stringMatching(/play\.(bullet_age|target_gone)/) as unknown,
    });
    const flying = Number((await standing(own)).remains);
    forward(9_000);
    await expect(hit(app, room, own, { ...late, t: now() })).rejects.toThrow();
    await fire(app, room, own, { bulletId: 3, bullet: '0.1000', angle: 0, t: now() });
    expect(Number((await standing(own)).remains)).toBe(flying + 100_000 - 1_000);
    await expect(hit(app, room, own, { ...late, t: now() })).rejects.toMatchObject({
      code: expect.stringMatching(/play\.(bullet_unknown|target_gone)/) as unknown,
    });
    for (const { round_id } of await seated()) await endSession(app, round_id);
    await expectBooks();
  });

  it('costs no more than what was brought', async () => {
    const ana = await shooter();
    const { round_id: own } = await sit(ana, 0, '20.0000');
    for (const bulletId of [1, 2]) {
      await fire(app, room, own, { bulletId, bullet: '10.0000', angle: 0, t: now() });
      forward(500);
    }
    await expect(
      fire(app, room, own, { bulletId: 3, bullet: '0.1000', angle: 0, t: now() }),
    ).rejects.toMatchObject(refused('play.buy_in_spent'));
    expect(await endSession(app, own)).toMatchObject({ returned: '20.0000', hits: 0 });
    expect(await moneyOf(ana)).toEqual(['1000.0000', '0.0000']);
  });

  it('of two seats at one target catches it once, and neither weakens it for the other', async () => {
    const seats = [await shooter(), await shooter()];
    const sessions = [];
    for (const [i, player] of seats.entries()) sessions.push(await sit(player, i));
    const caught: string[] = [];
    let turns = 0;
    for (let tries = 0; turns < 5 && tries < 100; tries++) {
      // Both meet the same small fish at the same moment; four of ten are caught.
      const { targetId, after } = await aimWithin(app, room, 0, forward, (target) => target < 2);
      const at = now() + after;
      const shots = await Promise.all(
        [0, 1].map((seat) => meeting(app, room, seat, { targetId, at }).catch(() => null)),
      );
      const plan = shots.flatMap((shot, i) => (shot ? [{ ...shot, i }] : []));
      if (plan.length < 2 || plan.some(({ firedAt }) => firedAt < now())) {
        forward(700);
        continue;
      }
      turns += 1;
      for (const { firedAt, angle, i } of plan.sort((a, b) => a.firedAt - b.firedAt)) {
        forward(firedAt - now());
        const { round_id, fired } = await standing(sessions[i]?.round_id ?? '');
        await fire(app, room, round_id, {
          bulletId: fired + 1,
          bullet: '1.0000',
          angle,
          t: firedAt,
        });
      }
      forward(at - now());
      const came = await Promise.allSettled(
        sessions.map(async ({ round_id }, i) => {
          const { fired } = await standing(round_id);
          const node = i === 0 ? app : other.app;
          return hit(node, room, round_id, { bulletId: fired, targetId, t: at });
        }),
      );
      const wins = came.filter((each) => each.status === 'fulfilled' && each.value.times > 0);
      expect(wins.length).toBeLessThanOrEqual(1);
      const gone = came.filter((each) => each.status === 'rejected');
      expect(gone.length).toBeLessThanOrEqual(wins.length);
      if (wins.length === 1) caught.push(targetId);
      forward(300);
    }
    expect(turns).toBe(5);
    expect(new Set(caught).size).toBe(caught.length);
    for (const { round_id } of sessions) await endSession(app, round_id);
    await expectBooks();
  });
});

const deadless = (targetId: string) => (Number(targetId.split('.')[1]) + 1) % 52;

describe('a session', () => {
  it('goes on in one stream, tells the wallet its net, and becomes a round that replays', async () => {
    const ana = await shooter();
    const { round_id: own, round_ref } = await sit(ana, 0, '200.0000');
    for (let bulletId = 1; bulletId <= 60; bulletId++) {
      await shoot(own, 0, bulletId, bulletId % 2 === 0 ? other.app : app);
      if (bulletId % 20 !== 0) continue;
      forward(10_000);
      // Two nodes post at once; it moves once.
      await Promise.all([postShots(app, own), postShots(other.app, own)]);
      const { net, posted } = await standing(own);
      expect(posted).toBe(net);
      const [main, held] = await moneyOf(ana);
      expect(main).toBe('800.0000');
      expect(held).toBe(Money.text(Money.of('200.0000') + BigInt(net)));
    }
    const { net, settled } = await standing(own);
    expect(settled).toBe(60);
    await Promise.all([endSession(app, own), endSession(other.app, own)]);
    const round = await readRound(app, ana.id, own);
    expect(round).toMatchObject({ state: 'DONE', stake: '60.0000', roundRef: round_ref });
    expect(BigInt(net)).toBe(Money.of(round.payout) - Money.of(round.stake));
    expect(await moneyOf(ana)).toEqual([Money.text(Money.of('1000.0000') + BigInt(net)), '0.0000']);
    const rounds = await app.db.transaction().execute((tx) => nextRounds(tx, 'audit', 1_000));
    const stored = rounds.find((one) => one.round_id === own);
    expect(stored && replays(app, stored)).toBe(true);
    expect(await endSession(app, own)).toBeNull();
    await expectBooks();
    // The wallet's round, from which the record and the profit and loss are made, says the same.
    const booked = await app.pool.query(
      `select bets::text, wins::text, refunds::text, valid_bet::text from game_round
        where member_id = $1`,
      [ana.id],
    );
    expect(booked.rows).toEqual([
      {
        bets: String(Money.of(round.stake)),
        wins: String(Money.of(round.payout)),
        refunds: '0',
        valid_bet: String(Money.of(round.stake)),
      },
    ]);
  });

  it('that a node left between shot and hit is ended by another: no shot is lost or doubled', async () => {
    const ana = await shooter();
    const { round_id: own } = await sit(ana, 0, '100.0000');
    const third = await testApp({ clock, database: test.database });
    for (let bulletId = 1; bulletId <= 5; bulletId++) await shoot(own, 0, bulletId, third.app);
    // Two shots fly when the node dies; what the five brought is posted nowhere yet.
    for (const bulletId of [6, 7]) {
      forward(300);
      await fire(third.app, room, own, { bulletId, bullet: '5.0000', angle: 10, t: now() });
    }
    const { net, posted } = await standing(own);
    expect(posted).toBe('0');
    await third.stop();
    expect(await endLeftSessions(app, clock.now(), 10)).toBe(0);
    forward(121_000);
    // Both nodes find it.
    const ended = await Promise.all(
      [app, other.app].map((node) => endLeftSessions(node, clock.now(), 10)),
    );
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await moneyOf(ana)).toEqual([Money.text(Money.of('1000.0000') + BigInt(net)), '0.0000']);
    expect(await readRound(app, ana.id, own)).toMatchObject({ state: 'DONE', stake: '5.0000' });
    await expectBooks();
  });

  it('MONEY-03 a seat that its player left says when its money comes back, and then it does', async () => {
    const ana = await shooter();
    const { round_id: own } = await sit(ana, 0, '100.0000');
    await shoot(own, 0, 1);
    const { backAt } = await readOpenPlay(app, ana.id);
    const back = backAt.get(own) ?? clock.now();
    const wait = back.getTime() - now();
    expect(wait).toBeGreaterThan(0);
    forward(wait);
    expect(await endLeftSessions(app, clock.now(), 10)).toBe(0);
    forward(1);
    expect(await endLeftSessions(app, clock.now(), 10)).toBe(1);
    expect((await moneyOf(ana))[1]).toBe('0.0000');
    expect((await readOpenPlay(app, ana.id)).backAt.size).toBe(0);
  });

  /** A session of one shot that is closed, but whose money is still held. */
  async function closedUnpaid() {
    const ana = await shooter();
    const { round_id: own } = await sit(ana, 0, '100.0000');
    await shoot(own, 0, 1);
    await app.pool.query('update play_room_session set closed_at = $2 where round_id = $1', [
      own,
      clock.now(),
    ]);
    return { ana, own };
  }

  it('that was closed but not paid is paid by whoever looks next', async () => {
    const { ana, own } = await closedUnpaid();
    await expect(
      fire(app, room, own, { bulletId: 2, bullet: '1.0000', angle: 0, t: now() }),
    ).rejects.toMatchObject(refused('play.no_open_round'));
    expect(await endLeftSessions(app, clock.now(), 10)).toBe(1);
    expect((await moneyOf(ana))[1]).toBe('0.0000');
    await expectBooks();
  });

  it('that another node ends between two reads of this one was ended, and is never found by half', async () => {
    // The three reads of a session that is closed: whether it is open, its shots, itself.
    for (const after of [1, 2, 3]) {
      const { ana, own } = await closedUnpaid();
      let reads = 0;
      let ended: Awaited<ReturnType<typeof endSession>> = null;
      const slower = betweenReads(other.app, async () => {
        reads += 1;
        if (reads === after) ended = await endSession(app, own);
      });
      expect([after, await endSession(slower, own)]).toEqual([after, null]);
      expect(ended).toMatchObject({ member: ana.id, hits: 1 });
      expect((await moneyOf(ana))[1]).toBe('0.0000');
      expect(await readRound(app, ana.id, own)).toMatchObject({ state: 'DONE', stake: '1.0000' });
    }
    await expectBooks();
  });

  it('whose books do not agree stays held, and is not paid', async () => {
    const ana = await shooter();
    const { round_id: own } = await sit(ana, 0, '100.0000');
    await shoot(own, 0, 1);
    await app.pool.query('update play_room_session set remains = remains + 1 where round_id = $1', [
      own,
    ]);
    await expect(endSession(app, own)).rejects.toThrow('do not make what it has left');
    expect((await moneyOf(ana))[0]).toBe('900.0000');
    await app.pool.query('update play_room_session set remains = remains - 1 where round_id = $1', [
      own,
    ]);
    expect(await endSession(app, own)).not.toBeNull();
  });
});

it('shows the secret of a wave when its last target has swum away, and not before', async () => {
  const wave = await presentWave(app, room);
  if (!wave) throw new Error('the room has no wave');
  expect(wave.server_seed).toBeNull();
  await showWaves(app, 500);
  expect((await findWave(app.db, room.name, wave.no))?.server_seed).toBeNull();
  forward(90_000);
  await showWaves(app, 500);
  expect((await findWave(app.db, room.name, wave.no))?.server_seed).toMatch(/^[0-9a-f]{64}$/);
});
