import { languageName, LANGUAGES as CODES } from '@palaro/kernel';

/** Each language under its own name, so that whoever cannot read the current one finds it. */
export const LANGUAGES = CODES.map((value) => ({ value, label: languageName(value) }));
