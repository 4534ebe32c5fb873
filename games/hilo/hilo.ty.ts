import type { Messages } from '@palaro/api';
import type { en } from './hilo.en.ts';

/** Texts of Taas-Baba in Filipino. */
export const ty: Messages<typeof en> = {
  start: 'Ilatag',
  idle: 'Mas mataas ba o mas mababa ang susunod na baraha?',
  up: 'Mas mataas o pareho',
  down: 'Mas mababa o pareho',
  up_strict: 'Mas mataas',
  down_strict: 'Mas mababa',
  same: 'Pareho',
  auto_guesses: 'Tamang hula bago kunin ang panalo',
  auto_text: 'Huhulaan ang mas malamang, at kukunin ang panalo pagkatapos ng ganito karaming tama:',
  skip: 'Laktawan',
  offer: '{name}: {chance}, magiging {times}',
  not_offered: 'Lampas sa pinakamataas na bayad',
  chain: 'Mga baraha sa ngayon',
  began: 'Unang baraha',
  open_none: 'Manghula, o lumaktaw sa ibang baraha.',
  open: 'Tama: {count} · halaga {now}',
  say_card: 'Ang baraha ay {card}.',
  say_right: 'Tama: {card}. Tama sa ngayon: {count}, halagang {now}.',
  say_skip: 'Nilaktawan: {card}.',
  say_wrong: 'Mali: {card}.',
  say_out: 'Na-cash out sa {now}.',
  rules:
    'May isang barahang ilalatag; hulaan kung mas mataas o mas mababa ang susunod. Panalo sa dalawang panig ang parehong ranggo, pero walang siguradong hula: sa alas, mas mataas lang ang panalo sa “mas mataas”, at sa king, mas mababa lang sa “mas mababa”. Bawat tamang hula ay nagpaparami ng halaga nang 13 hatiin sa bilang ng ranggong panalo, mula sa 97 %. Tapos ang round at talo ang taya kapag mali ang hula.',
  rules_more:
    'Ang laktaw ay naglalatag ng ibang baraha at wala nang ibang binabago. Puwede kang mag-cash out pagkatapos ng kahit anong tamang hula. Kusang nagka-cash out ang round pagkatapos ng 20 tamang hula; hindi iniaalok ang hulang magbabayad nang higit sa 10,000 beses. Inilalatag ang unang baraha kasabay ng taya, para wala itong masabi tungkol sa susunod na round ng ibang laro.',
  left: 'Kung umalis ka, hihintayin ka ng round. Pagkalipas ng 24 oras, ika-cash out ito, o ibabalik ang taya kung wala pang tamang hula.',
  rank: 'Baraha',
  stake: 'Taya',
  stake_bad: 'Hindi iniaalok ang tayang ito sa larong ito.',
  steps: 'Mga hula ayon sa pagkakasunod',
  steps_help: 'up, down, skip, may kuwit; tapusin sa “out” kung nag-cash out ka.',
  steps_bad: 'up, down at skip lang na may kuwit, at “out” sa dulo.',
  verify_open: 'Bukas pa ang round.',
};
