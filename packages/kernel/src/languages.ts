/** The site's languages: EN English, TY Filipino (APP-11). */
export const LANGUAGES = ['EN', 'TY'] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);
