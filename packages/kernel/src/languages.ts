/**
 * The languages whose texts stand beside their code: EN English, TY Filipino (APP-11). Types see to
 * it that a text is there in both.
 */
export const WRITTEN_LANGUAGES = ['EN', 'TY'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/**
 * All languages of the site, each under its own name. A further one is a row here and a dictionary,
 * `languages/<code>.ts` in small letters (docs/adding.md).
 */
const ROWS = [
  { code: 'TY', locale: 'fil-PH', name: 'Filipino' },
  { code: 'EN', locale: 'en-PH', name: 'English' },
] as const;
export type Language = (typeof ROWS)[number]['code'];

export const LANGUAGES: readonly Language[] = ROWS.map(({ code }) => code);

const rowOf = (language: Language) => ROWS.find(({ code }) => code === language);
/** How a language is named to browsers, and its dates and numbers are written. */
export const localeOf = (language: Language): string => rowOf(language)?.locale ?? 'en-PH';
/** What a language calls itself, so that whoever cannot read the current one finds it. */
export const languageName = (language: Language): string => rowOf(language)?.name ?? language;

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The language beside the code that a language is read from: its own, else English. */
export const writtenOf = (language: Language): WrittenLanguage =>
  WRITTEN_LANGUAGES.find((one) => one === language) ?? 'EN';
