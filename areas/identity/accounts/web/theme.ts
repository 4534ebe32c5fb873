import { createStore, readStored, useStore, writeStored } from '@palaro/client';

/** Dark where nothing was chosen; `system` follows the device. */
export type Theme = 'system' | 'dark' | 'light';

const stored = readStored('theme');
const theme = createStore<Theme>(stored === 'system' || stored === 'light' ? stored : 'dark');

export const useTheme = () => useStore(theme);

/**
 * Stores a choice and applies it. On the next load `early.js` applies it before the first paint.
 */
export function chooseTheme(next: Theme): void {
  document.documentElement.dataset['theme'] = next;
  writeStored('theme', next === 'dark' ? null : next);
  theme.set(next);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
