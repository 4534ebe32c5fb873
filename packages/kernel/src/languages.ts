/**
 * The languages whose texts are written beside their code: EN English, TY Filipino (APP-11). The
 * types require every text in both.
 */
export const WRITTEN_LANGUAGES = ['EN', 'TY'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/**
 * All languages of the site, each with its name in that language. To add one, add a row here and a
 * dictionary `languages/<code>.ts` in small letters (docs/adding.md).
 */
const ROWS = [
  { code: 'TY', locale: 'fil-PH', name: 'Filipino' },
  { code: 'EN', locale: 'en-PH', name: 'English' },
] as const;
export type Language = (typeof ROWS)[number]['code'];

export const LANGUAGES: readonly Language[] = ROWS.map(({ code }) => code);

const rowOf = (language: Language) => ROWS.find(({ code }) => code === language);
/** The locale that browsers know, which also decides how dates and numbers are written. */
export const localeOf = (language: Language): string => rowOf(language)?.locale ?? 'en-PH';
/** The language's name in that language, so that people who cannot read the current one find it. */
export const languageName = (language: Language): string => rowOf(language)?.name ?? language;

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The written language to read texts from: the language itself if it is written, else English. */
export const writtenOf = (language: Language): WrittenLanguage =>
  WRITTEN_LANGUAGES.find((one) => one === language) ?? 'EN';
