import { t } from '@palaro/client';
import { countOf } from '../../slot/reels.ts';
import { spinScenes } from '../../slot/view/playback.ts';
import type { SlotLook } from '../../slot/view/look.ts';
import { haloHaloCard, type HaloHaloOutcome, type HaloHaloSymbol } from '../card.ts';
import { haloHaloConfig } from '../config.ts';
import { DRAWINGS } from './drawings.ts';
import { Merienda } from './Merienda.tsx';

const { lines, wild, costCoins } = haloHaloConfig;
const symbolName = (symbol: HaloHaloSymbol) => t(`halo-halo.symbol_${symbol}`);

/** Two flans on a line, or one beside a purple yam: the third reel may bring a great win. */
const near = (pair: (string | undefined)[]) =>
  pair.includes(wild.symbol) && pair.every((one) => one === wild.symbol || one === 'UBE');

/** A glass of sweets in a lacquered frame, purple yam and cream. */
export const haloHaloLook: SlotLook<HaloHaloOutcome> = {
  card: haloHaloCard,
  config: haloHaloConfig,
  wild: wild.symbol,
  firstStops: [0, 0, 0],
  drawings: DRAWINGS,
  paint: {
    frame: 0x6a2c8f,
    frameLight: 0xb06be0,
    frameDark: 0x2a0d42,
    trim: 0xffe08a,
    trimDark: 0xb98a2a,
    pane: 0x3a1759,
    paneLight: 0x47206b,
    paneLine: 0x6b3a92,
    night: 0x16061f,
    accent: 0xff8fc7,
    flags: [0xff8fc7, 0xffe08a, 0x8be36a, 0x7cc9ff],
  },
  sign: [
    { text: 'Halo-Halo', size: 84, y: 56, fill: 'ube' },
    { text: 'Triple', size: 52, y: 130, fill: 'gold' },
  ],
  thrown: ['MANGO', 'BEAN', 'NATA', 'UBE'],
  scenes: (outcome) => spinScenes(outcome, costCoins),
  awaited: ([first = [], second]) =>
    second !== undefined && lines.some(([a = 0, b = 0]) => near([first[a], second[b]])),
  factorOf({ symbol }, symbols) {
    const flans = symbol === wild.symbol ? 0 : countOf(symbols, wild.symbol);
    return flans > 0 ? `×${wild.multiplierEach ** flans}` : '';
  },
  words: () => ({ ladder: [t('slot.big_win'), t('slot.huge_win'), t('halo-halo.sweet_win')] }),
  symbolName,
  idle: (coin) => t('slot.idle', { lines: lines.length, count: costCoins, coin }),
  spokenAnywhere: () => '',
  spokenFeature: () => '',
  Backdrop: Merienda,
};
