import type { Messages } from '@palaro/api';
import type { en } from './members.en.ts';

export const ty: Messages<typeof en> = {
  'error.members.search_wide':
    'Mag-type po ng tatlong letra o higit pa mula sa simula. Babasahin ang lahat kapag gitna ng salita ang hinanap.',
  'error.members.limit_period': 'Sa stake lang po ang limit kada taya; sa panahon ang iba.',
  'error.members.case_of_identity':
    'Hawak ng pasya sa ID ang kasong ito. Matatapos ito kasabay ng pasya.',
  'error.members.nothing_imposed': 'Walang operator na nagpataw nito, kaya walang babawiin.',
  'error.members.blocked': 'Nakaharang na ito.',
  'error.members.export_over':
    'Hindi na makukuha ang file na ito, o walang pumayag. Humingi po ng bago.',
  'error.members.type_book':
    'Hindi puwedeng maging test account ang member na may totoong pera, o pabaligtad.',
  'error.members.type_downline':
    'May nasa ilalim ng member na ito na hindi tugma sa bagong uri. Ilipat po muna sila.',
};
