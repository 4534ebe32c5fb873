/** The most telling word first: a browser names its relatives too. */
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
 * What people call a device, from what its browser says of itself: `Chrome, Android`; empty where
 * it says neither.
 */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([word]) => userAgent.includes(word))?.[1];
  const machine = MACHINES.find((word) => userAgent.includes(word));
  return [browser, machine && (CALLED[machine] ?? machine)].filter(Boolean).join(', ');
}
