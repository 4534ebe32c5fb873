import { t } from '@palaro/client';
import { countOf } from '../../slot/reels.ts';
import type { SlotLook } from '../../slot/view/look.ts';
import { bigWin, scenesOfSpin } from '../../slot/view/playback.ts';
import { jeepneyGoldCard, type JeepneyOutcome, type JeepneySymbol } from '../card.ts';
import { jeepneyGoldConfig } from '../config.ts';
import { DRAWINGS } from './drawings.ts';
import { Street } from './Street.tsx';

const { lines, wild, costCoins, hold } = jeepneyGoldConfig;
/** From so many landed coins on the next reel is waited for: one reel can bring what is missing. */
const NEAR = hold.needed - 2;

const symbolName = (symbol: JeepneySymbol) => t(`jeepney-gold.symbol_${symbol}`);
const coinsHeld = ({ landed, respins }: NonNullable<JeepneyOutcome['hold']>) =>
  landed.length + respins.flat().length;

/** A painted jeepney at night: chrome, red lacquer and gold. */
export const jeepneyGoldLook: SlotLook<JeepneyOutcome> = {
  card: jeepneyGoldCard,
  config: jeepneyGoldConfig,
  wild,
  firstStops: [3, 3, 4, 3, 3],
  drawings: DRAWINGS,
  paint: {
    frame: 0xa3192b,
    frameLight: 0xff6a5f,
    frameDark: 0x3d0710,
    trim: 0xe6eefb,
    trimDark: 0x6f7fa6,
    pane: 0x101a44,
    paneLight: 0x162356,
    paneLine: 0x34447e,
    night: 0x060a1e,
    accent: 0xffc93d,
    flags: [0xff5a4f, 0xffe08a, 0x3f8ff5, 0x3dd598],
  },
  sign: [
    { text: 'Jeepney', size: 84, y: 56, fill: 'sky' },
    { text: 'Gold', size: 62, y: 130, fill: 'gold' },
  ],
  thrown: ['COIN'],
  scenes: (outcome) => [
    ...scenesOfSpin(outcome, null),
    ...(outcome.hold ? [{ kind: 'feature' as const, outcome, coins: outcome.hold.coins }] : []),
    ...bigWin(outcome.winCoins, costCoins),
  ],
  awaited: (landed) => countOf(landed.flat(), hold.symbol) >= NEAR,
  words: () => ({
    ladder: [t('slot.big_win'), t('slot.huge_win'), t('jeepney-gold.golden_win')],
  }),
  symbolName,
  idle: (coin) => t('slot.idle', { lines: lines.length, count: costCoins, coin }),
  spokenAnywhere: () => '',
  spokenFeature({ hold: held }, amount) {
    if (!held) return '';
    const said = { count: coinsHeld(held), amount: amount(held.coins) };
    return t(held.grand ? 'jeepney-gold.say_grand' : 'jeepney-gold.say_hold', said);
  },
  stopOnFeature: () => t('jeepney-gold.stop_on_hold'),
  Backdrop: Street,
  scene: () => import('./hold-scene.ts'),
};
