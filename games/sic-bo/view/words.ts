import { t } from '@palaro/client';
import { isTriple, totalOf, type SicBoResult } from '../throw.ts';
import { sicBoReturns, sicBoZone, type SicBoZone } from '../zones.ts';

function nameOf(zone: SicBoZone): string {
  switch (zone.kind) {
    case 'small':
    case 'big':
      return t(`sic-bo.zone_${zone.kind}`);
    case 'odd':
    case 'even':
      return t(`sic-bo.${zone.kind}`);
    case 'any-triple':
      return t('sic-bo.any_triple');
    case 'total':
      return t('sic-bo.zone_total', { total: zone.total });
    case 'two':
      return t('sic-bo.zone_two', { low: zone.faces[0], high: zone.faces[1] });
    default:
      return t(`sic-bo.zone_${zone.kind}`, { face: zone.face });
  }
}

export const zoneName = (id: string) => nameOf(sicBoZone(id));

/** `1:1`, `5.9:1`, `1:1, 2:1, 12:1` */
export const paysOf = (zone: SicBoZone) =>
  sicBoReturns(zone)
    .map((hundredths) => `${(hundredths - 100) / 100}:1`)
    .join(', ');
export const paysText = (id: string) => paysOf(sicBoZone(id));

export type Size = 'small' | 'big' | 'triple';
export const sizeOf = ({ dice }: SicBoResult): Size =>
  isTriple(dice) ? 'triple' : totalOf(dice) <= 10 ? 'small' : 'big';

/** The dice, their total, and what it wins of the even bets. */
export function spoken(result: SicBoResult): string {
  const size = sizeOf(result);
  const total = totalOf(result.dice);
  const dice = result.dice.join(', ');
  if (size === 'triple') return t('sic-bo.say_triple', { dice, total });
  const parity = t(total % 2 === 0 ? 'sic-bo.even' : 'sic-bo.odd').toLowerCase();
  return t('sic-bo.say', { dice, total, size: t(`sic-bo.${size}`).toLowerCase(), parity });
}

/** `4 1 5 = 10` */
export const short = ({ dice }: SicBoResult) => `${dice.join(' ')} = ${totalOf(dice)}`;
