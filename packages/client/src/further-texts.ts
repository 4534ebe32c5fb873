import { inLanguage, loadDictionary, type Language } from '@palaro/kernel';
import type { Words } from './texts.ts';

/** Translates English texts with a further language's dictionary, which the first call loads. */
export async function translated(english: Words, language: Language): Promise<Words> {
  await loadDictionary(language);
  return inLanguage({ EN: english, TY: english }, language);
}
