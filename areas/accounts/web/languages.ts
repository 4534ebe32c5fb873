import type { Language } from '@palaro/kernel';

/** Each language under its own name, so that whoever cannot read the current one finds it. */
export const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'TY', label: 'Filipino' },
  { value: 'EN', label: 'English' },
];
