import { t } from '@palaro/client';
import { slotPaytable } from '../../slot/view/SlotPaytable.tsx';
import { slotView } from '../../slot/view/slot-view.tsx';
import { manggaTumbleConfig } from '../config.ts';
import { KIDLAT } from './drawings.ts';
import { manggaTumbleLook } from './look.ts';

export default slotView(manggaTumbleLook);

const { payCoins, winsFrom, ladder, freeSpinLadder, kidlat } = manggaTumbleConfig;
const factors = (steps: readonly number[]) => steps.map((factor) => `×${factor}`).join(' ');

export const Paytable = slotPaytable(manggaTumbleLook, {
  pays: Object.fromEntries(
    Object.entries(payCoins).map(([symbol, pays]) => [
      symbol,
      Object.fromEntries(winsFrom.map((from, size) => [from, pays[size] ?? 0])),
    ]),
  ),
  counts: [...winsFrom].reverse(),
  headOf: (from) => ({ 10: '10–11', 12: '12–13', 14: '14–30' })[from] ?? '',
  intro: (stake) => t('mangga-tumble.pay_intro', { stake }),
  rules: () => [
    { symbol: 'MANGGA', text: t('mangga-tumble.pay_tumble') },
    { symbol: 'PINYA', text: t('mangga-tumble.pay_ladder', { factors: factors(ladder) }) },
    {
      symbol: KIDLAT,
      text: t('mangga-tumble.pay_kidlat', {
        needed: kidlat.needed,
        spins: kidlat.freeSpins,
        factors: factors(freeSpinLadder),
      }),
    },
  ],
});
