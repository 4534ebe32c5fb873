import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Money } from '@palaro/kernel';
import type { Member } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { balances } from '@palaro/wallet/server';
import { forgetPair } from './active-pair.ts';
import { nextRounds } from './audit.repository.ts';
import { linkAudit, linkHash } from './link-audit.ts';
import { playRound } from './play-round.ts';
import { listOpenRounds, readRound, markRoundShown } from './read-rounds.ts';
import { readSeeds, rotateAndRead } from './read-seeds.ts';
import { replayRounds, replays } from './replay-rounds.ts';
import { testRng } from './self-test.ts';
import { playerWith } from './test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.stop());

/** A player with money and open sessions of both games. */
const player = (has: Parameters<typeof playerWith>[1] = {}) => playerWith(test, has);

const roll = (stake = '1.0000', winNumbers = 4950, roundRef: string = randomUUID()) => ({
  roundRef,
  stake,
  params: { side: 'under', winNumbers },
});
const balanceOf = async ({ id }: Member) => Money.text((await balances(test.app, id)).main);
const roundsOf = async ({ id }: Member) => {
  const { rows } = await test.database.pool.query(
    'select nonce, round_ref from play_round where member_id = $1 order by nonce',
    [id],
  );
  return rows.map(({ nonce }) => nonce);
};

/** The transactions that wrote a member's one round: money, keys, round and nonce. */
async function writersOf({ id }: Member, roundId: string) {
  const { rows } = await test.database.pool.query(
    `select distinct tx from (
       select xmin::text tx from play_round where round_id = $2
       union all select xmin::text from play_seed where member_id = $1 and state = 'active'
       union all select xmin::text from transfer where member_id = $1 and cause_kind = 'round'
       union all select p.xmin::text from posting p join transfer t using (member_id, transfer_id)
         where member_id = $1 and cause_kind = 'round'
       union all select xmin::text from game_round where member_id = $1
       union all select xmin::text from wallet where member_id = $1 and kind = 'CASH'
     ) written`,
    [id, roundId],
  );
  return rows;
}

describe('a round', () => {
  it.each([
    [
      'six colours, of which one always comes',
      ['red', 'blue', 'yellow', 'green', 'white', 'pink'],
      0n,
    ],
    ['one colour', ['red'], 100_000n],
  ])('GAME-13 on %s counts as turnover what stood at risk', async (_, colours, valid) => {
    const member = await player({ games: ['color-game'] });
    const zones = Object.fromEntries(colours.map((colour) => [colour, '10.0000']));
    const stake = `${colours.length * 10}.0000`;
    const roundRef = randomUUID();
    await playRound(test.app, member, 'color-game', { roundRef, stake, params: { zones } });
    const { rows } = await test.database.pool.query(
      'select valid_bet::text as valid from game_round where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ valid: String(valid) }]);
  });

  it('GAME-13 takes the stake, decides by the seeds and pays, in one commit', async () => {
    const member = await player();
    await readSeeds(test.app, member.id);
    const round = await playRound(test.app, member, 'dice', roll('10.0000'));
    expect(await writersOf(member, round.roundId)).toHaveLength(1);
    const won = round.outcome.roll < 4950;
    expect(round.outcome).toMatchObject({ won, multiplierHundredths: 200 });
    expect(round.payout).toBe(won ? '20.0000' : '0.0000');
    expect(round.balance).toBe(won ? '110.0000' : '90.0000');
    expect(await balanceOf(member)).toBe(round.balance);
    expect(await readRound(test.app, member.id, round.roundId)).toMatchObject({
      roundRef: round.roundRef,
      outcome: round.outcome,
      settledAt: round.settledAt,
      fairness: { serverSeed: null, nonce: 0, words: 1 },
    });
  });

  it('a repeated roundRef gets the stored round and draws nothing', async () => {
    const member = await player();
    const bet = roll();
    const first = await playRound(test.app, member, 'dice', bet);
    forgetPair(test.app, member.id);
    const again = await playRound(test.app, member, 'dice', bet);
    expect(again).toEqual(first);
    expect(await roundsOf(member)).toEqual([0]);
  });

  it('the same roundRef with another bet is refused and moves nothing', async () => {
    const member = await player();
    const bet = roll();
    const { balance } = await playRound(test.app, member, 'dice', bet);
    const others = [
      playRound(test.app, member, 'dice', { ...bet, stake: '2.0000' }),
      playRound(test.app, member, 'perlas', { roundRef: bet.roundRef, coinValue: '0.0100' }),
    ];
    for (const other of await Promise.allSettled(others)) {
      expect(other).toMatchObject({ reason: { code: 'idempotency_mismatch' } });
    }
    expect(await balanceOf(member)).toBe(balance);
  });

  it('one roundRef sent twenty times at once is one round', async () => {
    const member = await player();
    const bet = roll();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => playRound(test.app, member, 'dice', bet)),
    );
    expect(new Set(answers.map((answer) => answer.roundId)).size).toBe(1);
    expect(await roundsOf(member)).toEqual([0]);
  });

  it('rounds at the same time take nonces without gap or repeat, even from a stale memory', async () => {
    const member = await player();
    const play = (i: number) => {
      if (i % 3 === 0) forgetPair(test.app, member.id);
      return playRound(test.app, member, 'dice', roll());
    };
    await Promise.all(Array.from({ length: 12 }, (_, i) => play(i)));
    // Acts like another node that took the next nonce.
    await test.database.pool.query(
      "update play_seed set nonce = nonce + 1 where member_id = $1 and state = 'active'",
      [member.id],
    );
    const late = await playRound(test.app, member, 'dice', roll());
    expect(late.nonce).toBe(13);
    expect(await roundsOf(member)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
  });

  it.each([
    ['more than the balance', '101.0000', 'play.insufficient_funds'],
    ['below the least stake', '0.5000', 'play.stake_not_offered'],
    ['not in whole steps', '1.5000', 'play.stake_not_offered'],
    ['above the greatest stake', '50001.0000', 'play.stake_not_offered'],
  ])('a stake %s is refused and uses no nonce', async (_, stake, code) => {
    const member = await player();
    await expect(playRound(test.app, member, 'dice', roll(stake))).rejects.toMatchObject({ code });
    const { active } = await readSeeds(test.app, member.id);
    expect(active.nonce).toBe(0);
    expect(await balanceOf(member)).toBe('100.0000');
  });

  it('a coin value that is not on the ladder is refused', async () => {
    const member = await player();
    const spin = { roundRef: randomUUID(), coinValue: '0.0300' };
    await expect(playRound(test.app, member, 'perlas', spin)).rejects.toMatchObject({
      code: 'play.stake_not_offered',
    });
  });

  it('without a game session no stake is taken', async () => {
    const member = await player();
    await test.database.pool.query(
      'update game_session set ended_at = now() where member_id = $1',
      [member.id],
    );
    await expect(playRound(test.app, member, 'dice', roll())).rejects.toMatchObject({
      code: 'play.session_ended',
    });
  });

  it('GAME-12 a trial member plays with play money and has separate seeds', async () => {
    const trial = await player({ realm: 'T' });
    const real = await player();
    await playRound(test.app, trial, 'perlas', { roundRef: randomUUID(), coinValue: '0.1000' });
    const { rows } = await test.database.pool.query(
      'select distinct b.realm from posting p join book b using (book) where p.member_id = $1',
      [trial.id],
    );
    expect(rows).toEqual([{ realm: 'T' }]);
    const seeds = await Promise.all([trial, real].map(({ id }) => readSeeds(test.app, id)));
    expect(seeds[0]?.active.serverSeedHash).not.toBe(seeds[1]?.active.serverSeedHash);
  });

  it('games are closed while the self-test fails', async () => {
    const member = await player();
    testRng(test.app, () => ['V01']);
    await expect(playRound(test.app, member, 'dice', roll())).rejects.toMatchObject({
      code: 'play.rng_down',
    });
    testRng(test.app);
    await playRound(test.app, member, 'dice', roll());
  });
});

describe('game recall', () => {
  it('lists the latest round until the member has seen it', async () => {
    const member = await player();
    const stranger = await player();
    expect(await listOpenRounds(test.app, member.id, 'dice')).toEqual({ list: [] });
    const first = await playRound(test.app, member, 'dice', roll());
    const second = await playRound(test.app, member, 'dice', roll());
    const { list } = await listOpenRounds(test.app, member.id, 'dice');
    expect(list).toMatchObject([{ roundId: second.roundId, outcome: second.outcome }]);
    await markRoundShown(test.app, member.id, second.roundId);
    await markRoundShown(test.app, member.id, first.roundId);
    expect(await listOpenRounds(test.app, member.id, 'dice')).toEqual({ list: [] });
    expect(await listOpenRounds(test.app, member.id, 'perlas')).toEqual({ list: [] });
    for (const id of [first.roundId, 'no-such-round', randomUUID()]) {
      await expect(readRound(test.app, stranger.id, id)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});

describe('seeds', () => {
  it('a rotation reveals the active seed and activates the one prepared before it', async () => {
    const member = await player();
    const round = await playRound(test.app, member, 'dice', roll());
    const before = await readSeeds(test.app, member.id);
    const rotated = await rotateAndRead(test.app, member.id, 'my-seed_1');
    expect(rotated.revealed).toMatchObject({
      serverSeedHash: before.active.serverSeedHash,
      serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
      firstNonce: 0,
      lastNonce: 0,
    });
    expect(rotated.active).toMatchObject({
      serverSeedHash: before.next.serverSeedHash,
      clientSeed: 'my-seed_1',
      nonce: 0,
    });
    expect(rotated.next.serverSeedHash).not.toBe(before.next.serverSeedHash);
    const { fairness } = await readRound(test.app, member.id, round.roundId);
    expect(fairness.serverSeed).toBe(rotated.revealed.serverSeed);
  });

  it('the system rotates a pair after 90 days and keeps the client seed', async () => {
    const member = await player();
    const { active } = await readSeeds(test.app, member.id);
    await test.database.pool.query(
      "update play_seed set active_at = active_at - interval '91 days' where id = $1",
      [active.pairId],
    );
    forgetPair(test.app, member.id);
    const round = await playRound(test.app, member, 'dice', roll());
    expect(round).toMatchObject({ nonce: 0, clientSeed: active.clientSeed });
    expect(round.serverSeedHash).not.toBe(active.serverSeedHash);
  });

  it('an active or next server seed is never in the database in clear text', async () => {
    const member = await player();
    await readSeeds(test.app, member.id);
    const read = () =>
      test.database.pool.query('select * from play_seed where member_id = $1', [member.id]);
    const { rows } = await read();
    const { revealed } = await rotateAndRead(test.app, member.id, 'x');
    expect(JSON.stringify(rows)).not.toContain(revealed.serverSeed);
    for (const { sealed } of rows) expect(sealed.toString('utf8')).not.toMatch(/[0-9a-f]{64}/);
  });
});

describe('the audit', () => {
  it('GAME-13 any round replays to the same outcome from its seeds', async () => {
    const member = await player({ balance: '50000.0000' });
    const bets = fc.oneof(
      fc.record({
        game: fc.constant('dice' as const),
        stake: fc.integer({ min: 1, max: 20 }).map((pesos) => `${pesos}.0000`),
        params: fc.record({
          side: fc.constantFrom('under', 'over'),
          winNumbers: fc.integer({ min: 100, max: 9_800 }),
        }),
      }),
      fc.record({
        game: fc.constant('perlas' as const),
        coinValue: fc.constantFrom('0.0100', '0.5000', '1.0000'),
        turbo: fc.boolean(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(bets, fc.integer({ min: 0, max: 9 }), async ({ game, ...input }, rotate) => {
        if (rotate === 0) await rotateAndRead(test.app, member.id, 'another');
        await playRound(test.app, member, game, { roundRef: randomUUID(), ...input });
      }),
      { numRuns: 60, seed: 1 },
    );
    const rounds = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 9_999));
    const theirs = rounds.filter((round) => round.member_id === member.id);
    expect(theirs).toHaveLength(60);
    expect(theirs.filter((round) => !replays(test.app, round))).toEqual([]);
    const [sample] = theirs;
    if (!sample) throw new Error('no round');
    expect(replays(test.app, { ...sample, payout: String(BigInt(sample.payout) + 1n) })).toBe(
      false,
    );
    expect(replays(test.app, { ...sample, nonce: sample.nonce + 1 })).toBe(false);
  });

  it('links every settled round once, whoever runs it, and cannot be changed', async () => {
    const member = await player();
    for (let i = 0; i < 5; i++) await playRound(test.app, member, 'dice', roll());
    const runs = await Promise.all([1, 2, 3].map(() => linkAudit(test.app, 1_000)));
    expect(runs.filter((linked) => linked > 0)).toHaveLength(1);
    const { rows } = await test.database.pool.query('select * from play_audit order by seq');
    let before = '0'.repeat(64);
    for (const [index, { seq, row, prev_hash: prev, row_hash: hash }] of rows.entries()) {
      expect([Number(seq), prev]).toEqual([index + 1, before]);
      expect(linkHash(prev, row)).toBe(hash);
      before = hash;
    }
    await expect(
      test.database.pool.query('update play_audit set row_hash = $1', ['x']),
    ).rejects.toThrow('never changed');
    await expect(
      test.database.pool.query('update play_round set payout = 1 where state = $1', ['DONE']),
    ).rejects.toThrow('never changed');
  });

  it('the replay goes on where it stopped and finds nothing', async () => {
    expect(await replayRounds(test.app, 10_000)).toEqual([]);
    const left = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 10));
    expect(left).toEqual([]);
  });
});
