import { Money } from '@palaro/kernel';

/** What lies on each zone of a table, as decimal strings of whole pesos. */
export type Zones = Readonly<Record<string, string>>;

/** How much may be placed, as decimal strings. */
export interface PlacingLimits {
  /** In all. */
  most: string;
  /** On one zone, where zones have limits of their own. */
  onZone?(zone: string): { least: string; most: string };
}

/** All stakes on the table, a decimal string. */
export const totalOf = (zones: Zones): string =>
  Money.text(Money.sum(Object.values(zones).map(Money.of)));

/** The table with a chip more on a zone, or with what is left up to the limits. */
export function withChip(zones: Zones, zone: string, chip: string, limits: PlacingLimits): Zones {
  const lies = Money.of(zones[zone] ?? '0.0000');
  const { least, most } = limits.onZone?.(zone) ?? { least: '0.0000', most: limits.most };
  const room = lesser(Money.of(limits.most) - Money.of(totalOf(zones)), Money.of(most) - lies);
  const added = lesser(Money.of(chip), room);
  if (added <= Money.zero || lies + added < Money.of(least)) return zones;
  return { ...zones, [zone]: Money.text(lies + added) };
}

const lesser = (one: Money, other: Money) => (one < other ? one : other);

/** Every stake twice; the same table where that would be too much. */
export function doubled(zones: Zones, limits: PlacingLimits): Zones {
  const twice = Object.entries(zones).map(([zone, stake]) => [
    zone,
    Money.text(Money.of(stake) * 2n),
  ]);
  const next = Object.fromEntries(twice) as Zones;
  return fits(next, limits) ? next : zones;
}

/** Whether all of it may be placed. */
export function fits(zones: Zones, { most, onZone }: PlacingLimits): boolean {
  const each = Object.entries(zones).every(([zone, stake]) => {
    const limit = onZone?.(zone);
    if (!limit) return true;
    return Money.of(stake) >= Money.of(limit.least) && Money.of(stake) <= Money.of(limit.most);
  });
  return each && Money.of(totalOf(zones)) <= Money.of(most);
}

/** Whether the same stakes lie on the same zones. */
export function sameZones(a: Zones, b: Zones): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
