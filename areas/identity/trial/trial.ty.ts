import type { Messages } from '@palaro/api';
import type { en } from './trial.en.ts';

export const ty: Messages<typeof en> = {
  'error.trial.age': 'Kumpirmahin po muna na {age} taong gulang ka na o higit pa.',
  money: 'na play money',
  games: 'Lahat ng in-house na laro, at bawat larong puwedeng subukan',
  time: 'Dalawang oras; kusa itong matatapos',
  apart:
    'Hiwalay ang play money: hindi ito napapanalunan bilang totoong pera, at hindi mawi-withdraw',
  of_age: 'Ako ay {age} taong gulang o higit pa.',
  start: 'Maglaro na',
  at_once: '{age} pataas na ako: maglaro nang libre',
};
