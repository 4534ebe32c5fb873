import type { Language } from '@palaro/kernel';

/** Each language under its own name, so that whoever cannot read the current one finds it. */
const NAMES: Record<Language, string> = { TY: 'Filipino', EN: 'English' };

export const LANGUAGES = (Object.keys(NAMES) as Language[]).map((value) => ({
  value,
  label: NAMES[value],
}));
