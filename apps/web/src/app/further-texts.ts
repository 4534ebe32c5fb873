import type { Texts } from '@palaro/client';
import { inLanguage, loadDictionary, type Language } from '@palaro/kernel';

/** English texts in a further language, by its dictionary; the first of them loads it. */
export async function translated(english: Texts, language: Language): Promise<Texts> {
  await loadDictionary(language);
  return inLanguage({ EN: english, TY: english }, language);
}
