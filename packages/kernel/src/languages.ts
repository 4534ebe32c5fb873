/** The site's languages: EN English, TY Filipino (APP-11). */
export const LANGUAGES = ['EN', 'TY'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Record<Language, string> = { EN: 'en-PH', TY: 'fil-PH' };
/** How a language is named to browsers, and its dates and numbers are written. */
export const localeOf = (language: Language) => LOCALES[language];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);
