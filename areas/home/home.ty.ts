import type { Messages } from '@palaro/api';
import type { en } from './home.en.ts';

export const ty: Messages<typeof en> = {
  banners: 'Mga tampok',
  banner_n: 'Ipakita ang tampok {n}',
  pause: 'I-pause',
  play: 'Ituloy',
  categories: 'Mga kategorya ng laro',
  see_all: 'Tingnan lahat',
  games_over: 'Higit sa {count} na laro',
  games_count: '{count, plural, other {# na laro}}',
  no_games: 'Wala pang laro sa kategoryang ito',
  not_loaded: 'Hindi na-load ang mga laro',
  try_again: 'Subukan ulit',
  winners: 'Mga bagong panalo',
  adults_only: 'Para lang sa edad {age} pataas.',
  responsible: 'Maglaro para malibang at magpahinga rin.',
};
