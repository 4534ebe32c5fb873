import type { Messages } from '@palaro/api';
import type { en } from './mines.en.ts';

/** Texts of Mina in Filipino. */
export const ty: Messages<typeof en> = {
  start: 'Hukay',
  idle: 'Piliin ang bilang ng mina at maghukay ng ginto.',
  mines: 'Mga mina',
  mines_count: 'Mina: {count}',
  fewer: 'Bawasan ng isang mina',
  more: 'Dagdagan ng isang mina',
  field: 'Ang bukid',
  cell_hidden: 'Hanay {row}, kolum {column}: hindi pa hukay',
  cell_gold: 'Hanay {row}, kolum {column}: ginto',
  cell_mine: 'Hanay {row}, kolum {column}: mina',
  cell_hit: 'Hanay {row}, kolum {column}: ang tinamaang mina',
  random: 'Kahit alin',
  auto_cells: 'Mga huhukayin sa bawat round',
  auto_cell: 'Hukayin ang hanay {row}, kolum {column}',
  auto_text:
    '{count, plural, one {Huhukay ng #, saka kukunin ang panalo.} other {Huhukay ng # sa ganitong ayos, saka kukunin ang panalo.}}',
  auto_bad: 'Pumili ng 1 hanggang {most}.',
  next: 'Sunod na ginto',
  chance_next: 'Tsansa ng ginto',
  open_none: 'Hukayin ang unang puwesto.',
  open: 'Ginto: {count} · ngayon {now} · sunod {next}',
  say_start: 'Nakatagong mina: {count}.',
  say_gold: 'Ginto. Nahanap: {count}, halagang {now}.',
  say_hit: 'Mina.',
  say_out: 'Na-cash out sa {now}.',
  rules:
    'Bago ang unang hukay, itinatago ang mga mina sa 25 puwesto ayon sa seeds mo. Bawat ginto ay nagpapataas ng bayad kapag nag-cash out; tapos ang round at talo ang taya kapag tumama sa mina. Puwede kang mag-cash out pagkatapos ng kahit anong ginto. Kusang nagka-cash out ang round sa huling hukay na may bayad, hanggang 25,000 beses ng taya.',
  left: 'Kung umalis ka, hihintayin ka ng round. Pagkalipas ng 24 oras, ika-cash out ito, o ibabalik ang taya kung wala pang nahukay.',
  picks: 'Bilang ng ginto',
  stake: 'Taya',
  stake_bad: 'Hindi iniaalok ang tayang ito sa larong ito.',
  mines_bad: 'Buong bilang mula 1 hanggang 24.',
  dug: 'Mga puwesto ayon sa pagkakasunod',
  dug_help:
    'Mga bilang 0 hanggang 24 ayon sa hanay, may kuwit; tapusin sa “out” kung nag-cash out ka.',
  dug_bad: 'Mga bilang mula 0 hanggang 24 na may kuwit, walang ulit, at “out” sa dulo lang.',
  verify: 'Mga mina sa {cells}. {result}',
  verify_open: 'Bukas pa ang round. Ginto sa ngayon: {count}.',
};
