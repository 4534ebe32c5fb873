/**
 * How many digits a country's pattern of mobile numbers asks for at least, without the 0 that may
 * stand in front: what the message names (FGT-07).
 */
export const leastDigits = (pattern: string): number =>
  pattern
    .replace(/^\^(0\?)?|\$$/g, '')
    .replace(/\\d\{(\d+)(,\d+)?\}/g, (_whole, least: string) => 'x'.repeat(Number(least)))
    .replace(/\[[^\]]+\]/g, 'x').length;
