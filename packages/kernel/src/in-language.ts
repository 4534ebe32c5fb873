import { LANGUAGES, writtenOf, type Language, type WrittenLanguage } from './languages.ts';

/** What stands beside its code in both written languages: a text, or texts of the same shape. */
export type InLanguages<T> = Readonly<Record<WrittenLanguage, T>>;

/** A further language: what the site says in English, to what it says there. */
export type Dictionary = Readonly<Record<string, string>>;

interface Known {
  words: ReadonlyMap<string, string>;
  /** Whole objects of texts that were translated, by their English. */
  done: WeakMap<object, unknown>;
}
const known = new Map<Language, Known>();

const isWritten = (language: Language) => writtenOf(language) === language;

/** Takes a dictionary, in place of an earlier one of the language. */
export function addDictionary(language: Language, dictionary: Dictionary): void {
  known.set(language, { words: new Map(Object.entries(dictionary)), done: new WeakMap() });
}

/** Loads a language's dictionary; a written language has none. Throws where its file is missing. */
export async function loadDictionary(language: Language): Promise<void> {
  if (isWritten(language) || known.has(language)) return;
  const file = language.toLowerCase();
  const { dictionary } = (await import(`./languages/${file}.ts`)) as { dictionary: Dictionary };
  addDictionary(language, dictionary);
}

/** Loads every further language, before anybody is answered. */
export const loadDictionaries = (): Promise<unknown> => Promise.all(LANGUAGES.map(loadDictionary));

/**
 * Texts in a language: as they are written, else the English ones by its dictionary, with all the
 * texts within them. What the dictionary lacks stays English (docs/decisions/017).
 */
export function inLanguage<T extends InLanguages<unknown>>(
  texts: T,
  language: Language,
): T[WrittenLanguage] {
  const written = texts[writtenOf(language)];
  const own = isWritten(language) ? undefined : known.get(language);
  return own ? translated(written, own) : written;
}

function translated(texts: unknown, own: Known): unknown {
  if (typeof texts === 'string') return own.words.get(texts) ?? texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const done = own.done.get(texts) ?? within(texts, own);
  own.done.set(texts, done);
  return done;
}

const within = (texts: object, own: Known): unknown =>
  Array.isArray(texts)
    ? texts.map((one) => translated(one, own))
    : Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, translated(one, own)]));
