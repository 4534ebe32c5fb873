import type { FairDraw } from '@palaro/fairness';
import { coinBets } from '../slot/coins.ts';
import { playFreeSpins } from '../slot/free-spins.ts';
import { leftToRight, lineWins } from '../slot/wins.ts';
import { defineGame, defineRules } from '../versions.ts';
import { perlasCard, type PerlasSymbol } from './card.ts';
import { perlasConfig } from './config.ts';
import { perlasSheet } from './sheet.ts';

const { lines, wild, payCoins } = perlasConfig;

/** Twenty lines from the left; the shell stands for every paying symbol (§3.2). */
export const judgePerlas = (window: PerlasSymbol[][]) =>
  lineWins(window, lines, (seen) => leftToRight(seen, payCoins, wild));

export const spinPerlas = (draw: FairDraw) => playFreeSpins(draw, perlasConfig, judgePerlas);

const perlasV1 = defineRules(perlasCard, {
  config: perlasConfig,
  ...coinBets(perlasConfig),
  play: (_choice: null, draw) => spinPerlas(draw),
  sheet: perlasSheet,
});

export const game = defineGame(perlasCard, { 1: perlasV1 });
