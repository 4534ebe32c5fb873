import type { TextKey } from '@palaro/api';
import { t } from './language.ts';

/** Turns the message keys of rules into texts for a form; fields without a key are left out. */
export function ruleMessages<N extends string>(
  keys: Partial<Record<N, string | null>>,
): { [K in N]?: string } {
  const messages: { [K in N]?: string } = {};
  for (const name of Object.keys(keys) as N[]) {
    const key = keys[name];
    if (key) messages[name] = t(key as TextKey);
  }
  return messages;
}
