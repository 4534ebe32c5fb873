import type { Messages } from '@palaro/api';
import type { en } from './card-room.en.ts';

/** Texts that games of cards between members share, in Filipino. */
export const ty: Messages<typeof en> = {
  lobby: 'Pumili ng taya',
  lobby_text: 'Ang site ang pipili ng mesa mo. Kapwa miyembro ang kalaban mo, hindi ang bahay.',
  lobby_free:
    'Libreng laro, laban sa mga bot. Hindi umuupo ang bot sa mga mesang may totoong pera.',
  seated_none: 'Walang naghihintay',
  seated_one: '1 manlalaro',
  seated: '{count} manlalaro',
  stake_of: '{stake} bawat kamay, {seated}',
  sit: 'Umupo',
  sitting: 'Umuupo',
  reserve: 'Hahawakan ang {amount} habang nakaupo ka; mas malaki sa bangkero.',
  leave: 'Umalis',
  leaving: 'Aalis ka pagkatapos ng kamay na ito; orasan muna ang maglalaro para sa iyo.',
  leaving_short: 'Paalis',
  hand: 'Kamay {number}',
  stake: '{stake} bawat kamay',
  waiting: 'Naghihintay ng mga manlalaro ({count}/{most})',
  next_in: 'Magsisimula ang susunod na kamay sa {seconds} s',
  watching: 'Kasali ka mula sa susunod na kamay.',
  dealing: 'Ibinibigay ang mga baraha.',
  your_turn: 'Turno mo',
  turn_of: 'Nagpapasya si {name}',
  showdown: 'Ipinapakita ang mga baraha',
  bank: 'Dagdag na oras',
  seconds_left: '{seconds} segundo na lang.',
  you: 'Ikaw',
  bot: 'BOT',
  bot_name: 'Bot {number}',
  banker: 'Bangkero',
  won: 'Nanalo ka ng {amount}.',
  lost: 'Natalo ka ng {amount}.',
  even: 'Walang panalo, walang talo.',
  net_won: 'nanalo ng {amount}',
  net_lost: 'natalo ng {amount}',
  net_even: 'tabla',
  offline:
    'Walang koneksiyon sa mesa. Nakalaan ang upuan mo; kapag naubos ang oras, ang orasan ang gagawa ng pinakaligtas na galaw.',
  failed: 'Hindi dumating ang galaw. Tingnan muna ang mesa bago subukang muli.',
  left: 'Umalis ka na sa mesa. Nasa balanse mo na ang hinawakang pera.',
  idle: 'Dalawang sunod na galaw ang iniwan mo sa orasan, kaya pahinga ka muna. Umupo para magpatuloy.',
  away: 'Wala ka, kaya ibinigay ang upuan mo bago ang susunod na kamay. Nasa balanse mo na ang hinawakang pera.',
  funds:
    'Hindi kaya ng balanse, limit, o pahinga mo ang susunod na kamay, kaya binitawan mo ang upuan.',
  more: 'Mesa at kamay',
  rake: 'Rake {percent} %, hanggang {most} bawat kamay',
  commitment: 'Pangako (SHA-256), ipinakita bago ang unang baraha',
  fair_text:
    'Galing ang mga baraha sa lihim na ito at sa seed ng lahat ng nasa mesa. Ipapakita ang lihim pagkatapos ng kamay, at dapat ito ang hash nito.',
  apart:
    'Hindi pinagsasama ang mga account na may iisang device, network, o payment card. Itinatago ang bawat kamay.',
  times: 'May 20 segundo ang turno, at 30 pa para sa buong kamay.',
  table: 'Mesa',
};
