import type { Messages } from '@palaro/api';
import type { en } from './play-console.en.ts';

export const ty: Messages<typeof en> = {
  returns: 'Mga balik',
  about:
    'Kung magkano ang ibinalik ng sarili nating mga laro sa bawat ₱100 na taya, katabi ng nakasaad sa sheet nila. Hinuhusgahan ang bloke kapag may 100,000 round na; ang ± ay kung hanggang saan puwedeng umabot ang suwerte lang.',
  game: 'Laro',
  sheet: 'Sheet',
  measured: 'Nasukat',
  rounds: 'Mga round',
  stakes: 'Mga taya',
  payouts: 'Mga bayad',
  last_block: 'Huling buong bloke',
  greatest: 'Pinakamalaking panalo',
  open: 'Bukas na taya',
  most: 'Puwede pang ibayad',
  'verdict.few': 'Hindi pa buo',
  'verdict.within': 'Tama ang balik',
  'verdict.above': 'Sobra ang bayad',
  'verdict.below': 'Kulang ang bayad',
};
