import type { Messages } from '@palaro/api';
import type { en } from './lucky-draw.en.ts';

export const ty: Messages<typeof en> = {
  title: 'Lucky draw',
  more_title: 'Mga bunot ko',
  try_again: 'Subukan muli',
  none: 'Walang lucky draw ngayon.',
  none_help: 'Makikita rito at sa sentro ng promo ang susunod.',
  to_activity: 'Sa sentro ng promo',

  chances: 'Mga bunot ngayong araw',
  chances_left: '{left} pa sa {earned}',
  chances_of: '{left} pa sa {earned} bunot ngayong araw',
  bets: 'Naitaya ngayong araw',
  missing: 'Tumaya pa ng {amount} ngayong araw para sa susunod na bunot.',
  no_more: 'Nagamit mo na ang lahat ng bunot ngayong araw. May bago pagsapit ng hatinggabi.',
  log_in: 'Mag-log in para bumunot',
  not_open: 'Nakahinto ang mga alok sa iyo habang nagpapahinga ka, kaya walang mabubunot.',
  draw: 'Bumunot ng premyo',
  drawing: 'Bumubunot',
  play: 'Maglaro para sa bunot',

  prizes: 'Mga premyo',
  usual: 'Lahat ng ibang bunot',
  odds: '{odds} %',
  left: '{left} pa sa {stock}',
  gone: 'Ubos na: ang huling premyo sa listahan ang ibabayad',
  endless: 'Walang limitasyon',
  how: 'Paano ito gumagana',
  rule_free: 'May {free} libreng bunot bawat araw.',
  rule_free_more: 'May {free} libreng bunot bawat araw.',
  rule_bet_for:
    'May isa pang bunot sa bawat {amount} na wastong taya sa isang araw, hanggang {most} bunot bawat araw.',
  rule_day:
    'Nagtatapos sa hatinggabi sa Maynila ang mga bunot ng araw. Maaaring sandali bago mabilang ang taya.',
  rule_times: 'Papasok agad ang premyo sa balanse mo. Itaya ito nang {times}× bago i-withdraw.',
  rule_no_bet: 'Papasok agad ang premyo sa balanse mo, at puwede mo itong i-withdraw.',
  rule_gone:
    'Hindi nagbabago ang tsansa. Kapag ubos na ang isang premyo, ang huli sa listahan ang ibabayad sa mga bunot nito.',

  proof_title: 'Paano napatutunayan ang bunot',
  proof_how:
    'Nakatakda na ang seed namin para sa susunod mong bunot: ito ang hash nito. Magdaragdag ang device mo ng sariling seed kapag bumunot ka, at pareho silang magpapasya. Makikita mo ang seed namin kasama ng premyo.',
  seed_hash: 'Hash ng seed namin',
  own_seed: 'Seed mo',
  own_seed_help: 'Kahit anong letra at numero. Ito ang pinili ng device mo.',
  server_seed: 'Seed namin',
  nonce: 'Bilang',

  winners: 'Mga huling premyo',
  no_winners: 'Wala pang bumunot.',
  mine: 'Mga bunot ko',
  mine_none: 'Hindi ka pa bumubunot.',
  not_loaded: 'Hindi ma-load ang mga bunot mo.',
  loading: 'Naglo-load',
  close: 'Isara',
  draw_no: 'Bunot {draw}',
  drawn_gone: 'Bunot {draw}: ubos na ang premyo nito',
  check: 'Suriin ang bunot na ito',
  check_right: 'Tama: ito ang premyong ibinigay ng mga seed, at tugma ang hash ng seed namin.',
  check_wrong: 'Hindi ito ang premyong ibinigay ng mga seed. Sabihin mo sa serbisyo.',

  cond_prize: '{amount}: {odds} % ng mga bunot, {stock} lahat.',
  cond_usual: '{amount}: lahat ng ibang bunot, {odds} %.',
  cond_free: 'Mga bunot bawat araw na walang taya: {free}.',
  cond_bet_for:
    'Isa pang bunot sa bawat {betFor} na wastong taya sa isang araw, hanggang {most} bunot bawat araw.',
  cond_day:
    'Nagtatapos sa hatinggabi sa Maynila ang mga bunot ng araw. Kapag ubos na ang isang premyo, ang karaniwan ang ibabayad.',
  cond_bet: 'Papasok sa balanse mo ang premyo. Itaya ito nang {times}× bago i-withdraw.',
  cond_no_bet: 'Papasok sa balanse mo ang premyo, at puwede mo itong i-withdraw agad.',
  cond_seeds:
    'Ang seed namin at ang seed mo ang nagpapasya sa bawat bunot; masusuri mo ito pagkatapos.',

  'error.lucky.no_chance':
    'Wala ka nang bunot ngayon. Tumaya pa ng {missing} ngayong araw para sa susunod.',
  'error.lucky.no_chance_today':
    'Nagamit mo na ang lahat ng bunot ngayong araw. May bago pagsapit ng hatinggabi.',
  'error.lucky.changed': 'Bumunot ka na sa iba. Ipinapakita na ng pahina ang susunod mong bunot.',
  'error.lucky.odds':
    'Ibigay ang halaga, tsansa at dami ng bawat premyo, pinakamalaki muna, at magtira ng tsansa para sa karaniwan.',
  past: 'Hindi masasabi ng nakaraan kung ilan ang bubunot. Ayon sa tsansa, {expected} ang karaniwang bayad ng bunot; hanggang {most} sa isang araw ang member. Ang badyet ang hangganan ng gastos.',
  past_held: 'Umaabot sa {held} ang lahat ng premyong may bilang.',
};
