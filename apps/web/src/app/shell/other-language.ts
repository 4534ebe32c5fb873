import { LANGUAGES } from '@palaro/accounts/web';
import { chooseLanguage, currentLanguage } from '@palaro/client';

/** A language that is not shown now, under its own name, and how to change to it. */
export function otherLanguage() {
  const [next] = LANGUAGES.filter(({ value }) => value !== currentLanguage());
  const { value, label } = next as (typeof LANGUAGES)[number];
  return { name: label, choose: () => void chooseLanguage(value) };
}
