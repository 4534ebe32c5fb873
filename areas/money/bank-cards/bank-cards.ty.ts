import type { Messages } from '@palaro/api';
import type { en } from './bank-cards.en.ts';

export const ty: Messages<typeof en> = {
  'error.payee_name.exists':
    'Naka-set na ang payee name mo. Matitingnan po ng aming service kung kailangan itong baguhin.',
  'error.payee_name.mismatch':
    'Ibinigay mo ang pangalang {name} sa verification. Sa account na nasa sarili mong pangalan lang ipinapadala ang pera.',
  'error.card.payee_first': 'I-set muna ang payee name. Dapat nakapangalan doon ang mga card.',
  'error.card.known': 'Naidagdag mo na ang numerong ito.',
  'error.card.too_many': 'Hanggang {most} card at e-wallet lang. Mag-alis muna ng isa.',
  'error.card_name_mismatch': 'Dapat si {payeeName} ang may-ari.',
  'error.card.other_owner': 'May ibang miyembro pang gumagamit ng numerong ito. Alisin muna doon.',
  'error.card.in_use': 'May bukas pang withdrawal papunta sa card na ito. Alisin ito pagkatapos.',
  try_again: 'Subukan ulit',
  saved: 'Na-save na',
  do_payee_name: 'I-set ang payee name',
  payee_name: 'Payee name',
  payee_sets:
    'Ito na po ang magiging payee name mo, isang beses lang: service na lang namin ang makakapagbago nito.',
  payee_another: 'Isulat nang iba ang pangalan',
  payee_once:
    'Isang beses lang ito mase-set at dapat tugma sa ID mo. Dapat nakapangalan dito ang mga card at e-wallet.',
  payee_set:
    'Naka-set sa {name}. Kung mali, titingnan ng aming service ang pagbabago kasama ang ID mo.',
  payee_save: 'I-set ang pangalang ito',
  ask_service: 'Magtanong sa service',
  choose: 'Pumili',
  cards_none: 'Wala pang card o e-wallet',
  cards_none_help: 'Dapat po itong nakapangalan sa iyo.',
  cards_add: 'Magdagdag ng card o e-wallet',
  cards_full: 'May {most} ka na, ito na ang pinakamarami. Mag-alis ng isa para makapagdagdag.',
  cards_payee_first: 'I-set muna ang payee name: dapat nakapangalan doon ang mga card at e-wallet.',
  card_default: 'Pangunahin',
  payee_other: 'Walang pagkakatulad ang pangalang ito sa ibinigay mo sa verification',
  payee_stated: 'Ito ang pangalang ibinigay mo sa verification.',
  payee_differs:
    'Iba ito sa {name}, ang pangalang ibinigay mo sa verification. Kapag napatunayan na ang ID mo, doon nakapangalan ang mga account; ang nasa ibang anyo nito ay titingnan muna ng tao.',
  card_review: 'Tinitingnan pa',
  card_review_owner:
    'Tinitingnan pa, dahil may ibang account dito na may ganitong numero. Karaniwan hanggang {at}.',
  card_review_name:
    'Tinitingnan pa, dahil iba ang pangalan nito sa ID mo. Karaniwan hanggang {at}.',
  card_review_refused:
    'Tinitingnan pa, dahil tinanggihan ng bangko ang isang bayad dito. Karaniwan hanggang {at}.',
  card_review_late: 'Tinitingnan pa, mas matagal kaysa karaniwan. Makapagsasabi ang aming service.',
  card_waits: 'Magagamit mula {at}',
  card_ready: 'Handa nang gamitin',
  card_make_default: 'Gawing pangunahin',
  card_remove: 'Alisin',
  card_remove_title: 'Alisin ang {card}',
  card_default_title: 'Gawing pangunahin ang {card}',
  card_removed: 'Inalis na ang {card}',
  card_added: 'Naidagdag na ang {card}',
  bank: 'Bangko o e-wallet',
  wallet_number: 'Mobile number ng e-wallet',
  account_number: 'Account number',
  account_number_help: 'Mga numero gaya ng nasa card o app mo',
  holder: 'May-ari ng account',
  branch: 'Branch (kung alam mo)',
  back_to_cards: 'Bumalik sa mga card ko',
  bank_required: 'Pumili ng bangko o e-wallet',
  number_format: 'Hindi tugma ang numero sa bangko o e-wallet',
  holder_other: 'Dapat payee name mo ang may-ari',
  branch_long: 'Hanggang 60 na karakter lang',
};
