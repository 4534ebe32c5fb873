import { randomBytes, randomUUID } from 'node:crypto';
import { excludeMember } from '@palaro/accounts/server';
import { sha256Hex } from '@palaro/fairness';
import { Money, plusSeconds } from '@palaro/kernel';
import { given, type TestApp } from '@palaro/testkit';
import { setPlayLimit } from '@palaro/wallet/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextRounds } from '../audit.repository.ts';
import { readOpenPlay } from '../read-open-play.ts';
import { replays } from '../replay-rounds.ts';
import { playerWith } from '../test-player.ts';
import { leaveSeat } from './leave-seat.ts';
import { playMove } from './play-move.ts';
import { readRoom } from './read-room.ts';
import { handOf } from './card-game.ts';
import { findRoom, listSeats } from './card-rooms.repository.ts';
import { paySeat } from './settle-hand.ts';
import { stepRoom } from './step-room.ts';
import { takeSeat, type Sitter } from './take-seat.ts';
import { openRooms, type TestRooms } from './test-room.ts';
import { watchChips } from './watch-chips.ts';

const GAME = 'lucky-9';
let rooms: TestRooms;
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  rooms = await openRooms(GAME);
  ({ test, other } = rooms);
});
afterAll(() => rooms.stop());

const forward = (ms: number) => rooms.forward(ms);
const balanceOf = (who: Pick<Sitter, 'id'>) => rooms.balanceOf(who);
const view = (who: Sitter) => rooms.view(who);
const roomOf = (roomId: string) => rooms.roomOf(roomId);
const until = (roomId: string, state: string, node = test) => rooms.until(roomId, state, node);
const expectBooks = () => rooms.expectBooks();

const sitter = async (balance = '1000.0000'): Promise<Sitter> => ({
  ...(await playerWith(test, { games: [GAME], balance })),
  name: 'p***1',
  network: null,
  free: false,
});
const refused = (code: string) => ({ code });
const sit = (who: Sitter, stake = '100.0000', roundRef: string = randomUUID()) =>
  takeSeat(test.app, who, GAME, { roundRef, stake });

/** A room of its own for so many players: nobody else joins it, as it is set to its own stake. */
async function seated(count: number, balance?: string) {
  const players: Sitter[] = [];
  await test.app.pool.query(`update play_card_room set free = true where free = false`);
  for (let at = 0; at < count; at++) players.push(await sitter(balance));
  for (const player of players) await sit(player);
  const roomId = (await view(players[0] as Sitter))?.roomId ?? '';
  expect((await listSeats(test.app.db, roomId)).length).toBe(count);
  return { players, roomId };
}

const onTurn = async (roomId: string, players: readonly Sitter[]) => {
  const { hand, ...room } = await roomOf(roomId);
  if (!hand) throw new Error('no hand');
  const { rules, at } = handOf(test.app, { ...room, hand }, hand);
  const { memberId } = hand.seats[rules.cardRoom.turn(at) ?? -1] ?? {};
  const player = players.find(({ id }) => id === memberId);
  if (!player) throw new Error('nobody moves');
  return { player, stepNo: hand.moves.length + 1, handNo: room.hand_no };
};
const move = (player: Sitter, call: string, at: { handNo: number; stepNo: number }, node = test) =>
  playMove(node.app, player, { id: GAME, call }, at);

/** Everybody says good, until the hand is shown. */
async function playOut(roomId: string, players: readonly Sitter[]) {
  await until(roomId, 'TURN');
  while ((await roomOf(roomId)).state === 'TURN') {
    const { player, ...at } = await onTurn(roomId, players);
    await move(player, 'good', at);
  }
}

describe('a room', () => {
  it('MONEY-03 a seat without others says when its money comes back, and none in a hand', async () => {
    const backOf = async ({ id }: Sitter) => [
      ...(await readOpenPlay(test.app, id)).backAt.values(),
    ];
    const { players, roomId } = await seated(1);
    const [alone] = players as [Sitter];
    const [back] = await backOf(alone);
    const wait = (back?.getTime() ?? 0) - test.app.clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    // The rooms' clock runs, so a minute is left to it.
    forward(wait - 60_000);
    await stepRoom(test.app, roomId);
    expect(await balanceOf(alone)).toBe('800.0000');
    forward(60_001);
    await stepRoom(test.app, roomId);
    expect([await balanceOf(alone), await backOf(alone)]).toEqual(['1000.0000', []]);
    const others = await seated(3);
    await until(others.roomId, 'DEAL');
    for (const one of others.players) expect(await backOf(one)).toEqual([]);
  });

  it('holds the reserves, shows the hash before the cards, plays a hand, and pays each once', async () => {
    const { players, roomId } = await seated(3);
    const [first] = players as [Sitter];
    // An ordinary seat holds twice the stake.
    expect(await balanceOf(first)).toBe('800.0000');
    const waiting = await view(first);
    expect(waiting).toMatchObject({ state: 'WAITING', hand: null, handNo: 1, stepNo: 1 });
    await until(roomId, 'DEAL');
    const dealt = await view(first);
    expect(dealt?.hash).toBe(waiting?.hash);
    const { hand } = await roomOf(roomId);
    const bankerId = hand?.seats.at(-1)?.memberId;
    // The banker may lose twice to each of the two others.
    const held = await Promise.all(players.map(async (one) => [one.id, await balanceOf(one)]));
    for (const [id, left] of held) expect(left).toBe(id === bankerId ? '600.0000' : '800.0000');
    await playOut(roomId, players);
    const shown = await until(roomId, 'SHOWDOWN');
    expect(shown.server_seed).toBeNull();
    await until(roomId, 'WAITING');
    const { rows } = await test.app.pool.query<{ server_seed: string; client_seed: string }>(
      'select server_seed, client_seed from play_seed where id = $1',
      [shown.pair_id],
    );
    expect(sha256Hex(rows[0]?.server_seed ?? '')).toBe(waiting?.hash);
    // Every seat's own seed has its part in the cards.
    const seeds = shown.hand?.seats.map(({ clientSeed }) => clientSeed).join(',');
    expect(rows[0]?.client_seed).toBe(sha256Hex(`${roomId}/1:${seeds}`));
    const [kept] = (
      await test.app.pool.query<{ results: { net: string; rake: string }[] }>(
        'select results from play_hand where pair_id = $1',
        [shown.pair_id],
      )
    ).rows;
    const nets = kept?.results.map(({ net }) => net) ?? [];
    for (const [place, { memberId }] of (shown.hand?.seats ?? []).entries()) {
      const player = players.find(({ id }) => id === memberId) as Sitter;
      const now = Money.of('1000.0000') + Money.of(nets[place] ?? '0.0000');
      expect(await balanceOf(player)).toBe(Money.text(now));
    }
    const rounds = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 50));
    const ours = rounds.filter(({ pair_id }) => pair_id === shown.pair_id);
    expect(ours.map((round) => replays(test.app, round))).toEqual([true, true, true]);
    // The wallet's rounds, from which the record is made, say what the verifier says.
    const booked = await test.app.pool.query(
      `select p.round_id from play_round p
        join game_round g on g.member_id = p.member_id and g.ref = p.round_id::text
          and g.bets = p.stake and g.wins = p.payout and g.refunds = 0 and g.state = 'C'
        where p.pair_id = $1`,
      [shown.pair_id],
    );
    expect(booked.rows).toHaveLength(3);
    await expectBooks();
    // The bank passes to the left.
    await until(roomId, 'DEAL');
    const next = await roomOf(roomId);
    expect(next.hand_no).toBe(2);
    expect(next.hand?.seats.at(-1)?.memberId).not.toBe(bankerId);
  });

  it('begins with two after 20 seconds, waits alone, and leaving before the deal costs nothing', async () => {
    const { players, roomId } = await seated(2);
    const [first, second] = players as [Sitter, Sitter];
    await stepRoom(test.app, roomId);
    const begins = (await roomOf(roomId)).due_at?.getTime() ?? 0;
    const left = begins - test.app.clock.now().getTime();
    expect([left > 15_000, left <= 20_000]).toEqual([true, true]);
    expect((await leaveSeat(test.app, second, GAME, roomId)).room).toBeNull();
    expect(await balanceOf(second)).toBe('1000.0000');
    await stepRoom(test.app, roomId);
    forward(60_000);
    await stepRoom(test.app, roomId);
    expect(await view(first)).toMatchObject({ state: 'WAITING', endsAt: null });
    // Left again, which changes nothing; the empty room is cleared away.
    await leaveSeat(test.app, second, GAME, roomId);
    await leaveSeat(test.app, first, GAME, roomId);
    await stepRoom(test.app, roomId);
    expect(await findRoom(test.app.db, roomId)).toBeUndefined();
    expect(await balanceOf(first)).toBe('1000.0000');
    await expectBooks();
  });

  it('gives the seat of who went away back before the next hand, with what was held', async () => {
    const { players, roomId } = await seated(1);
    const [player] = players as [Sitter];
    forward(170_000);
    await stepRoom(test.app, roomId);
    await readRoom(test.app, player, GAME);
    forward(170_000);
    await stepRoom(test.app, roomId);
    expect(await view(player)).not.toBeNull();
    forward(20_000);
    await stepRoom(test.app, roomId);
    expect([await view(player), await balanceOf(player)]).toEqual([null, '1000.0000']);
    await expectBooks();
  });

  it('gives a turn 20 seconds and a bank of 30 a hand, then the clock stands, and twice sits out', async () => {
    const { players, roomId } = await seated(2);
    for (const hand of [1, 2]) {
      const room = await until(roomId, 'TURN');
      expect(room.hand_no).toBe(hand);
      const { player, ...at } = await onTurn(roomId, players);
      // Five seconds of the bank are used, and then a move comes.
      forward(25_000);
      await stepRoom(test.app, roomId);
      expect((await roomOf(roomId)).hand?.moves).toEqual([]);
      if (player === players[0]) await move(player, 'good', at);
      const place = room.hand?.seats.findIndex(({ memberId }) => memberId === player.id) ?? 0;
      if (player === players[0]) {
        const bank = (await roomOf(roomId)).hand?.seats[place]?.bank ?? 0;
        expect([bank > 20_000, bank <= 25_000]).toEqual([true, true]);
      } else {
        forward(25_000);
        await stepRoom(test.app, roomId);
        expect((await roomOf(roomId)).hand?.moves).toEqual([{ call: 'good' }]);
      }
      while ((await roomOf(roomId)).state === 'TURN') {
        const next = await onTurn(roomId, players);
        if (next.player === players[0]) await move(next.player, 'good', next);
        else {
          forward(50_000);
          await stepRoom(test.app, roomId);
        }
      }
      await until(roomId, 'WAITING');
    }
    expect(await view(players[1] as Sitter)).toBeNull();
    expect(await view(players[0] as Sitter)).not.toBeNull();
    await expectBooks();
  });

  it('plays on for who leaves within a hand, pays him, and frees his seat', async () => {
    const { players, roomId } = await seated(3);
    await until(roomId, 'TURN');
    const { player } = await onTurn(roomId, players);
    expect((await leaveSeat(test.app, player, GAME, roomId)).room?.seats).toContainEqual(
      expect.objectContaining({ you: true, leaving: true }),
    );
    await stepRoom(test.app, roomId);
    expect((await roomOf(roomId)).hand?.moves).toEqual([{ call: 'good' }]);
    await playOut(roomId, players);
    await until(roomId, 'WAITING');
    expect(await view(player)).toBeNull();
    const { rows } = await test.app.pool.query('select 1 from play_round where member_id = $1', [
      player.id,
    ]);
    expect(rows).toHaveLength(1);
    await expectBooks();
  });

  it('sends away who cannot hold the banker’s reserve, and gives everybody else his back', async () => {
    const { players, roomId } = await seated(3, '300.0000');
    // 200 for a seat, but 400 for the bank against two.
    await until(roomId, 'READY');
    const banker = (await roomOf(roomId)).banker;
    await stepRoom(test.app, roomId);
    const left = await listSeats(test.app.db, roomId);
    expect(left.map(({ seat_no }) => seat_no)).not.toContain(banker);
    expect(left).toHaveLength(2);
    for (const player of players) {
      const sits = left.some(({ member_id }) => member_id === player.id);
      expect(await balanceOf(player)).toBe(sits ? '100.0000' : '300.0000');
    }
    // Against one, 200 are enough.
    await until(roomId, 'DEAL');
    await expectBooks();
  });
});

describe('a seat', () => {
  it('is taken once, by one device or two, and a repeat is the same seat', async () => {
    const player = await sitter();
    const ref = randomUUID();
    const both = await Promise.allSettled([
      sit(player, '500.0000', ref),
      takeSeat(other.app, player, GAME, { roundRef: ref, stake: '500.0000' }),
    ]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    const again = await sit(player, '500.0000', ref);
    expect(again).toMatchObject({ balance: '0.0000', room: { stake: '500.0000' } });
    await expect(sit(player, '500.0000')).rejects.toMatchObject(refused('play.seated'));
    await expect(sit(await sitter(), '7.0000')).rejects.toMatchObject(
      refused('play.stake_not_offered'),
    );
    await expect(sit(await sitter('10.0000'), '500.0000')).rejects.toMatchObject(
      refused('play.insufficient_funds'),
    );
    await expectBooks();
  });

  it.each(['network', 'device', 'card'])('is never beside one with the same %s', async (shares) => {
    const stake = { network: '5.0000', device: '10.0000', card: '20.0000' }[shares] ?? '';
    const first = await sitter();
    const second = await sitter();
    const third = await sitter();
    const network = shares === 'network' ? '203.0.113.0/24' : null;
    for (const [at, { id }] of [first, second].entries()) {
      if (shares === 'device') {
        await test.app.pool.query(
          `insert into member_device (member_id, device, user_agent, ip, first_at, last_at)
            values ($1, '\\xabcd', '', '', now(), now())`,
          [id],
        );
      }
      if (shares === 'card') await addCard(id, at === 0 ? 'active' : 'review');
    }
    await sit({ ...first, network }, stake);
    await sit({ ...second, network }, stake);
    await sit({ ...third, network: '198.51.100.0/24' }, stake);
    const views = await Promise.all([first, second, third].map(view));
    expect(views[0]?.roomId).not.toBe(views[1]?.roomId);
    // Another one sits with either.
    expect([views[0]?.roomId, views[1]?.roomId]).toContain(views[2]?.roomId);
  });

  it('respects limits, breaks and closed games', async () => {
    const limited = await sitter();
    const limit = { kind: 'loss', period: 'day', amount: Money.of('150.0000') } as const;
    await setPlayLimit(test.app, limited.id, limit);
    await expect(sit(limited)).rejects.toMatchObject(refused('rg.limit_reached'));
    const ends = plusSeconds(test.app.clock.now(), 86_400);
    const excluded = await sitter();
    await excludeMember(test.app, excluded.id, { kind: 'time_out', until: ends });
    await expect(sit(excluded)).rejects.toMatchObject(refused('rg.time_out'));
    expect(await balanceOf(excluded)).toBe('1000.0000');
    // Who is excluded while he waits is not dealt in, and has his money.
    const { players, roomId } = await seated(3);
    const [gone] = players as [Sitter];
    await excludeMember(test.app, gone.id, { kind: 'time_out', until: ends });
    await until(roomId, 'DEAL');
    expect((await listSeats(test.app.db, roomId)).map(({ member_id }) => member_id)).not.toContain(
      gone.id,
    );
    expect(await balanceOf(gone)).toBe('1000.0000');
    await expectBooks();
  });
});

describe('a move', () => {
  it('is refused out of turn, under another number, for another hand, and to strangers', async () => {
    const { players, roomId } = await seated(2);
    const room = await until(roomId, 'TURN');
    const { player, ...at } = await onTurn(roomId, players);
    const waiting = players.find((one) => one !== player) as Sitter;
    const stranger = await sitter();
    await expect(move(waiting, 'hirit', at)).rejects.toMatchObject(refused('play.not_your_turn'));
    for (const wrong of [{ stepNo: 2 }, { stepNo: 9 }, { handNo: 2 }]) {
      await expect(move(player, 'hirit', { ...at, ...wrong })).rejects.toMatchObject(
        refused('play.step_conflict'),
      );
    }
    await expect(move(player, 'fold', at)).rejects.toMatchObject(refused('play.step_not_offered'));
    await expect(move(stranger, 'good', at)).rejects.toMatchObject(refused('play.not_seated'));
    expect(await roomOf(roomId)).toEqual(room);
  });

  it('counts once from two devices, and a repeat answers the room as it stands', async () => {
    const { players, roomId } = await seated(2);
    await until(roomId, 'TURN');
    const { player, ...at } = await onTurn(roomId, players);
    const both = await Promise.allSettled([
      move(player, 'hirit', at),
      move(player, 'good', at, other),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { hand } = await roomOf(roomId);
    expect(hand?.moves).toHaveLength(1);
    const made = hand?.moves[0]?.call ?? '';
    expect((await move(player, made, at)).room?.stepNo).toBe(2);
    await expect(move(player, made === 'good' ? 'hirit' : 'good', at)).rejects.toMatchObject(
      refused('play.step_conflict'),
    );
  });
});

describe('a crash', () => {
  it('in any state loses nothing and pays nothing twice: another node goes on', async () => {
    const { players, roomId } = await seated(4);
    const ids = players.map(({ id }) => id);
    const money = async () => {
      const { rows } = await test.app.pool.query<{ sum: string }>(
        `select sum(balance)::text as sum from wallet
          where member_id = any($1) and kind in ('CASH', 'HOLD')`,
        [ids],
      );
      return Money.text(BigInt(rows[0]?.sum ?? 0));
    };
    for (const state of ['READY', 'DEAL', 'TURN', 'SHOWDOWN', 'SETTLE']) {
      if (state === 'SHOWDOWN') await playOut(roomId, players);
      const room = await until(roomId, state);
      expect(await money()).toBe('4000.0000');
      if (state === 'SETTLE' && room.hand) {
        // One seat was paid when the node died.
        const [one] = await listSeats(test.app.db, roomId);
        if (one) await paySeat(test.app, room, room.hand, one);
      }
      // Both nodes lead for a moment; what one of them meets done, it leaves alone.
      await Promise.allSettled([stepRoom(test.app, roomId), stepRoom(other.app, roomId)]);
    }
    await until(roomId, 'WAITING');
    const count = async (from: string) =>
      (await test.app.pool.query(`select 1 from ${from}`, [roomId])).rows.length;
    expect(await count('play_hand where room_id = $1')).toBe(1);
    expect(await count('play_round join play_hand using (pair_id) where room_id = $1')).toBe(4);
    const { rows } = await test.app.pool.query<{ rake: string }>(
      `select sum((r ->> 'rake')::numeric * 10000)::bigint::text rake
        from play_hand h, jsonb_array_elements(h.results) r where h.room_id = $1`,
      [roomId],
    );
    // What the members have less is the rake, and nothing else.
    const rake = BigInt(rows[0]?.rake ?? 0);
    expect(Money.of(await money()) + rake).toBe(Money.of('4000.0000'));
    await expectBooks();
  });
});

describe('free play', () => {
  it('is against bots, which are marked, and never for real money', async () => {
    const trial = {
      ...(await playerWith(test, { games: [GAME], balance: '1000.0000', realm: 'T' })),
      name: 't***1',
      network: null,
      free: true,
    };
    await sit(trial);
    const room = await view(trial);
    const roomId = room?.roomId ?? '';
    await until(roomId, 'DEAL');
    const dealt = await view(trial);
    expect(dealt?.seats.filter(({ bot }) => bot)).toHaveLength(3);
    for (let steps = 0; (await roomOf(roomId)).state !== 'SHOWDOWN' && steps < 40; steps++) {
      const { hand, ...row } = await roomOf(roomId);
      const turn = (await view(trial))?.seats.find(({ you }) => you)?.place;
      const now = await view(trial);
      if (now && now.turn !== null && now.turn === turn) {
        await move(trial, 'good', { handNo: now.handNo, stepNo: now.stepNo });
      } else forward(1_300);
      await stepRoom(test.app, roomId);
      expect(row.free && hand !== null).toBe(true);
    }
    await until(roomId, 'WAITING');
    const { rows } = await test.app.pool.query(
      'select 1 from play_hand_pay where pair_id in (select pair_id from play_hand where free)',
    );
    expect(rows).toEqual([]);
    const real = await sitter();
    await sit(real);
    expect((await view(real))?.roomId).not.toBe(roomId);
    await expectBooks();
  });
});

it('whatever players do, money is kept: what they have less is the rake', async () => {
  const deeds = fc.array(fc.constantFrom('hirit', 'good', 'late', 'leave', 'twice'), {
    minLength: 4,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 5 }), deeds, async (count, list) => {
      const { players, roomId } = await seated(count);
      for (const deed of list) {
        if (!(await findRoom(test.app.db, roomId))) break;
        const room = await until(roomId, 'TURN').catch(() => null);
        if (!room) break;
        const { player, ...at } = await onTurn(roomId, players);
        if (deed === 'leave') await leaveSeat(test.app, player, GAME, roomId);
        else if (deed === 'late') forward(60_000);
        else await move(player, deed === 'good' ? 'good' : 'hirit', at);
        if (deed === 'twice') await move(player, 'hirit', at);
        await stepRoom(test.app, roomId);
      }
      await until(roomId, 'WAITING').catch(() => null);
      const { rows } = await test.app.pool.query<{ less: string; rake: string }>(
        `select (10000000 * $3 - sum(w.balance))::bigint::text less,
            (select coalesce(sum((r ->> 'rake')::numeric * 10000), 0)::bigint::text
              from play_hand h, jsonb_array_elements(h.results) r where h.room_id = $2) rake
          from wallet w where w.member_id = any($1) and w.kind in ('CASH', 'HOLD')`,
        [players.map(({ id }) => id), roomId, count],
      );
      expect(rows[0]?.less).toBe(rows[0]?.rake);
    }),
    { numRuns: 8 },
  );
  await expectBooks();
});

it('raises an alarm once one member has lost unusually much to another', async () => {
  const one = '900001';
  const two = '900002';
  const three = '900003';
  const pays = (payer_id: string, payee_id: string, amount: string) =>
    movedChips({ payer_id, payee_id, amount, at: test.app.clock.now() });
  await pays(one, two, '6000.0000');
  await pays(two, one, '1000.0000');
  await pays(one, three, '4500.0000');
  const told = async () =>
    (
      await test.app.pool.query<{ subject: string }>(
        `select subject from reconciliation_finding where check_name = 'chips.moved'`,
      )
    ).rows.map(({ subject }) => subject);
  await vi.waitFor(async () => expect(await told()).toEqual([]));
  await pays(one, two, '5000.0000');
  await vi.waitFor(async () => expect(await told()).toEqual([`${one}/${two}`]), 10_000);
});

it('sums moved chips over seven days and over accounts that share a browser', async () => {
  const tell = vi.spyOn(test.app.queue, 'emit');
  const told = () => tell.mock.calls.filter(([, event]) => event === 'chips.moved').length;
  const [payer, first, second, late] = await Promise.all(
    Array.from({ length: 4 }, () => given(test.app).member()),
  );
  const days = (count: number) => plusSeconds(test.app.clock.now(), -count * 86_400);
  const device = randomBytes(32);
  await test.app.db
    .insertInto('member_device')
    .values(
      [first, second].map((member_id) => ({
        member_id: member_id!,
        device,
        user_agent: '',
        ip: '192.0.2.1',
        first_at: days(0),
        last_at: days(0),
      })),
    )
    .execute();
  const pays = (payee: string, amount: string, at: Date) =>
    movedChips({ payer_id: payer!, payee_id: payee, amount, at });
  await pays(first!, '4000.0000', days(8));
  await pays(first!, '4000.0000', days(6));
  await pays(second!, '4000.0000', days(3));
  await pays(late!, '9000.0000', days(0));
  expect(told()).toBe(0);
  await pays(second!, '2000.0000', days(0));
  expect(told()).toBe(1);
  tell.mockRestore();
});

/** Writes what one member lost to another in a hand, and has it watched. */
async function movedChips(pay: { payer_id: string; payee_id: string; amount: string; at: Date }) {
  const pair = randomUUID();
  await test.app.pool.query(
    `insert into play_seed (id, member_id, state, server_seed_hash,
      server_seed, client_seed, created_at) values ($1, 0, 'revealed', $2, $2, 'x', now())`,
    [pair, sha256Hex(pair)],
  );
  await test.app.pool.query(
    `insert into play_hand values ($1, $1, $2, 1, 1, false, '{}', '[]', now())`,
    [pair, GAME],
  );
  const row = { ...pay, pair_id: pair, game_id: GAME, amount: String(Money.of(pay.amount)) };
  await test.app.db.transaction().execute(async (tx) => {
    await tx.insertInto('play_hand_pay').values(row).execute();
    await watchChips(test.app, tx, [row]);
  });
}

/** The same card number in two members’ hands. */
const addCard = (member: string, state: string) =>
  test.app.pool.query(
    `insert into bank_card (id, member_id, bank_code, number_sealed, number_digest, last4, holder,
        state, added_at, usable_from)
      values ($1, $2, 'GCASH', '', '\\xabcd', '0000', '', $3, now(), now())`,
    [randomUUID(), member, state],
  );
