import type { Messages } from '@palaro/api';
import type { en } from './dragon-tiger.en.ts';

/** Texts of Dragon-Tiger in Filipino. */
export const ty: Messages<typeof en> = {
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tabla',
  'suited-tie': 'Tabla sa palo',
  'dragon-big': 'Big ng dragon',
  'dragon-small': 'Small ng dragon',
  'dragon-red': 'Pula ng dragon',
  'dragon-black': 'Itim ng dragon',
  'tiger-big': 'Big ng tiger',
  'tiger-small': 'Small ng tiger',
  'tiger-red': 'Pula ng tiger',
  'tiger-black': 'Itim ng tiger',
  big: 'Big',
  small: 'Small',
  red: 'Pula',
  black: 'Itim',
  half: 'kapag tabla, kalahati ng taya ang bumabalik',
  letter_dragon: 'D',
  letter_tiger: 'T',
  letter_tie: '=',
  hand: 'Laro {hand}',
  last: 'Huling laro',
  wins: 'panalo',
  suited: 'Parehong palo',
  roads: 'Mga laro ng shoe na ito',
  say: 'Sa dragon: {dragon}. Sa tiger: {tiger}.',
  say_dragon: 'Panalo ang dragon.',
  say_tiger: 'Panalo ang tiger.',
  say_tie: 'Tabla ang laro.',
  say_suited: 'Tabla sa parehong palo.',
  rules:
    'Tig-isang baraha ang dragon at ang tiger. Panalo ang mas mataas na ranggo; king ang pinakamataas, alas ang pinakamababa, at hindi binibilang ang palo.',
  rules_tie:
    'Tabla kapag pareho ang ranggo: kalahati ng taya sa dragon o tiger ang bumabalik. Sa tabla sa palo, pareho dapat ang ranggo at palo ng dalawang baraha.',
  rules_cards:
    'Big ang 8 hanggang king, small ang alas hanggang 6; talo ang dalawa sa 7. Pula ang hearts at diamonds, itim ang spades at clubs.',
  rules_shoe:
    'Galing ang mga baraha sa shoe na may walong deck, isang beses binalasa ng draw. Ipinapakita ang unang baraha at nilalaktawan ang kasindami ng bilang nito; huling laro ng shoe ang laro kung saan inilatag ang ika-13 baraha mula sa dulo o ang mas huli pa.',
  field: 'Taya',
  pays: 'Bayad',
  burnt: 'Sunog',
  burn: 'Unang baraha: {card}. Laro {hand} ng shoe.',
};
