import { languageName, LANGUAGES as CODES } from '@palaro/kernel';

/**
 * Each language under its native name, so that somebody who cannot read the current one finds it.
 */
export const LANGUAGES = CODES.map((value) => ({ value, label: languageName(value) }));
