import { sound } from '../sound.ts';
import { useChips } from './ChipsHeld.tsx';
import { doubled, fits, sameZones, withChip, type Zones } from './placing.ts';

/** What a player does with chips on a table on which `zones` lie. Each answers whether it did. */
export function usePlacing(zones: Zones, change: (zones: Zones) => void) {
  const { limits, chip, past, keep, dropLast } = useChips();
  function put(next: Zones): boolean {
    if (sameZones(next, zones)) return false;
    sound.tick();
    keep(zones);
    change(next);
    return true;
  }
  return {
    place: (zone: string) => put(withChip(zones, zone, chip, limits)),
    clear: () => put({}),
    double: () => put(doubled(zones, limits)),
    again: (played: Zones) => fits(played, limits) && put(played),
    undo(): boolean {
      const before = past[past.length - 1];
      if (!before) return false;
      sound.tick();
      dropLast();
      change(before);
      return true;
    },
    can: {
      undo: past.length > 0,
      clear: Object.keys(zones).length > 0,
      double: !sameZones(doubled(zones, limits), zones),
      again: (played: Zones | null) =>
        played !== null && fits(played, limits) && !sameZones(played, zones),
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
