import { chooseLanguage, currentLanguage } from '@palaro/client';
import { languageName, LANGUAGES } from '@palaro/kernel';

/** The language after the current one, with its name in that language, and how to change to it. */
export function otherLanguage() {
  const at = LANGUAGES.indexOf(currentLanguage());
  const next = LANGUAGES[(at + 1) % LANGUAGES.length] ?? currentLanguage();
  return { name: languageName(next), choose: () => void chooseLanguage(next) };
}
