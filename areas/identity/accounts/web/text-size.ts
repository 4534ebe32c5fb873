import { createStore, readStored, useStore, writeStored } from '@palaro/client';

/** How large letters are drawn; base.css has the shares. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const stored = readStored('textSize');
const size = createStore<TextSize>(TEXT_SIZES.find((one) => one === stored) ?? 'normal');

export const useTextSize = () => useStore(size);

/**
 * Stores a choice on this device and applies it. On the next load `early.js` applies it before the
 * first paint.
 */
export function chooseTextSize(next: TextSize): void {
  if (next === 'normal') delete document.documentElement.dataset['textSize'];
  else document.documentElement.dataset['textSize'] = next;
  writeStored('textSize', next === 'normal' ? null : next);
  size.set(next);
}
