import type { Endpoint } from '@palaro/api';
import { queryKey } from './bundle.ts';
import { rememberIn } from './cache.ts';
import { onLanguageSettled } from './language.ts';
import { readStored, readStoredJson, writeStored, type StorageKey } from './storage.ts';

/** A call whose last answer is kept in the visit's storage, under the specification's name. */
export interface KeptAnswer {
  /**
   * Only the path is needed, so the definitions of calls of later pages are not loaded for this.
   */
  endpoint: Pick<Endpoint, 'path'>;
  input?: object;
  as: StorageKey;
}

/**
 * Keeps the last answers of some calls (APP-17). The next page of this visit shows them at once and
 * reads them again. They are forgotten for another account, language or `build`.
 */
export function keepAnswers(rows: readonly KeptAnswer[], build: string): void {
  const names = new Map(
    rows.map(({ endpoint, input, as }) => [queryKey(endpoint, input), as] as const),
  );
  const forget = () => names.forEach((as) => writeStored(as, null));
  if (readStored('keptBy') !== build) forget();
  rememberIn({
    recall(key) {
      const as = names.get(key);
      return (as && readStoredJson(as)) ?? undefined;
    },
    keep(key, value) {
      const as = names.get(key);
      if (!as) return;
      writeStored(as, value === undefined ? null : JSON.stringify(value));
      writeStored('keptBy', build);
    },
  });
  onLanguageSettled(forget);
}
