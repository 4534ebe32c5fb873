import { t } from '@palaro/client';
import { freeSpinLook } from '../../slot/view/free-spin-look.ts';
import type { SlotLook } from '../../slot/view/look.ts';
import { perlasCard, type PerlasOutcome, type PerlasSymbol } from '../card.ts';
import { perlasConfig } from '../config.ts';
import { DRAWINGS } from './drawings.ts';
import { Lagoon } from './Lagoon.tsx';

const { freeWords, ...feature } = freeSpinLook(perlasConfig);
const symbolName = (symbol: PerlasSymbol) => t(`perlas.symbol_${symbol}`);

/** Dusk over a lagoon, carved wood, capiz and gold leaf. */
export const perlasLook: SlotLook<PerlasOutcome> = {
  ...feature,
  card: perlasCard,
  config: perlasConfig,
  wild: perlasConfig.wild,
  firstStops: [1, 3, 8, 4, 6],
  drawings: DRAWINGS,
  paint: {
    frame: 0x5a2c1f,
    frameLight: 0x8a4a2c,
    frameDark: 0x2c130f,
    trim: 0xf7c548,
    trimDark: 0xb97f1d,
    pane: 0x16234f,
    paneLight: 0x1d2d62,
    paneLine: 0x2b3d78,
    night: 0x070b1d,
    accent: 0xff7a66,
    flags: [0xf7c548, 0xff7a66, 0x3dd598, 0xfff3d1],
  },
  sign: [
    { text: 'Perlas', size: 92, y: 58, fill: 'gold' },
    { text: 'ng Silangan', size: 46, y: 132, fill: 'coral' },
  ],
  thrown: ['PERLAS'],
  words: () => ({
    ladder: [t('slot.big_win'), t('slot.huge_win'), t('perlas.pearl_win')],
    free: freeWords(),
  }),
  symbolName,
  idle: (coin) =>
    t('slot.idle', { lines: perlasConfig.lines.length, count: perlasConfig.costCoins, coin }),
  spokenAnywhere: ({ count, amount }) => t('perlas.say_scatter', { count, amount }),
  Backdrop: Lagoon,
};
