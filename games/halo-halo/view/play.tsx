import { t } from '@palaro/client';
import { slotPaytable } from '../../slot/view/SlotPaytable.tsx';
import { slotView } from '../../slot/view/slot-view.tsx';
import { haloHaloConfig } from '../config.ts';
import { haloHaloLook } from './look.ts';

export default slotView(haloHaloLook);

const { payCoins } = haloHaloConfig;
const PAID = Object.entries(payCoins).filter(([, coins]) => coins > 0);

export const Paytable = slotPaytable(haloHaloLook, {
  pays: Object.fromEntries(PAID.map(([symbol, coins]) => [symbol, { 3: coins }])),
  counts: [3],
  intro: (stake) => t('halo-halo.pay_intro', { stake }),
  rules: (money) => [
    { symbol: 'FLAN', text: t('halo-halo.pay_wild') },
    { symbol: 'FLAN', text: t('halo-halo.pay_three', { amount: money(payCoins.FLAN) }) },
    { symbol: 'ICE', text: t('halo-halo.pay_ice') },
  ],
});
