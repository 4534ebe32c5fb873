import { t } from '@palaro/client';
import type { Ratio } from '@palaro/kernel';
import { decimalText } from '../../fractions.ts';
import { COLOURS, RETURN_TENTHS, ZONES, type Faces, type Zone } from '../zones.ts';

/** A colour's name by its place. */
export const colourName = (colour: number) => t(`color-game.${COLOURS[colour] ?? 'red'}`);

/** The letter that a die's face and a field carry besides the colour. */
export const letterOf = (colour: number) => (COLOURS[colour] ?? '').slice(0, 1).toUpperCase();

export const lettersOf = (faces: Faces) => faces.map(letterOf).join(' ');
export const namesOf = (faces: Faces) => faces.map(colourName).join(', ');

export function zoneName(zone: Zone): string {
  switch (zone.kind) {
    case 'single':
      return colourName(zone.colour);
    case 'triple':
      return t('color-game.triple_of', { colour: colourName(zone.colour) });
    case 'two': {
      const [first, second] = zone.colours;
      return t('color-game.two_of', { first: colourName(first), second: colourName(second) });
    }
    case 'pair':
      return t('color-game.pair');
    case 'any-triple':
      return t('color-game.any_triple');
  }
}

export function nameOfId(id: string): string {
  const zone = ZONES.find((one) => one.id === id);
  return zone ? zoneName(zone) : id;
}

/** `2× 3× 12×`, `6.9×` */
export function returnsText({ kind }: Zone): string {
  const tenths = RETURN_TENTHS[kind];
  const all = typeof tenths === 'number' ? [tenths] : tenths.slice(1);
  return all.map((one) => `${one / 10}×`).join(' ');
}

/** `42.12 %`, cut to two decimals. */
export const percentText = ({ num, den }: Ratio) => `${decimalText({ num: num * 100n, den }, 2)} %`;
