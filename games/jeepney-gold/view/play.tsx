import { t } from '@palaro/client';
import { slotPaytable } from '../../slot/view/SlotPaytable.tsx';
import { slotView } from '../../slot/view/slot-view.tsx';
import { jeepneyGoldConfig } from '../config.ts';
import { jeepneyGoldLook } from './look.ts';

export default slotView(jeepneyGoldLook);

const { payCoins, hold } = jeepneyGoldConfig;

export const Paytable = slotPaytable(jeepneyGoldLook, {
  pays: payCoins,
  counts: [5, 4, 3],
  intro: (stake) => t('jeepney-gold.pay_intro', { stake }),
  rules: (money) => [
    { symbol: 'JEEP', text: t('jeepney-gold.pay_wild') },
    { symbol: 'COIN', text: t('jeepney-gold.pay_hold') },
    {
      symbol: 'COIN',
      text: t('jeepney-gold.pay_values', {
        least: money(Math.min(...hold.values)),
        most: money(hold.major),
        mini: money(hold.mini),
      }),
    },
    { symbol: 'COIN', text: t('jeepney-gold.pay_grand', { grand: money(hold.grand) }) },
  ],
});
