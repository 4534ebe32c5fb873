import type { Messages } from '@palaro/api';
import type { en } from './cashback-console.en.ts';

export const ty: Messages<typeof en> = {
  new: 'Magsulat ng cashback',
  period: 'Ibinabalik nito',
  'period.day': 'ang talo sa bawat araw',
  'period.week': 'ang talo sa bawat linggo',
  period_help:
    'Lunes hanggang Linggo ang isang linggo, oras ng Maynila. Binibilang ito sampung minuto pagkatapos.',
  rate: 'Bahagi ng talo, porsiyento',
  rate_help:
    'May apat na decimal, hanggang 50.0000. Ang talo ay taya bawas ang panalo at nakuhang premyo.',
  least: 'Pinakamaliit na premyo',
  least_help: 'Hindi ibinibigay ang mas maliit dito.',
  cap: 'Pinakamalaking premyo sa isang panahon',
  products: 'Mga produktong ito lang',
  products_help: 'Kung walang pinili, binibilang ang lahat ng laro.',
  budget_help:
    'Dapat mabayaran nito ang pinakamalaking premyo kahit isang beses. Walang ibibigay lampas dito.',
};
