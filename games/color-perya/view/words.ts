import { t } from '@palaro/client';
import { colourWords } from '../../color-game/view/colour-words.ts';

export const { colourName, namesOf, zoneName, nameOfId } = colourWords({
  colour: (name) => t(`color-perya.${name}`),
  tripleOf: (colour) => t('color-perya.triple_of', { colour }),
  twoOf: (first, second) => t('color-perya.two_of', { first, second }),
  pair: () => t('color-perya.pair'),
  anyTriple: () => t('color-perya.any_triple'),
});
