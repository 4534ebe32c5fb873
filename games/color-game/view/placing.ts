import { Money } from '@palaro/kernel';
import type { ColorGameParams } from '../card.ts';

type Zones = ColorGameParams['zones'];

/** All stakes on the table, a decimal string. */
export const totalOf = (zones: Zones): string =>
  Money.text(Money.sum(Object.values(zones).map(Money.of)));

/** The table with a chip more on a zone, or with what is left up to the greatest total. */
export function withChip(zones: Zones, zone: string, chip: string, most: string): Zones {
  const room = Money.of(most) - Money.of(totalOf(zones));
  const added = Money.of(chip) < room ? Money.of(chip) : room;
  if (added <= Money.zero) return zones;
  return { ...zones, [zone]: Money.text(Money.of(zones[zone] ?? '0.0000') + added) };
}

/** Every stake twice; the same table where the total would be too great. */
export function doubled(zones: Zones, most: string): Zones {
  if (Money.of(totalOf(zones)) * 2n > Money.of(most)) return zones;
  const twice = Object.entries(zones).map(([zone, stake]) => [
    zone,
    Money.text(Money.of(stake) * 2n),
  ]);
  return Object.fromEntries(twice) as Zones;
}

/** Whether the same stakes lie on the same zones. */
export function sameZones(a: Zones, b: Zones): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
