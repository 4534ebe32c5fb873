import { chooseLanguage, currentLanguage } from '@palaro/client';
import type { Language } from '@palaro/kernel';

/** Each language under its own name, so that whoever cannot read the current one finds it. */
const LANGUAGE_NAMES: Record<Language, string> = { EN: 'English', TY: 'Filipino' };

/** The language that is not shown now, and how to change to it. */
export function otherLanguage() {
  const code: Language = currentLanguage() === 'EN' ? 'TY' : 'EN';
  return { code, name: LANGUAGE_NAMES[code], choose: () => void chooseLanguage(code) };
}
