/**
 * The twenty targets of docs/domain/games.md §7. `threshold` of 2³² catch it; `times` multiples of
 * the bullet are paid. `weight` of 256 are spawned as it; `radius` is its size in the water,
 * `swims` the milliseconds that it takes to cross it.
 */
export interface Target {
  id: string;
  /** Null: the prize is drawn when it is caught. */
  times: number | null;
  threshold: number;
  weight: number;
  radius: number;
  swims: number;
}

const target = (
  id: string,
  times: number | null,
  threshold: number,
  [weight, radius, swims]: [number, number, number],
): Target => ({ id, times, threshold, weight, radius, swims });

export const TARGETS: readonly Target[] = [
  target('dilis', 2, 2_061_584_302, [40, 30, 14_000]),
  target('galunggong', 3, 1_374_389_534, [34, 34, 14_500]),
  target('tamban', 4, 1_030_792_151, [30, 34, 15_000]),
  target('bangus', 5, 824_633_720, [26, 42, 16_000]),
  target('tilapia', 6, 687_194_767, [22, 42, 16_500]),
  target('lapu-lapu', 8, 515_396_075, [18, 48, 17_500]),
  target('maya-maya', 10, 412_316_860, [16, 48, 17_500]),
  target('pusit', 12, 343_597_383, [13, 48, 18_000]),
  target('talakitok', 15, 274_877_906, [11, 54, 17_000]),
  target('pugita', 20, 206_158_430, [9, 58, 20_000]),
  target('alimango', 25, 164_926_744, [7, 54, 21_000]),
  target('sugpo', 30, 137_438_953, [6, 56, 19_000]),
  target('pawikan', 40, 103_079_215, [5, 70, 22_000]),
  target('pating-puti', 60, 68_719_476, [4, 92, 19_000]),
  target('butanding', 80, 51_539_607, [3, 104, 24_000]),
  target('dugong', 100, 41_231_686, [3, 92, 24_000]),
  target('gintong-buwaya', 200, 20_615_843, [2, 100, 23_000]),
  target('bakunawa', 500, 8_246_337, [1, 116, 26_000]),
  target('paputok-crab', null, 178_299_182, [3, 58, 21_000]),
  target('kidlat-eel', null, 137_438_953, [3, 70, 19_000]),
];

export const targetAt = (index: number): Target => {
  const found = TARGETS[index];
  if (!found) throw new RangeError(`there is no target ${index}`);
  return found;
};

/** The crab's prizes, by weights of 16. */
export const CRAB_PRIZES = [10, 20, 30, 50, 100] as const;
export const CRAB_WEIGHTS = [8, 4, 2, 1, 1] as const;
/** The eel pays so much, and more for each further link of its lightning. */
export const EEL = { base: 15, link: 5, links: 7 } as const;
