/**
 * The fewest digits that a country's pattern of mobile numbers accepts, without a leading 0. The
 * message names this count (FGT-07).
 */
export const leastDigits = (pattern: string): number =>
  pattern
    .replace(/^\^(0\?)?|\$$/g, '')
    .replace(/\\d\{(\d+)(,\d+)?\}/g, (_whole, least: string) => 'x'.repeat(Number(least)))
    .replace(/\[[^\]]+\]/g, 'x').length;
