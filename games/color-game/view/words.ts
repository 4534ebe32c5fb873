import { t } from '@palaro/client';
import type { Ratio } from '@palaro/kernel';
import { decimalText } from '../../fractions.ts';
import { COLOURS, RETURN_TENTHS, type Faces, type Zone } from '../zones.ts';
import { colourWords } from './colour-words.ts';

export const { colourName, namesOf, zoneName, nameOfId } = colourWords({
  colour: (name) => t(`color-game.${name}`),
  tripleOf: (colour) => t('color-game.triple_of', { colour }),
  twoOf: (first, second) => t('color-game.two_of', { first, second }),
  pair: () => t('color-game.pair'),
  anyTriple: () => t('color-game.any_triple'),
});

/** The letter that a die's face and a field carry besides the colour. */
export const letterOf = (colour: number) => (COLOURS[colour] ?? '').slice(0, 1).toUpperCase();

export const lettersOf = (faces: Faces) => faces.map(letterOf).join(' ');

/** `2× 3× 12×`, `6.9×` */
export function returnsText({ kind }: Zone): string {
  const tenths = RETURN_TENTHS[kind];
  const all = typeof tenths === 'number' ? [tenths] : tenths.slice(1);
  return all.map((one) => `${one / 10}×`).join(' ');
}

/** `42.12 %`, cut to two decimals. */
export const percentText = ({ num, den }: Ratio) => `${decimalText({ num: num * 100n, den }, 2)} %`;
