import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction } from '../fractions.ts';
import { settle } from '../versions.ts';
import { bulletAt, HITS, judgeHit, SEATS } from './bullet.ts';
import { SHOTS_MOST } from './card.ts';
import expected from './expected.json' with { type: 'json' };
import { chanceOf, fishSheet, meanTimes, returnOf, timesOf } from './odds.ts';
import { fishV1, readShots, shotsText } from './rules.ts';
import { TARGETS, targetAt } from './targets.ts';
import { drawWave, placeOf, WATER, WAVE_MS } from './water.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const anyShot = fc.record({
  target: fc.integer({ min: 0, max: TARGETS.length - 1 }),
  bullet: fc.integer({ min: 0, max: 6 }),
});
const anyShots = fc.array(anyShot, { minLength: 1, maxLength: 80 });
const playedBy = (text: string, draw: FairDraw) => {
  const bet = fishV1.readBet({ shots: text });
  if (!bet) throw new Error('the shots were refused');
  return { bet, ...settle(fishV1, bet, draw) };
};

describe('GAME-13 Dagat Gold', () => {
  it('has the targets, chances and returns of its config', () => {
    const facts = TARGETS.map((target) => {
      const chance = chanceOf(target);
      const rtp = returnOf(target);
      return [target.id, target.threshold, chance.num, chance.den, rtp.num, rtp.den].join(' ');
    });
    expect(facts).toEqual(
      expected.targets.map(({ target, threshold, pCapture, rtp }) =>
        [target, threshold, pCapture.num, pCapture.den, rtp.num, rtp.den].join(' '),
      ),
    );
    const { rtp, maxWin } = fishSheet();
    expect(maxWin).toEqual(fraction(500n, 1n));
    // 96 % with every target, less a part in ten million at most.
    expect(compare(rtp.greatest, fraction(96n, 100n))).toBe(-1);
    expect(compare(rtp.least, fraction(9_599_999n, 10_000_000n))).toBe(1);
    expect(meanTimes(targetAt(18))).toEqual(fraction(185n, 8n));
    expect(meanTimes(targetAt(19))).toEqual(fraction(30n, 1n));
  });

  it('V01 catches where the next word of the stream is below the threshold, and not at it', () => {
    // Words of nonce 0: 2176345267, 3416371013, 2935389546 …
    const { outcome } = playedBy('A3A3A3', drawAt(0));
    expect(outcome).toEqual({ shots: 3, catches: [] });
    const word = (value: number) => ({ u32: () => value }) as unknown as FairDraw;
    for (const target of TARGETS.filter(({ times }) => times !== null)) {
      expect(timesOf(target, word(target.threshold))).toBe(0);
      expect(timesOf(target, word(target.threshold - 1))).toBe(target.times);
    }
  });

  it('draws the prize of a caught crab and of a caught eel after the word that caught it', () => {
    const caught = (rest: object) => ({ u32: () => 0, ...rest }) as unknown as FairDraw;
    const crab = [0, 1, 2, 3, 4].map((i) => timesOf(targetAt(18), caught({ weighted: () => i })));
    const eel = [0, 3, 6].map((k) => timesOf(targetAt(19), caught({ int: () => k })));
    expect([crab, eel]).toEqual([
      [10, 20, 30, 50, 100],
      [15, 30, 45],
    ]);
  });

  it('a session replays from its shots, goes on in one stream and pays what its catches say', () => {
    fc.assert(
      fc.property(anyShots, fc.nat(100_000), (shots, nonce) => {
        const text = shotsText(shots);
        expect(readShots(text)).toEqual(shots);
        const { outcome, payout, bet } = playedBy(text, drawAt(nonce));
        const draw = drawAt(nonce);
        const times = shots.map(({ target }) => fishV1.room?.shoot(target, draw) ?? 0);
        expect(outcome.catches.map((one) => one.times)).toEqual(times.filter((one) => one > 0));
        const wins = shots.map(({ bullet }, i) => bulletMoney(bullet) * BigInt(times[i] ?? 0));
        expect(payout).toBe(Money.sum(wins));
        expect(bet.stake).toBe(Money.sum(shots.map(({ bullet }) => bulletMoney(bullet))));
      }),
      { numRuns: 60 },
    );
  });

  it('no bullet and no earlier shot changes what the next word decides', () => {
    fc.assert(
      fc.property(anyShots, fc.nat(5_000), (shots, nonce) => {
        const other = shots.map(({ target }) => ({ target, bullet: 6 }));
        const times = (all: typeof shots) =>
          playedBy(shotsText(all), drawAt(nonce)).outcome.catches.map((one) => [
            one.shot,
            one.times,
          ]);
        expect(times(other)).toEqual(times(shots));
      }),
      { numRuns: 40 },
    );
  });

  it('reads no list of shots that it did not write', () => {
    for (const bad of ['A', 'A7', 'U0', 'a0', 'A0 ', 1, null, 'A0'.repeat(SHOTS_MOST + 1)]) {
      expect(readShots(bad)).toBeNull();
    }
    expect(fishV1.readBet({ shots: '' })?.stake).toBe(0n);
  });

  it('keeps the rules of version 1', () => {
    expect(sha256Hex(canonicalJson(fishV1.config))).toBe(
      'a7338c7e274d50ee7304abdfb095e49a3eca063753b7fbe102d7b9221d728ec2',
    );
  });
});

const bulletMoney = (bullet: number) =>
  Money.of(['0.1000', '0.2000', '0.5000', '1.0000', '2.0000', '5.0000', '10.0000'][bullet] ?? '');

describe('the water', () => {
  it('is the same from the same draw, and each target crosses it', () => {
    const wave = drawWave(drawAt(7));
    expect(drawWave(drawAt(7))).toEqual(wave);
    for (const spawn of wave) {
      const { swims } = targetAt(spawn.target);
      expect(placeOf(spawn, spawn.at - 1)).toBeNull();
      expect(placeOf(spawn, spawn.at + swims + 1)).toBeNull();
      const middle = placeOf(spawn, spawn.at + swims / 2);
      expect(middle && middle.x > 0 && middle.x < WATER.width).toBe(true);
      expect(middle && middle.y > 100 && middle.y < WATER.height - 100).toBe(true);
      expect(spawn.at).toBeLessThan(WAVE_MS);
    }
  });

  it('a bullet never leaves the water', () => {
    fc.assert(
      fc.property(
        fc.record({ seat: fc.nat(3), angle: fc.nat(6_283), firedAt: fc.constant(0) }),
        fc.nat(6_000),
        (shot, age) => {
          const { x, y } = bulletAt(shot, age);
          expect(x >= 0 && x <= WATER.width && y >= 0 && y <= WATER.height).toBe(true);
        },
      ),
    );
  });

  it('judges a claim by age, life and distance', () => {
    const spawn = { target: 17, path: 0, at: 0 };
    const at = 13_000;
    const place = placeOf(spawn, at);
    if (!place) throw new Error('it does not swim');
    const age = Math.round(Math.hypot(place.x - SEATS[0].x, place.y - SEATS[0].y) / 0.9);
    const turn = Math.atan2(place.y - SEATS[0].y, place.x - SEATS[0].x);
    const angle = Math.round(((turn + 2 * Math.PI) % (2 * Math.PI)) * 1_000);
    const shot = { seat: 0, angle, firedAt: at - age };
    expect(judgeHit(shot, spawn, 0, at)).toBeNull();
    expect(judgeHit({ ...shot, seat: 3 }, spawn, 0, at)).toBe('missed');
    expect(judgeHit({ ...shot, firedAt: at - HITS.from + 1 }, spawn, 0, at)).toBe('young');
    expect(judgeHit({ ...shot, firedAt: at - HITS.to - 1 }, spawn, 0, at)).toBe('old');
    expect(judgeHit(shot, spawn, 30_000, at)).toBe('gone');
  });
});
