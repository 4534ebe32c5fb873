import { t } from '@palaro/client';
import { freeSpinLook } from '../../slot/view/free-spin-look.ts';
import type { SlotLook } from '../../slot/view/look.ts';
import { fiesta243Card, type FiestaOutcome, type FiestaSymbol } from '../card.ts';
import { fiesta243Config } from '../config.ts';
import { DRAWINGS } from './drawings.ts';
import { Plaza } from './Plaza.tsx';

const { freeWords, ...feature } = freeSpinLook(fiesta243Config);
const { scatter, costCoins, wild } = fiesta243Config;

/** A plaza at night: painted wood, pink and gold. */
export const fiesta243Look: SlotLook<FiestaOutcome> = {
  ...feature,
  card: fiesta243Card,
  config: { ...fiesta243Config, lines: [] },
  wild,
  firstStops: [5, 3, 20, 18, 19],
  drawings: DRAWINGS,
  paint: {
    frame: 0x9c1d63,
    frameLight: 0xff6fb0,
    frameDark: 0x3c0a2c,
    trim: 0xffd45a,
    trimDark: 0xb3801a,
    pane: 0x22134f,
    paneLight: 0x2b1a62,
    paneLine: 0x4c3592,
    night: 0x0d0726,
    accent: 0xff8a4a,
    flags: [0xff5a7a, 0xffe08a, 0x3dd598, 0x7cc9ff, 0xff8fc7],
  },
  sign: [
    { text: 'Fiesta', size: 90, y: 56, fill: 'coral' },
    { text: '243', size: 62, y: 130, fill: 'gold' },
  ],
  thrown: ['PAROL', 'MASKARA', 'TAMBOL'],
  words: () => ({
    ladder: [t('slot.big_win'), t('slot.huge_win'), t('fiesta243.fiesta_win')],
    free: freeWords(),
  }),
  symbolName: (symbol: FiestaSymbol) => t(`fiesta243.symbol_${symbol}`),
  idle: (coin) => t('fiesta243.idle', { count: costCoins, coin }),
  spokenAnywhere: ({ symbol, count, amount, name }) =>
    symbol === scatter.symbol
      ? t('fiesta243.say_scatter', { count, amount })
      : t('fiesta243.say_ways', { count, symbol: name, amount }),
  Backdrop: Plaza,
};
