const UNITS = 10_000;

/**
 * Stakes that fill `missing` where only `percent` of a bet counts: a decimal text, rounded up to
 * the next 1/10,000; null where nothing counts (docs/domain/promotions.md §4).
 */
export function betFor(missing: string, percent: number): string | null {
  if (percent <= 0) return null;
  const units = Math.ceil((Math.round(Number(missing) * UNITS) * 100) / percent);
  return `${Math.floor(units / UNITS)}.${String(units % UNITS).padStart(4, '0')}`;
}
