import type { Messages } from '@palaro/api';
import type { en } from './referral.en.ts';

export const ty: Messages<typeof en> = {
  title: 'Mag-imbita ng kaibigan',
  loading: 'Naglo-load',
  try_again: 'Subukan ulit',

  gives: '{referrer} para sa iyo, {invited} para sa kaibigan mo',
  gives_more: 'At {more} pa kapag nagpatuloy sa paglalaro ang kaibigan mo.',
  link: 'Link mo',
  copy: 'Kopyahin ang link',
  copied: 'Nakopya',
  share: 'I-share',
  share_text: 'Sumali sa {site} kasama ko',
  qr: 'QR code ng link mo sa pag-imbita',
  qr_help: 'Puwede itong i-scan ng kaibigang katabi mo.',
  house: 'Hindi nag-iimbita ang play-money account.',
  not_now: 'Walang tumatakbong referral promo ngayon.',
  not_now_help:
    'Itinatala ang mga kaibigang dumating gamit ang link mo. Wala pang premyo hangga’t walang promo.',

  so_far: 'Sa ngayon',
  friends_total: 'Mga kaibigan',
  earned_total: 'Naibigay sa iyo',

  conditions: 'Lahat ng kondisyon',
  cond_first:
    'Unang yugto: sa loob ng {days} araw mula sa pagrehistro, beripikado ang kaibigan mo (level 2), hindi bababa sa {deposit} ang una niyang deposito, at may {bets} siyang valid bet. {referrer} ang sa iyo, {invited} ang sa kaibigan mo.',
  cond_first_alone:
    'Unang yugto: sa loob ng {days} araw mula sa pagrehistro, beripikado ang kaibigan mo (level 2), hindi bababa sa {deposit} ang una niyang deposito, at may {bets} siyang valid bet. {referrer} ang sa iyo.',
  cond_second:
    'Ikalawang yugto: sa loob ng {days} araw mula sa pagrehistro, umabot sa {bets} ang lahat ng valid bet ng kaibigan mo. {referrer} pa ang sa iyo.',
  cond_share:
    'Kapag nabayaran ang unang yugto, {percent} % ng valid bet ng kaibigan mo ang sa iyo buwan-buwan, hanggang {cap} sa isang buwan para sa lahat ng kaibigan, habang aktibo at hindi naka-exclude ang dalawang account.',
  cond_hold: 'Hinahawakan nang {days} araw ang bawat yugto, saka maghihintay sa reward center.',
  cond_month: 'Hanggang {friends} kaibigan lang ang nababayaran ang yugto sa isang buwan.',
  cond_self:
    'Ibang tao ang kaibigan: iba ang device, bank card at pagkakakilanlan kaysa sa iyo. Walang bayad para sa sarili.',
  cond_line: 'Walang kikitain dito ang agent para sa mga member ng sarili niyang linya.',
  cond_turnover: 'Itaya nang {times}× ang ibinigay sa iyo bago ito i-withdraw.',
  cond_turnover_none: 'Puwedeng i-withdraw agad ang ibinigay sa iyo.',
  cond_private:
    'Makikita mo kung hanggang saan ang kaibigan mo, pero hindi ang deposito, taya, panalo o talo niya.',
  cond_break: 'Walang darating sa nakapahinga o naka-exclude.',

  friends: 'Mga kaibigan mo',
  none: 'Wala pang dumating gamit ang link mo.',
  none_help: 'Ipadala ito sa kaibigang {age} taong gulang o higit pa.',
  not_loaded: 'Hindi na-load ang mga kaibigan mo.',
  joined: 'Dumating noong {at}',
  'stage.registered': 'Nakarehistro',
  'stage.verified': 'Beripikado ang mobile',
  'stage.first': 'Unang yugto',
  'stage.second': 'Ikalawang yugto',

  close: 'Isara',
  panel: 'I-share',
  panel_more: 'Mga kaibigan at kondisyon',
  past: 'Hindi ito masasabi ng nakaraan, dahil mag-iimbita lang ng kaibigan kapag tumatakbo na ito. Ang badyet ang hangganan ng gastos.',
};
