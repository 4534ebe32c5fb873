/** The most specific name first, because browsers also name the ones they descend from. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const MACHINES = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const;
const CALLED: Partial<Record<(typeof MACHINES)[number], string>> = {
  Macintosh: 'Mac',
  CrOS: 'Chromebook',
};

/**
 * The name that people give a device, read from its user agent: `Chrome, Android`. Empty where the
 * user agent names neither.
 */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([word]) => userAgent.includes(word))?.[1];
  const machine = MACHINES.find((word) => userAgent.includes(word));
  return [browser, machine && (CALLED[machine] ?? machine)].filter(Boolean).join(', ');
}
