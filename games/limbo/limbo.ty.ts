import type { Messages } from '@palaro/api';
import type { en } from './limbo.en.ts';

/** Texts of Lipad in Filipino. */
export const ty: Messages<typeof en> = {
  fly: 'Lipad',
  idle: 'Piliin kung gaano kataas dapat ang lipad ng saranggola.',
  target: 'Target',
  target_is: 'Target na {target}',
  targets: 'Pumili ng target',
  lower: 'Kalahati ng target',
  higher: 'Doble ng target',
  target_bad: 'Multiplier po mula 1.01 hanggang 1,000,000.00, gaya ng 2.50.',
  rules:
    'May lalabas na multiplier mula 1.00× hanggang 1,000,000.00×. Kapag umabot po ito sa target mo, babayaran ka ng target na beses ng taya; kung hindi, talo ang taya. Ang tsansa ay 99 % na hinati sa target. Hanggang ₱25,000,000 lang ang bayad sa isang round, kaya mas mababa ang taya sa mataas na target.',
  most_stake: 'Pinakamataas na taya',
  say: 'Umabot ang saranggola sa {result}.',
  stake: 'Taya',
  stake_bad: 'Wala po ang tayang ito sa larong ito.',
  verify: 'Umabot sa {result}, target na {target}: {won}',
  verify_won: 'panalo',
  verify_lost: 'hindi nanalo',
};
