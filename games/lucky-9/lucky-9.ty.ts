import type { Messages } from '@palaro/api';
import type { en } from './lucky-9.en.ts';

/** Texts of Lucky 9 in Filipino. */
export const ty: Messages<typeof en> = {
  a_hand: '{stake} bawat kamay',
  reserve: 'Hahawakan ang {amount} habang nakaupo ka; mas malaki sa bangkero.',
  hirit: 'Hirit',
  hirit_means: 'isa pa',
  good: 'Good',
  good_means: 'tama na',
  ask: 'May {total} ka. Hirit o good?',
  ask_natural: 'Natural na nuwebe! Good ang magpapanatili nito.',
  total_is: '{cards}: {total}.',
  natural_is: '{cards}: natural na nuwebe.',
  hidden: '{count} barahang nakataob.',
  natural: 'Natural 9',
  keys: 'Mga key: H para sa isa pang baraha, G para sa good.',
  rules:
    'Tig-dalawang baraha ang lahat. Isa ang alas, ayon sa numero ang dos hanggang nuwebe, at wala ang diyes at mga tao; huling digit lang ng suma ang bilang, at nuwebe ang pinakamataas.',
  rules_turn:
    'Mula sa kaliwa ng bangkero, bawat manlalaro ay nagsasabi ng hirit para sa isa pang baraha, o good; huli ang bangkero. Saka siya ihahambing sa bawat isa.',
  rules_pay:
    'Ang mas mataas ang mananalo ng taya. Tabla kapag pareho. Natural ang nuwebe sa dalawang baraha: doble ang panalo at tinatalo ang nuwebe sa tatlo.',
  rules_bank:
    'Huling nagpapasya ang bangkero, na isang bentahe; kaya lumilipat ang bangko sa kaliwa pagkatapos ng bawat kamay.',
  rules_reserve:
    'Doble ng taya ang hawak sa bawat upuan, at doble ng taya para sa bawat kalaban ang sa bangkero. Walang bayad ang pag-alis bago ang bigay.',
  rules_away:
    'May 20 segundo ang turno at 30 pa bawat kamay. Pagkatapos, orasan ang magsasabi ng good para sa iyo; kapag dalawang sunod, pahinga ka muna.',
  stake: 'Taya ng mesa',
  stake_bad: 'Isulat po ang tayang inaalok ng mga mesa, gaya ng 100.0000.',
  seats: 'Mga upuan sa kamay',
  seat: 'Puwesto mo; 0 ang kaliwa ng bangkero',
  place_bad: 'Isulat po ang buong numero ng isang upuan sa kamay.',
  seats_bad: 'Isulat po ang buong numero mula 2 hanggang 6.',
  moves: 'Mga galaw ayon sa pagkakasunod',
  moves_bad: 'Isulat po ang isang galaw bawat upuan: good o hirit, may kuwit.',
  seat_number: 'Upuan {number}',
  banker: 'Bangkero',
  yours: 'puwesto mo',
};
