import type { FairDraw } from '@palaro/fairness';
import { coinBets } from '../slot/coins.ts';
import { defineGame, defineRules } from '../versions.ts';
import { manggaTumbleCard, type ManggaOutcome } from './card.ts';
import { manggaTumbleConfig } from './config.ts';
import { manggaTumbleSheet } from './sheet.ts';
import { firstDrop, tumble } from './tumble.ts';

const { columns, ladder, freeSpinLadder, kidlat } = manggaTumbleConfig;

/** A paid spin and its free spins. The marks are drawn before the first tumble. */
export function playMangga(draw: FairDraw): ManggaOutcome {
  const window = firstDrop(draw);
  const marks = Array.from({ length: columns }, (_, column) => column).filter(
    () => draw.int(kidlat.of) === 0,
  );
  const paid = tumble(window, ladder, draw);
  const count = marks.length >= kidlat.needed ? kidlat.freeSpins : 0;
  const freeSpins = Array.from({ length: count }, () =>
    tumble(firstDrop(draw), freeSpinLadder, draw),
  );
  const wins = paid.drops[0]?.wins ?? [];
  const winCoins = freeSpins.reduce((sum, { coins }) => sum + coins, paid.coins);
  return { stops: [], window, wins, ...paid, marks, freeSpins, winCoins };
}

const manggaTumbleV1 = defineRules(manggaTumbleCard, {
  config: manggaTumbleConfig,
  ...coinBets(manggaTumbleConfig),
  play: (_choice: null, draw) => playMangga(draw),
  sheet: manggaTumbleSheet,
});

export const game = defineGame(manggaTumbleCard, { 1: manggaTumbleV1 });
