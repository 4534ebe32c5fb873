import { fairDraw, type FairDraw } from '@palaro/fairness';
import { currentRules, decimal, gameOf, houseSheet, settle } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { payoutVariance } from './judge-return.ts';

/** Decides on the way as he likes, also by how his last round went. */
type Player = (luck: number, whims: FairDraw) => Record<string, unknown>;

const CELLS = Array.from({ length: 25 }, (_, cell) => cell);
const CASH_OUT = { call: 'cashout' };

const PLAYERS = {
  crash(luck, whims) {
    const by = whims.int(3);
    const target = 101 + whims.int(luck > 0 ? 900 : 150);
    if (by === 0) return { auto: target };
    // By hand, with a target above it or without one.
    return { auto: by === 1 ? target + 50 : null, cashOut: target };
  },
  mines(luck, whims) {
    const cells = whims.pick(CELLS, 1 + whims.int(luck > 0 ? 5 : 2));
    const picks = cells.map((cell) => ({ call: 'pick', cell }));
    return { mines: 1 + whims.int(6), steps: [...picks, CASH_OUT] };
  },
  hilo(luck, whims) {
    const moves = Array.from({ length: 1 + whims.int(luck > 0 ? 4 : 2) }, () =>
      whims.int(4) === 0
        ? { call: 'skip' }
        : { call: 'guess', dir: whims.bit() === 1 ? 'up' : 'down' },
    );
    return { steps: [...moves, { call: 'guess', dir: 'up' }, CASH_OUT] };
  },
} satisfies Record<string, Player>;

const BLOCKS = 200;
const ROUNDS = 150;

/** How many of its deviations a block of rounds lies from the return that the sheet names. */
function deviations(id: keyof typeof PLAYERS, seed: number): number {
  const rules = currentRules(gameOf(id));
  const { least, greatest } = houseSheet(rules).rtp;
  const mean = (decimal(least) + decimal(greatest)) / 2;
  const drawn = (nonce: number) => fairDraw({ serverSeed: 'b'.repeat(64), clientSeed: id, nonce });
  const draws = drawn(2 * seed);
  const whims = drawn(2 * seed + 1);
  let luck = 0;
  let off = 0;
  let variance = 0;
  for (let at = 0; at < ROUNDS; at++) {
    // Who lost stakes more.
    const stake = luck < 0 ? '4.0000' : '1.0000';
    const input = { ...PLAYERS[id](luck, whims), stake };
    const bet = rules.readBet(input);
    if (!bet) throw new Error('the bet was refused');
    const { outcome, payout } = settle(rules, bet, draws);
    const round = { input: asKept(input, outcome), outcome, stake: bet.stake, payout };
    variance += payoutVariance(rules, round);
    luck = Number(Money.text(payout)) - mean * Number(stake);
    off += luck;
  }
  return off / Math.sqrt(variance);
}

/** A cash-out is stored only if the flight had not ended before. */
const asKept = (input: object, outcome: unknown) =>
  'cashOut' in input ? { ...input, cashOut: (outcome as { at: number | null }).at } : input;

it.each(Object.keys(PLAYERS) as (keyof typeof PLAYERS)[])(
  'OC-35 %s stays in its band as often as chance says, whatever is decided on the way',
  (id) => {
    const found = Array.from({ length: BLOCKS }, (_, seed) => deviations(id, seed));
    const within = (limit: number) => found.filter((z) => Math.abs(z) <= limit).length / BLOCKS;
    const spread = found.reduce((sum, z) => sum + z * z, 0) / BLOCKS;
    expect(within(1.96)).toBeGreaterThan(0.91);
    expect(within(1.96)).toBeLessThan(0.99);
    expect(within(3.29)).toBeGreaterThan(0.98);
    expect(spread).toBeGreaterThan(0.75);
    expect(spread).toBeLessThan(1.25);
  },
  60_000,
);
