import type { Messages } from '@palaro/api';
import type { en } from './applications.en.ts';

/** Filipino of the promotions that are applied for. */
export const ty: Messages<typeof en> = {
  cond_apply:
    'Mag-apply nang may komentong hanggang {comment} letra, hanggang {pictures} larawan, o pareho. Tao sa team namin ang titingin.',
  cond_cap: 'Sa bawat application pinagpapasyahan ang ibibigay, hanggang {cap}.',
  cond_turnover:
    'Papasok sa balanse mo ang premyo kapag kinuha mo. Puwedeng kailanganin mong itaya ito nang hanggang {times}× bago mag-withdraw; nakasulat iyon sa tabi ng premyo bago mo kunin.',
  cond_free: 'Papasok sa balanse mo ang premyo kapag kinuha mo, at puwede mo agad i-withdraw.',
  cond_reapply:
    'Kapag hindi naaprubahan, mababasa mo kung bakit, at puwede ka pang mag-apply nang {count} beses.',
  cond_reapply_once:
    'Kapag hindi naaprubahan, mababasa mo kung bakit, at puwede ka pang mag-apply nang isang beses.',
  cond_final: 'Kapag hindi naaprubahan, mababasa mo kung bakit. Hindi na ito maipapadala ulit.',
  cond_once: 'Isang beses sa bawat tao at sa bawat device.',
  cond_budget:
    'Hindi na tumatanggap ng bagong application kapag kulang na sa {cap} ang budget. Pagpapasyahan pa rin ang mga nauna nang naipadala.',

  title: 'Application mo',
  intro: 'Team lang namin ang makakakita ng komento at mga larawan mo.',
  comment: 'Komento',
  comment_help: 'Hanggang {most} letra.',
  comment_over: 'Sobra ng {over, plural, one {# letra} other {# letra}}.',
  comment_left: '{length} sa {most}',
  pictures: 'Mga larawan',
  pictures_help: 'Hanggang {most} larawan, JPG o PNG, tig-5 MB.',
  picture_add: 'Magdagdag ng larawan',
  picture_chosen: 'Larawan {number}',
  picture_remove: 'Alisin ang larawan {number}',
  pictures_full: 'Kumpleto na ang {most} larawan. Mag-alis ng isa para makapagdagdag.',
  pictures_many: '{most} larawan lang ang kasya; hindi isinama ang iba.',
  picture_sent: 'Larawan {number} na ipinadala mo',
  empty: 'Sumulat muna ng komento o magdagdag ng larawan.',
  send: 'Ipadala ang application',
  sending: 'Ipinapadala',
  log_in: 'Mag-log in para mag-apply',
  try_again: 'Subukan ulit',

  under_review: 'Tinitingnan ito ng team namin. May darating sa inbox mo kapag napagpasyahan na.',
  sent_at: 'Ipinadala {at}',
  rejected: 'Hindi naaprubahan ang application mo.',
  apply_again: 'Mag-apply ulit',
  tries_left:
    '{count, plural, one {Puwede ka pang mag-apply nang isang beses.} other {Puwede ka pang mag-apply nang # beses.}}',
  no_tries: 'Hindi ka na puwedeng mag-apply sa promong ito.',
  closed: 'Hindi muna tumatanggap ng bagong application.',
  approved: 'Naaprubahan ang application mo.',

  'reason.not_met': 'Hindi nito natugunan ang kondisyon ng promo.',
  'reason.incomplete': 'May kulang dito.',
  'reason.unreadable': 'Hindi mabasa ang mga larawan.',
  'reason.not_own': 'Ibang tao ang makikita, o larawan ito ng iba.',
  'reason.duplicate': 'Naipadala na ito dati.',
  'reason.other': 'Iba pang dahilan.',

  'error.promo.too_many_images':
    'Tatlong larawan lang ang kasya. Mag-alis ng ilan at ipadala ulit.',
  'error.promo.image_type':
    'JPG at PNG lang ang puwedeng ipadala, at may isa ritong hindi ganoon. Pumili ng iba.',
  'error.promo.comment_long': 'Hanggang 140 letra lang ang komento. Paikliin at ipadala ulit.',
  'error.promo.application_empty': 'Sumulat ng komento o magdagdag ng larawan, saka ipadala.',
  'error.promo.above_cap':
    'Hanggang {cap} ang ibinibigay ng promong ito, at hanggang {times}× ang taya. Babaan mo.',
  'error.promo.reason_unknown': 'Walang ganitong dahilan ang promong ito. Pumili sa listahan.',
  'error.promo.application_decided':
    'May nauna na: napagpasyahan na ang application na ito. Nasa listahan ang mga naghihintay.',
  'error.promo.application_waits':
    'Pangalawang tao ang nagpapasya sa application na ito. Tingnan ang mga approval.',
  past: 'Hindi ito masasabi ng nakaraan, dahil ang mga reviewer ang nagpapasya kung sino ang bibigyan, hanggang {cap} bawat isa. Ang badyet ang hangganan ng gastos.',
};
