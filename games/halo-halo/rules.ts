import { coinBets } from '../slot/coins.ts';
import { drawStops } from '../slot/reels.ts';
import { defineGame, defineRules } from '../versions.ts';
import { haloHaloCard } from './card.ts';
import { haloHaloConfig } from './config.ts';
import { haloHaloSheet } from './sheet.ts';
import { spinAt } from './spin.ts';

const haloHaloV1 = defineRules(haloHaloCard, {
  config: haloHaloConfig,
  ...coinBets(haloHaloConfig),
  play: (_choice: null, draw) => spinAt(drawStops(draw, haloHaloConfig.strips)),
  sheet: haloHaloSheet,
});

export const game = defineGame(haloHaloCard, { 1: haloHaloV1 });
