import { t } from '@palaro/client';
import { slotPaytable } from '../../slot/view/SlotPaytable.tsx';
import { slotView } from '../../slot/view/slot-view.tsx';
import { perlasConfig } from '../config.ts';
import { perlasLook } from './look.ts';

export default slotView(perlasLook);

export const Paytable = slotPaytable(perlasLook, {
  pays: { ...perlasConfig.payCoins, SCAT: perlasConfig.scatter.payCoins },
  counts: [5, 4, 3],
  intro: (stake) => t('perlas.pay_intro', { stake }),
  rules: () => [
    { symbol: 'KABIBE', text: t('perlas.pay_wild') },
    { symbol: 'SCAT', text: t('perlas.pay_scatter') },
  ],
});
