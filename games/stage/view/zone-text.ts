import { fieldsIn } from './read-input.ts';

const ONE = /^([a-z\d-]+):([1-9]\d{0,4})$/;

/** `red:10,pair:5` as zones with stakes; null if it is not written so. */
export function zonesIn(typed: string, known: (zone: string) => boolean) {
  const zones: Record<string, string> = {};
  for (const one of typed.split(',')) {
    const [, id = '', whole = ''] = ONE.exec(one) ?? [];
    if (id in zones || !known(id)) return null;
    zones[id] = `${whole}.0000`;
  }
  return zones;
}

/** Zones with stakes as `zonesIn` reads them; empty if there are none. */
export const zonesText = (zones: unknown): string =>
  Object.entries(fieldsIn(zones))
    .map(([id, stake]) => `${id}:${String(stake).replace(/\.0+$/, '')}`)
    .join(',');
