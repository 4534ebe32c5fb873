import type { FairDraw } from '@palaro/fairness';
import { coinBets } from '../slot/coins.ts';
import { playFreeSpins } from '../slot/free-spins.ts';
import { defineGame, defineRules } from '../versions.ts';
import { fiesta243Card } from './card.ts';
import { fiesta243Config } from './config.ts';
import { fiesta243Sheet } from './sheet.ts';
import { judgeWays } from './ways.ts';

export const playFiesta = (draw: FairDraw) => playFreeSpins(draw, fiesta243Config, judgeWays);

const fiesta243V1 = defineRules(fiesta243Card, {
  config: fiesta243Config,
  ...coinBets(fiesta243Config),
  play: (_choice: null, draw) => playFiesta(draw),
  sheet: fiesta243Sheet,
});

export const game = defineGame(fiesta243Card, { 1: fiesta243V1 });
