import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { defineGame, defineRules } from '../versions.ts';
import { HITS, judgeHit } from './bullet.ts';
import { fishCard, SHOTS_MOST, SHOTS_PATTERN, type FishOutcome } from './card.ts';
import { fishSheet, timesOf } from './odds.ts';
import { CRAB_PRIZES, CRAB_WEIGHTS, EEL, TARGETS, targetAt } from './targets.ts';
import { drawWave, WATER, WAVE_MS } from './water.ts';

const { bullets } = fishCard.room;

/** A settled shot: the target that it hit, and its bullet, both by their index. */
export interface FishShot {
  target: number;
  bullet: number;
}

const FIRST = 'A'.charCodeAt(0);
const PATTERN = new RegExp(SHOTS_PATTERN);

/** A session's shots as they are stored: a letter for the target, a digit for the bullet. */
export const shotsText = (shots: readonly FishShot[]): string =>
  shots.map(({ target, bullet }) => `${String.fromCharCode(FIRST + target)}${bullet}`).join('');

/** Null where the text is no list of shots, or too long a one. */
export function readShots(text: unknown): FishShot[] | null {
  if (typeof text !== 'string' || !PATTERN.test(text) || text.length > 2 * SHOTS_MOST) return null;
  return Array.from({ length: text.length / 2 }, (_, i) => ({
    target: text.charCodeAt(2 * i) - FIRST,
    bullet: Number(text[2 * i + 1]),
  }));
}

const bulletOf = (index: number): string => {
  const bullet = bullets[index];
  if (bullet === undefined) throw new RangeError(`there is no bullet ${index}`);
  return bullet;
};

interface Params {
  shots: readonly FishShot[];
}

/** A session's stake is the sum of its shots; one without a shot has none. */
function readBet({ shots: text }: InputOf<typeof fishCard>): GameBet<Params> | null {
  const shots = readShots(text);
  if (!shots) return null;
  const stake = Money.sum(shots.map(({ bullet }) => Money.of(bulletOf(bullet))));
  return { stake, params: { shots } };
}

/** One stream for the whole session: each shot goes on where the one before stopped. */
function play({ shots }: Params, draw: FairDraw): FishOutcome {
  const catches = shots.flatMap(({ target, bullet }, i) => {
    const hit = targetAt(target);
    const times = timesOf(hit, draw);
    return times === 0 ? [] : [{ shot: i + 1, target: hit.id, times, bullet: bulletOf(bullet) }];
  });
  return { shots: shots.length, catches };
}

const paid = (bullet: string, times: number): Money => Money.of(bullet) * BigInt(times);

export const fishV1 = defineRules(fishCard, {
  config: {
    id: 'fish-dagat-gold',
    version: '1',
    draw: ['u32() a hit', 'weighted(8, 4, 2, 1, 1) a caught crab', 'int(7) a caught eel'],
    wave: ['52 times: weighted(species), int(24), int(60000)'],
    targets: TARGETS.map(({ id, times, threshold, weight }) => ({ id, times, threshold, weight })),
    crab: { prizes: CRAB_PRIZES, weights: CRAB_WEIGHTS },
    eel: EEL,
    bullets,
    hits: HITS,
    waveMs: WAVE_MS,
    water: WATER,
    stake: fishCard.stake,
  },
  readBet,
  play,
  payout: (_stake, { catches }) =>
    Money.sum(catches.map(({ bullet, times }) => paid(bullet, times))),
  sheet: fishSheet,
  room: {
    waveMs: WAVE_MS,
    longestSwimMs: Math.max(...TARGETS.map(({ swims }) => swims)),
    wave: drawWave,
    judge: judgeHit,
    shoot: (target, draw) => timesOf(targetAt(target), draw),
    inputOf: (shots) => ({ shots: shotsText(shots) }),
  },
});

export const game = defineGame(fishCard, { 1: fishV1 });
