import { readStoredJson, writeStored } from '@palaro/client';
import type { PopupAudience, PopupFlag } from './popup-rules.ts';

const keyOf = (audience: PopupAudience) => `SHELL_PU_${audience}` as const;

/** What this audience saw last; null if nothing is stored or it cannot be read. */
export function readPopupFlag(audience: PopupAudience): PopupFlag | null {
  const stored = readStoredJson<Partial<PopupFlag>>(keyOf(audience));
  if (typeof stored?.show !== 'boolean' || !Array.isArray(stored.set)) return null;
  const { show, set, language, digests } = stored;
  return { show, set, ...(language && digests && { language, digests }) };
}

export const writePopupFlag = (audience: PopupAudience, flag: PopupFlag): void =>
  writeStored(keyOf(audience), JSON.stringify(flag));
