import { LANGUAGES, writtenOf, type Language, type WrittenLanguage } from './languages.ts';

/** Texts in both written languages, kept beside their code: one text, or objects of one shape. */
export type InLanguages<T> = Readonly<Record<WrittenLanguage, T>>;

/** The dictionary of a further language: from the English text to the translated one. */
export type Dictionary = Readonly<Record<string, string>>;

interface Known {
  words: ReadonlyMap<string, string>;
  /** Objects of texts that were translated already, by their English object. */
  done: WeakMap<object, unknown>;
}
const known = new Map<Language, Known>();

const isWritten = (language: Language) => writtenOf(language) === language;

/** Sets a language's dictionary and replaces an earlier one. */
export function addDictionary(language: Language, dictionary: Dictionary): void {
  known.set(language, { words: new Map(Object.entries(dictionary)), done: new WeakMap() });
}

/** Loads a language's dictionary; a written language has none. Throws if the file is missing. */
export async function loadDictionary(language: Language): Promise<void> {
  if (isWritten(language) || known.has(language)) return;
  const file = language.toLowerCase();
  const { dictionary } = (await import(`./languages/${file}.ts`)) as { dictionary: Dictionary };
  addDictionary(language, dictionary);
}

/** Loads all further languages; call it before the first request is answered. */
export const loadDictionaries = (): Promise<unknown> => Promise.all(LANGUAGES.map(loadDictionary));

/**
 * Gives the texts in a language. A written language has its texts; for another one the dictionary
 * translates the English texts, nested ones too. A text the dictionary lacks stays English
 * (docs/decisions/017).
 */
export function inLanguage<T extends InLanguages<unknown>>(
  texts: T,
  language: Language,
): T[WrittenLanguage] {
  const written = texts[writtenOf(language)];
  const dictionary = isWritten(language) ? undefined : known.get(language);
  return dictionary ? translated(written, dictionary) : written;
}

function translated(texts: unknown, dictionary: Known): unknown {
  if (typeof texts === 'string') return dictionary.words.get(texts) ?? texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const done = dictionary.done.get(texts) ?? within(texts, dictionary);
  dictionary.done.set(texts, done);
  return done;
}

const within = (texts: object, dictionary: Known): unknown =>
  Array.isArray(texts)
    ? texts.map((one) => translated(one, dictionary))
    : Object.fromEntries(
        Object.entries(texts).map(([key, one]) => [key, translated(one, dictionary)]),
      );
