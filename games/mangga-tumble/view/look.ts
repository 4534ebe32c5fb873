import { t } from '@palaro/client';
import type { SlotLook } from '../../slot/view/look.ts';
import { bigWin } from '../../slot/view/playback.ts';
import { manggaTumbleCard, type ManggaOutcome, type ManggaSymbol } from '../card.ts';
import { manggaTumbleConfig } from '../config.ts';
import { DRAWINGS } from './drawings.ts';
import { OPENING } from './opening.ts';
import { Storm } from './Storm.tsx';

const { rows, costCoins } = manggaTumbleConfig;

/** A fruit stall in a storm: wet wood, night blue, lightning and ripe fruit. */
export const manggaTumbleLook: SlotLook<ManggaOutcome> = {
  card: manggaTumbleCard,
  config: { rows, costCoins, strips: OPENING, lines: [] },
  wild: '',
  firstStops: OPENING.map(() => 0),
  drawings: DRAWINGS,
  paint: {
    frame: 0x8a4f22,
    frameLight: 0xd99a52,
    frameDark: 0x2e1708,
    trim: 0xffd45a,
    trimDark: 0x8f5a12,
    pane: 0x17204f,
    paneLight: 0x1e2a63,
    paneLine: 0x3d4f96,
    night: 0x0c0f33,
    accent: 0x8fd8ff,
    flags: [0xff5a4f, 0xffe08a, 0x3dd598, 0xff8a4a],
  },
  sign: [
    { text: 'Mangga', size: 82, y: 56, fill: 'gold' },
    { text: 'Tumble', size: 66, y: 130, fill: 'leaf' },
  ],
  thrown: ['MANGGA', 'PINYA', 'PAPAYA', 'SAGING'],
  scenes: (outcome) => [
    { kind: 'feature', outcome, coins: 0 },
    ...bigWin(outcome.winCoins, costCoins),
  ],
  awaited: () => false,
  words: () => ({
    ladder: [t('slot.big_win'), t('slot.huge_win'), t('mangga-tumble.storm_win')],
  }),
  symbolName: (symbol: ManggaSymbol) => t(`mangga-tumble.symbol_${symbol}`),
  idle: (coin) => t('mangga-tumble.idle', { count: costCoins, coin }),
  spokenAnywhere: ({ name, count, amount }) =>
    t('mangga-tumble.say_win', { count, symbol: name, amount }),
  spokenFeature({ drops, coins, winCoins, freeSpins }, amount) {
    const won = drops.filter((drop) => drop.coins > 0);
    const factor = won.at(-1)?.ladder ?? 1;
    const said =
      won.length > 1
        ? [t('mangga-tumble.say_tumbles', { count: won.length, factor, amount: amount(coins) })]
        : [];
    if (freeSpins.length > 0) {
      const paid = amount(winCoins - coins);
      said.push(t('slot.say_free', { count: freeSpins.length, amount: paid }));
    }
    return said.join(' ');
  },
  stopOnFeature: () => t('slot.stop_on_free'),
  Backdrop: Storm,
  scene: () => import('./tumble-scene.ts'),
};
