import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';

/** Message keys of rules as a form shows them; fields without one are left out. */
export function shown<N extends string>(
  keys: Partial<Record<N, string | null>>,
): { [K in N]?: string } {
  const messages: { [K in N]?: string } = {};
  for (const name of Object.keys(keys) as N[]) {
    const key = keys[name];
    if (key) messages[name] = t(key as TextKey);
  }
  return messages;
}

/** A password that was left empty is asked for by its name. */
export const missingPassword = () => ({ password: t('security.password_required') });
