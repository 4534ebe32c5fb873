import type { Messages } from '@palaro/api';
import type { en } from './offers.en.ts';

export const ty: Messages<typeof en> = {
  first: 'Para sa pinakauna mong deposito.',
  daily: 'Para sa isang deposito bawat araw. Nagsisimula ang araw sa hatinggabi ng Maynila.',
  choose: 'Piliin ito kasabay ng deposito bago magbayad: hindi na ito maidadagdag pagkatapos.',
  bonus:
    '{percent} % ng papasok na halaga, hanggang {cap}. Dapat hindi bababa sa {least} ang deposito.',
  turnover:
    'Itaya nang {times}× ang deposito at bonus bago mag-withdraw: ang {least} na may bonus na {bonus} ay {required} na tayang binibilang.',
  no_turnover: 'Puwedeng i-withdraw agad ang bonus.',
  in_time:
    'Nakalaan na ang bonus mula sa pag-order at papasok kasabay ng deposito. Mawawala ito kapag lumipas o kinansela ang order.',
  past_first:
    'May bonus ang bawat unang deposito na {least} o higit pa. Baka may iba pang magdeposito dahil dito.',
  past_daily:
    'May bonus ang unang deposito na {least} o higit pa sa bawat araw. Baka mas dumalas ang deposito dahil dito.',
  once: 'Isang tao at isang device.',
  budget: 'Matatapos ito kapag naubos ang badyet; nananatili ang naipangako sa bukas na order.',
};
