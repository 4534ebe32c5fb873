import { t } from '@palaro/client';
import type { RouletteResult } from '../spin.ts';
import { colourOf, rouletteZone, wonHundredths, type RouletteZone } from '../zones.ts';

/** A zone's name: `Split 17, 20`, `Six line 1–6`, `Red`. */
export function zoneName(id: string): string {
  const { kind, covers } = rouletteZone(id);
  const first = covers[0] ?? 0;
  const last = covers.at(-1) ?? 0;
  const text = kind === 'line' || kind === 'dozen' ? `${first}–${last}` : covers.join(', ');
  const numbers = kind === 'column' ? `${covers.slice(0, 3).join(', ')} … ${last}` : text;
  switch (kind) {
    case 'half':
      return t(`roulette.${id as 'red' | 'black' | 'odd' | 'even' | 'low' | 'high'}`);
    case 'first-four':
      return t('roulette.zone_first_four', { numbers });
    default:
      return t(`roulette.zone_${kind}`, { numbers });
  }
}

/** `35:1` */
export const paysOf = (zone: RouletteZone) => `${wonHundredths(zone) / 100 - 1}:1`;
export const paysText = (id: string) => paysOf(rouletteZone(id));

/** The number with everything that it wins outside. */
export function spoken({ pocket }: RouletteResult): string {
  if (pocket === 0) return t('roulette.say_zero');
  return t('roulette.say', {
    number: pocket,
    colour: t(`roulette.${colourOf(pocket)}`).toLowerCase(),
    parity: t(pocket % 2 === 0 ? 'roulette.even' : 'roulette.odd').toLowerCase(),
    half: t(pocket <= 18 ? 'roulette.low' : 'roulette.high'),
  });
}
