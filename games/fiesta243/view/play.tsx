import { t } from '@palaro/client';
import { slotPaytable } from '../../slot/view/SlotPaytable.tsx';
import { slotView } from '../../slot/view/slot-view.tsx';
import { fiesta243Config } from '../config.ts';
import { fiesta243Look } from './look.ts';

export default slotView(fiesta243Look);

export const Paytable = slotPaytable(fiesta243Look, {
  pays: { ...fiesta243Config.payCoins, SCAT: fiesta243Config.scatter.payCoins },
  counts: [5, 4, 3],
  intro: (stake) => t('fiesta243.pay_intro', { stake }),
  rules: () => [
    { symbol: 'TAMBOL', text: t('fiesta243.pay_ways') },
    { symbol: 'PAROL', text: t('fiesta243.pay_wild') },
    { symbol: 'SCAT', text: t('fiesta243.pay_scatter') },
  ],
});
