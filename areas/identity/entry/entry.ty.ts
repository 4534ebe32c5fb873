import type { Messages } from '@palaro/api';
import type { en } from './entry.en.ts';

export const ty: Messages<typeof en> = {
  back: 'Bumalik',
  close: 'Isara',
  login_help: 'Welcome po ulit. Masaya kaming makita ka.',
  ask_help: 'Mag-log in po muna. Tuloy ka agad sa pinuntahan mo.',
  forgot: 'Nakalimutan ang password?',
  no_account: 'Wala pang account?',
  open_account: 'Gumawa ng account',
  game_free: 'Gamit ang play money: walang account, walang deposit, walang mawawala.',
  game_real: 'Totoong laro, gamit ang account:',
  try_free: 'Subukan nang libre',
  try_help: 'Gamit ang play money, hindi kailangan ng account. O mag-log in para sa totoong laro:',
  register_title: 'Gumawa ng account',
  register_help: 'Isang minuto lang, pasok ka na. Kailangang punan ang may bituin.',
  have_account: 'May account ka na po ba?',
  log_in: 'Mag-log in',
  trial_title: 'Libreng subok',
  trial_lead: 'Sumubok muna',
  trial_help: 'Maglaro gamit ang play money. Walang account, walang deposit, walang mawawala.',
  trial_have: 'May account na? Mag-log in',
};
