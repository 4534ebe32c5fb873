import type { Messages } from '@palaro/api';
import type { en } from './promotions.en.ts';

export const ty: Messages<typeof en> = {
  activity_title: 'Mga promo',
  activity_info_title: 'Paano gumagana ang promo',
  detail_title: 'Promo',
  reward_title: 'Reward center',

  loading: 'Naglo-load',
  try_again: 'Subukan ulit',
  history_not_loaded: 'Hindi na-load ang mga premyo mo.',
  none: 'Walang tumatakbong promo ngayon.',
  none_help: 'Dito ipapakita ang susunod, kasama ang lahat ng kondisyon.',
  to_the_games: 'Pumunta sa mga laro',

  'status.coming': 'Malapit na',
  'status.Process': 'Bukas',
  'status.Applying': 'Sinusuri pa',
  'status.Rejected': 'Hindi naaprubahan',
  'status.Joined': 'Nakasali na',
  'status.Issued': 'Naghihintay sa iyo',
  'status.Claimed': 'Nakuha na',
  'status.signed': 'Naka-sign in na ngayon',
  'status.Close': 'Sarado',

  'type.SIGN_IN': 'Daily sign-in',
  'type.FIRST_DEPOSIT': 'Unang deposito',
  'type.DEPOSIT': 'Alok sa deposito',
  'type.CASHBACK': 'Cashback',
  'type.MISSION': 'Misyon',
  'type.LEADERBOARD': 'Leader board',
  'type.RED_RAIN': 'Ulan ng ampao',
  'type.LUCKY_DRAW': 'Lucky draw',
  'type.REFERRAL': 'Mag-imbita ng kaibigan',
  'type.FREE_ROUND': 'Panalo sa libreng round',
  'type.MANUAL': 'Regalo namin sa iyo',
  'type.VIP_LEVELUP': 'Bagong VIP level',
  'type.VIP_WEEKLY': 'VIP, linggo-linggo',
  'type.VIP_MONTHLY': 'VIP, buwan-buwan',
  'type.VIP_BIRTHDAY': 'VIP, para sa birthday mo',

  starts: 'Magsisimula {at}',
  ends: 'Hanggang {at}',
  no_end: 'Walang petsa ng pagtatapos',
  info_link: 'Paano gumagana ang promo',

  day: 'Araw {day}',
  day_taken: 'nakuha na',
  day_today: 'ngayon',
  sign_in: 'Mag-sign in para sa {amount}',
  signing_in: 'Nagsa-sign in',
  signed: 'Naka-sign in ka na ngayon. Bukas, {amount}.',
  missing: 'Kulang ng {missing} ang taya kahapon, kaya hindi makukuha ang sa araw na ito.',
  play_today: 'Tumaya pa ng {missing} ngayon para makapag-sign in ka bukas.',
  played_enough: 'Sapat na ang taya mo ngayon para bukas.',
  log_in_to_take: 'Mag-log in para makasali',
  take_part: 'Sumali',
  last_day: 'Huling binilang: {from}',
  last_days: 'Huling binilang: {from} hanggang {to}',

  conditions: 'Lahat ng kondisyon',
  cond_row: 'Pitong araw na sunod-sunod. Kapag may nalaktawan, babalik sa araw 1.',
  cond_needs: 'Kailangan ng {needs} na valid bet sa nakaraang araw.',
  cond_needs_none: 'Hindi kailangang may naitaya ka.',
  cond_turnover:
    'Papasok ang premyo sa balanse mo. Itaya ito nang {times}× bago i-withdraw: ang {example} ay {required} na tayang binibilang.',
  cond_turnover_none: 'Papasok ang premyo sa balanse mo at puwedeng i-withdraw agad.',
  cond_day: 'Nagsisimula ang araw sa hatinggabi ng Maynila.',
  cond_once: 'Isang beses sa isang araw para sa isang tao at isang device.',
  cond_budget: 'Matatapos ito kapag naubos ang badyet; sa iyo pa rin ang nabayarang premyo.',
  what_counts: 'Ano ang binibilang para sa withdraw',

  waiting: 'Naghihintay sa iyo',
  nothing_waits: 'Walang premyong naghihintay ngayon.',
  until: 'Kunin hanggang {at}',
  claim: 'Kunin ang {amount}',
  claiming: 'Kinukuha',
  must_bet: 'Itaya ang {required} bago ito i-withdraw.',
  may_withdraw: 'Puwede itong i-withdraw agad.',
  history: 'Mga premyo mo',
  history_none: 'Dito ililista ang mga nakuha mo.',
  'state.Claimed': 'Nakuha na',
  'state.Expired': 'Lumipas na',
  'state.Cancelled': 'Binawi',

  present_title: 'Sa iyo na ito',
  present_text: 'Nasa balanse mo na ang {amount}.',
  present_bet: 'Itaya ang {required} bago ito i-withdraw. Sa iyo rin ang mapapanalunan mo rito.',
  present_free: 'Puwede mo itong ilaro o i-withdraw.',
  present_play: 'Maglaro',
  present_close: 'Isara',

  info_intro:
    'Ipinapakita ang bawat kondisyon bago ka sumali. Walang idinadagdag pagkatapos, at hindi magbabago ang sinalihan mo.',
  info_claim_title: 'Pagkuha',
  info_claim:
    'Naghihintay nang {days} araw sa reward center ang premyo mo. Isang beses itong binabayaran kahit anong mangyari sa koneksyon: kung hindi ka sigurado, tingnan ulit doon.',
  info_bet_title: 'Pagtaya nito',
  info_bet:
    'Karamihan sa premyo ay dapat munang itaya bago i-withdraw. Iba-iba ang bilang ng mga laro; nasa talahanayan ang bawat isa. Makikita mo sa Withdraw ang natitira, at lumiliit ito habang naglalaro ka.',
  info_fair_title: 'Isang tao, isang premyo',
  info_fair:
    'Para sa isang tao at isang device ang promo. Nakikita ng mga play-money account ang promo pero hindi nila ito makukuha.',
  info_care_title: 'Una ang pahinga',
  info_care:
    'Kapag nakapahinga o naka-exclude ka, wala kaming iniaalok. Ang nauna mo nang nakamit ay babayaran kapag hiningi mo.',

  'error.promo.wrong_status': 'Nakuha na ito, o hindi ito para sa iyo.',
  'error.promo.expired': 'Lumipas na ang premyong ito. Nasa reward center ang naghihintay sa iyo.',
  'error.promo.closed': 'Hindi bukas ang promong ito ngayon. Nasa Mga promo ang mga bukas.',
  'error.promo.budget_empty':
    'Naubos na ang badyet ng promong ito. Nasa Mga promo ang iba pang bukas.',
  'error.promo.not_met':
    'Kailangan ng {needs} na taya kahapon; kulang ng {missing}. Maglaro ngayon at mag-sign in bukas.',
  'error.promo.not_eligible':
    'Hindi bukas sa account mo ang promong ito. Maipapaliwanag ng service.',
  'error.promo.already_claimed_here': 'Nakuha na ang promong ito rito.',
  'error.promo.dates': 'Dapat mas huli ang katapusan kaysa simula at sa ngayon.',
  'error.promo.budget_small':
    'Dapat hindi bababa sa {least} ang badyet, kung hindi ay hindi nito mababayaran ang alok.',
  past_sign_in:
    'Lahat ng may {needs} na valid bet sa isang araw ay nagsa-sign in kinabukasan, at sa araw na iyon lang.',
  past_sign_in_none:
    'Walang kailangang taya, kaya hindi masasabi ng nakaraan kung sino ang darating. Binibilang ang mga tumaya sa araw bago; maaaring may dumating pang iba.',

  'error.promo.simulation_slow':
    'Masyadong marami ang babasahin ngayon. Subukan ulit pagkaraan ng ilang minuto.',
  'error.promo.state': 'May nauna: nasa ibang estado na ang promo.',
};
