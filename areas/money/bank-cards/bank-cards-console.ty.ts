import type { Messages } from '@palaro/api';
import type { en } from './bank-cards-console.en.ts';

export const ty: Messages<typeof en> = {
  title: 'Susuriing card',
  none: 'Walang card na naghihintay',
  member: 'Member',
  card: 'Card',
  why: 'Bakit naghihintay',
  'why.owner': 'May ibang member na gumagamit nito',
  'why.name': 'Hindi tugma sa verified na pangalan',
  'why.refused': 'Tinanggihan ng bangko',
  added: 'Idinagdag',
  view: 'Ipakita ang mga pangalan',
  view_title: 'Ipakita kung kanino ang card?',
  holder: 'May-ari',
  payee: 'Verified na pangalan',
  others: 'Iba pang may ganitong numero',
  nobody: 'Wala',
  removed: '{account}, inalis na',
  approve: 'Payagang padalhan ng pera',
  approve_title: 'Payagang padalhan ng pera ang {card}?',
  approve_text: 'Makakapag-withdraw si {account} dito pagkatapos ng hintay nito.',
  refuse: 'Alisin',
  refuse_title: 'Alisin ang {card}?',
  refuse_text: 'Sasabihan si {account} at puwede siyang magdagdag ng iba.',
};
