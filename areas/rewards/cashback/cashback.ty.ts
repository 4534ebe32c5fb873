import type { Messages } from '@palaro/api';
import type { en } from './cashback.en.ts';

export const ty: Messages<typeof en> = {
  'cond_rate.day':
    '{rate} % ng talo mo sa isang araw: ang itinaya mo, bawas ang ibinayad ng mga round na iyon at ang mga premyong nakuha mo sa araw na iyon.',
  'cond_rate.week':
    '{rate} % ng talo mo sa isang linggo, Lunes hanggang Linggo: ang itinaya mo, bawas ang ibinayad ng mga round na iyon at ang mga premyong nakuha mo sa linggong iyon.',
  cond_bounds: 'Hanggang {cap} lang ito. Hindi ibinibigay ang mas maliit sa {least}.',
  cond_winners:
    'Kapag kasinlaki o mas malaki sa taya mo ang napanalunan at premyo mo, walang ibabalik.',
  'cond_settled.day':
    'Binibilang ang round sa araw na natapos ito, ayon sa hatinggabi ng Maynila. Hindi binibilang ang na-void bago ang pagbibilang.',
  'cond_settled.week':
    'Binibilang ang round sa linggong natapos ito, ayon sa hatinggabi ng Maynila. Hindi binibilang ang na-void bago ang pagbibilang.',
  'cond_given.day':
    'Kusa itong darating pagkatapos ng araw, sampung minuto pagkalipas ng hatinggabi ang pinakamaaga. Walang ibinibigay para sa araw na hindi pa tapos.',
  'cond_given.week':
    'Kusa itong darating pagkatapos ng linggo, sampung minuto pagkalipas ng hatinggabi ng Linggo ang pinakamaaga. Walang ibinibigay para sa linggong hindi pa tapos.',
  cond_break:
    'Kung nakapahinga o naka-exclude ka sa oras ng pagbibilang, wala kang matatanggap para sa panahong iyon.',

  past: 'Binibilang ang mga round gaya ng tunay na bilangan. Hindi ibinabawas sa susunod na talo ang mga premyong ibinigay sana nito.',
  past_kept:
    'Itinatago ang mga round nang {days} araw, kaya hindi binibilang ang mas naunang talo.',

  last_given:
    'Tumaya ka ng {staked}, nagbayad ang mga round mo ng {paid}, at {awards} ang premyo mo. {amount} ang ibinigay sa iyo.',
  last_budget: 'Naubos ang badyet bago ang {amount} mo, kaya walang naibigay.',
  last_none: 'Walang naibigay: nanalo ka, hindi ka naglaro, o mas maliit ito sa {least}.',

  'error.promo.cap_small': 'Dapat kasinlaki o mas malaki ang pinakamarami kaysa pinakamaliit.',
};
