import { createStore, readStored, useStore, writeStored } from '@palaro/client';

/** `system` follows the device; the shell applies a remembered choice before the first screen. */
export type Theme = 'system' | 'dark' | 'light';

const stored = readStored('theme');
const theme = createStore<Theme>(stored === 'dark' || stored === 'light' ? stored : 'system');

export const useTheme = () => useStore(theme);

export function chooseTheme(next: Theme): void {
  const root = document.documentElement;
  if (next === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  writeStored('theme', next === 'system' ? null : next);
  theme.set(next);
}
