import type { Messages } from '@palaro/api';
import type { en } from './club.en.ts';

export const ty: Messages<typeof en> = {
  title: 'VIP room',
  your_level: 'Level mo',
  loading: 'Naglo-load',
  try_again: 'Subukan ulit',
  to_next: 'Papunta sa {level}',
  at_top: 'Ito na ang pinakamataas na level.',
  deposits: 'Mga deposito',
  bets: 'Valid bets',
  of: '{amount} sa {needed}',
  keep: 'Para manatili',
  keep_text:
    'Tuwing unang araw ng buwan, tinitingnan namin ang 90 araw. {played} ang naitaya mo; {keep} ang kailangan para manatili ang level na ito, at bababa ito ng isa kapag kulang.',
  keep_none: 'Walang kailangan para manatili sa unang level.',
  given: 'Ibinibigay ng {level}',
  gives_nothing: 'Wala pa: nagsisimula ang mga premyo sa VIP 1.',
  all_levels: 'Lahat ng level',
  'benefit.levelUp': 'Kapag naabot mo',
  'benefit.weekly': 'Linggo-linggo',
  'benefit.monthly': 'Buwan-buwan',
  'benefit.birthday': 'Para sa birthday mo',
  needs: 'Deposito na {deposit} at valid bets na {validBet}',
  rebate: 'Rebate: slots {slots} %, mesa {tables} %, sports {sports} %',
  rules: 'Paano ito gumagana',
  rule_rise:
    'Tataas ka kapag naabot ang dalawang kabuuan; isang beses binabayaran ang premyo ng bawat nadaanang level.',
  rule_week:
    'Tuwing Lunes, dumarating ang lingguhang premyo sa tumaya ng ₱1,000 noong nakaraang linggo.',
  rule_month:
    'Tuwing unang araw, dumarating ang buwanang premyo sa tumaya ng ₱5,000 noong nakaraang buwan.',
  rule_birthday: 'Kailangan ng beripikadong petsa ng kapanganakan para sa premyo sa birthday.',
  rule_claim:
    'Pitong araw naghihintay ang premyo sa reward center at isang beses itinataya bago i-withdraw.',
  to_rewards: 'Pumunta sa reward center',
  play: 'Pumunta sa mga laro',
};
