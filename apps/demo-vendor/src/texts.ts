import type { PageLanguage } from './seats.ts';

const EN = {
  title: 'Demo Reels',
  balance: 'Balance',
  trial: 'Free play',
  stake: 'Stake',
  spin: 'Spin',
  back: 'Back',
  carry: 'Move money here or back',
  won: 'You won {amount}',
  lost: 'No win this time',
  paying: 'You won {amount}. It is on its way to your balance.',
  undone: 'The bet could not be confirmed. It does not count, your stake stays yours.',
  refused: 'The bet was not taken: {status}',
  INSUFFICIENT_FUNDS: 'not enough balance',
  LIMIT_REACHED: 'above the limit of this game',
  RG_LIMIT: 'above your own play limit',
  closed: 'the game is closed at the moment',
  ended: 'This game has ended. Go back and open it again.',
  used: 'This page was opened before. Go back and open the game again.',
  unavailable: 'The game cannot be reached. Go back and try again shortly.',
  pays: 'What three of a kind pay',
  cherries: 'two cherries on the left',
  return: 'Return to player {rtp} %, exact over all 4,096 positions',
} as const;

type Texts = Record<keyof typeof EN, string>;

const TY: Texts = {
  title: 'Demo Reels',
  balance: 'Balanse',
  trial: 'Libreng laro',
  stake: 'Taya',
  spin: 'Paikutin',
  back: 'Bumalik',
  carry: 'Magdala ng pera dito o pabalik',
  won: 'Nanalo ka ng {amount}',
  lost: 'Walang panalo ngayon',
  paying: 'Nanalo ka ng {amount}. Papunta na ito sa balanse mo.',
  undone: 'Hindi nakumpirma ang taya. Hindi po ito bibilangin at sa iyo pa rin ang taya mo.',
  refused: 'Hindi tinanggap ang taya: {status}',
  INSUFFICIENT_FUNDS: 'kulang ang balanse',
  LIMIT_REACHED: 'lampas sa limit ng larong ito',
  RG_LIMIT: 'lampas sa sarili mong limit sa paglalaro',
  closed: 'sarado muna ang laro',
  ended: 'Tapos na ang larong ito. Bumalik po at buksan ulit.',
  used: 'Nabuksan na ang pahinang ito. Bumalik po at buksan ulit ang laro.',
  unavailable: 'Hindi maabot ang laro. Bumalik po at subukan ulit mamaya.',
  pays: 'Bayad sa tatlong magkapareho',
  cherries: 'dalawang cherry sa kaliwa',
  return: 'Return to player {rtp} %, eksakto sa lahat ng 4,096 posisyon',
};

export const textsOf = (language: PageLanguage): Texts => (language === 'TY' ? TY : EN);

/** Why a bet was refused, in words. */
export function refusalText(texts: Texts, status: string | null): string {
  const known = status as 'INSUFFICIENT_FUNDS' | 'LIMIT_REACHED' | 'RG_LIMIT';
  return texts.refused.replace('{status}', texts[known] ?? texts.closed);
}
