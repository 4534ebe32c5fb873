import type { Messages } from '@palaro/api';
import type { en } from './rain.en.ts';

export const ty: Messages<typeof en> = {
  title: 'Ulan ng red envelope',
  try_again: 'Subukan ulit',
  none: 'Wala pang nakatakdang ulan ngayon.',
  none_help: 'Makikita ang susunod dito at sa Mga promo bago ito bumagsak.',
  to_activity: 'Sa Mga promo',

  begins: 'Magsisimula {at}',
  joins: 'Puwedeng sumali mula {at}.',
  falls: 'Umuulan na',
  over: 'Tapos na ang ulan na ito.',
  log_in: 'Mag-log in para makasali',
  join: 'Sumali sa ulan',
  joining: 'Sumasali',
  joined: 'Kasali ka na. Buksan ang page na ito bago ito magsimula.',

  what: 'Ano ang babagsak',
  total: 'Kabuuan',
  pieces: 'Mga envelope',
  seconds: 'Tagal',
  seconds_long: '{seconds} segundo',
  rule_each: 'May {least} hanggang {most} ang bawat envelope.',
  rule_once: 'Isang envelope sa bawat tao at device. Hindi mahalaga kung gaano kabilis ang pindot.',
  rule_bet: 'Pupunta sa balance ang makukuha mo. Itaya ito nang {times}× bago i-withdraw.',
  rule_free: 'Pupunta sa balance ang makukuha mo, at puwede itong i-withdraw agad.',
  drawn: 'Nabunot na ang lahat ng envelope. Ito ang hash ng listahan:',
  seed_hash: 'Hash ng seed',
  list_hash: 'Hash ng listahan',

  falling: 'Ulan ng red envelope',
  tap: 'Pindutin ang isang envelope, o ang button.',
  catch: 'Sumalo ng envelope',
  caught: 'Nasalo mo! Sandali, binubuksan na.',
  opening: 'Binubuksan',
  got: 'Nasa balance mo na ang envelope mo.',
  missed: 'Sa iba napunta ang mga envelope ngayon. Puwede ka ulit sa susunod na ulan.',
  not_caught: 'Wala kang nasalo ngayon.',
  not_joined: 'Hindi ka sumali sa ulan na ito.',
  failed: 'Walang envelope na nabayaran sa iyo.',
  next: 'Sa susunod na ulan',

  results: 'Sino ang nakakuha',
  last_results: 'Ang huling ulan',
  taken: '{at}: {taken} sa {pieces} envelope ang nakuha.',
  own: 'Ang envelope mo',
  no_names: 'Walang nakuhang envelope.',
  seed: 'Seed',
  check: 'Suriin ang bunot',
  check_title: 'Paano sinusuri ang bunot',
  check_how:
    'Ang seed ang nagpapasya sa bawat envelope, at ngayon lang ito ipinapakita. Bunutin ulit ang listahan mula rito: dapat pareho ang hash nito at ng seed sa ipinakita bago ang ulan.',
  check_right: 'Tama: pareho ang mga hash ng seed at listahan sa ipinakita noon.',
  check_wrong: 'Hindi tugma ang mga hash. Pakisabi sa service.',

  cond_split: '{pieces} envelope ang babagsak, {least} hanggang {most} ang laman ng bawat isa.',
  cond_once: 'Isang envelope sa bawat tao at device; puwedeng sumali 5 minuto bago magsimula.',
  cond_bet: 'Pupunta ito sa balance. Itaya nang {times}× bago i-withdraw.',
  cond_free: 'Pupunta ito sa balance, at puwedeng i-withdraw agad.',
  cond_drawn:
    'Binubunot ang lahat ng envelope bago ang ulan; kasama nitong ipinapakita ang hash ng listahan.',

  'error.promo.rain_missed': 'Ubos na ang mga envelope. Puwede ka ulit sa susunod na ulan.',
  'error.rain.not_open': 'Hindi pa bukas ang ulan na ito. May countdown sa page nito.',
  'error.rain.ticket': 'Sumali muna sa ulan bago sumalo ng envelope.',
  'error.rain.often': 'Sapat na ang mga subok mo sa ulan na ito.',
  'error.rain.split':
    'Hindi mahahati nang ganito ang budget: dapat nasa pagitan ng pieces × pinakamababa at pieces × pinakamataas, sa buong sentimo.',
  'error.rain.late':
    'Isinusulat at inilalathala ang ulan nang hindi bababa sa sampung minuto bago magsimula.',
  past: 'Hindi masasabi ng nakaraan kung sino ang darating, pero ang buong badyet ang pinakamalaking gastos: {pieces} envelope na {least} hanggang {most}. Bumabalik ang hindi nasalo.',
};
