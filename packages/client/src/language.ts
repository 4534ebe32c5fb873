import type { TextKey, TextValues } from '@palaro/api';
import { fillText } from '@palaro/api';
import { isLanguage, localeOf, type Language } from '@palaro/kernel';
import { fillPlurals } from './plural.ts';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './storage.ts';
import { readTexts, type AreaTexts, type Words } from './texts.ts';

/** Data is read again only after the choice has settled (APP-11: 200 to 250 ms). */
export const LANGUAGE_RELOAD_DEBOUNCE_MS = 225;

/** Valid once `startLanguage` ran. The default is the specification's (APP-11). */
const language = createStore<Language>('TY');
const settled = new Set<() => void>();
let texts: Readonly<Record<string, Words>> = {};
/** The texts that screens have asked for so far; a language change loads all of them. */
const asked = new Set<AreaTexts>();
let reload: ReturnType<typeof setTimeout> | undefined;

export const currentLanguage = () => language.get();
/** Calls back when a language change has settled, for code that holds data in the old language. */
export const onLanguageSettled = (changed: () => void) => {
  settled.add(changed);
  return () => settled.delete(changed);
};

/**
 * Chooses the remembered language, else the deployment's, and loads its texts before any screen is
 * drawn.
 */
export async function startLanguage(
  first: readonly AreaTexts[],
  assumed: Language = 'TY',
): Promise<void> {
  const remembered = readStored('language');
  const wanted = isLanguage(remembered) ? remembered : assumed;
  if (remembered !== null) tellServer(wanted);
  // Set before the texts load, so that calls made meanwhile carry it.
  language.set(wanted);
  await loadTexts(first);
  document.documentElement.lang = localeOf(wanted);
}

/** Takes the deployment's default if the visitor has never chosen. */
export async function assumeLanguage(assumed: Language): Promise<void> {
  if (readStored('language') !== null || assumed === language.get()) return;
  await change(assumed);
  tellSettled();
}

function tellSettled() {
  for (const changed of Array.from(settled)) changed();
}

/** Changes the language: texts at once, data after the debounce. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (next === language.get()) return;
  await change(next);
  writeStored('language', next);
  tellServer(next);
  clearTimeout(reload);
  reload = setTimeout(tellSettled, LANGUAGE_RELOAD_DEBOUNCE_MS);
}

const YEAR_SECONDS = 31_536_000;

/**
 * A request for a page carries no `Language` header; this cookie gives its data the right language.
 */
function tellServer(chosen: Language): void {
  document.cookie = `language=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

async function change(next: Language): Promise<void> {
  let found = {};
  // Repeat if a screen has asked for more texts meanwhile.
  for (let count = -1; count < asked.size;) {
    count = asked.size;
    found = await readTexts(Array.from(asked), next);
  }
  texts = found;
  document.documentElement.lang = localeOf(next);
  language.set(next);
}

/**
 * Loads a screen's texts in the current language; later language changes load them too. Throws if
 * they cannot be loaded, as for the screen's code.
 */
export async function loadTexts(areas: readonly AreaTexts[]): Promise<void> {
  areas.forEach((one) => asked.add(one));
  const wanted = language.get();
  const found = await readTexts(areas, wanted);
  // If the language changed meanwhile, that change has loaded these texts already.
  if (wanted === language.get()) texts = { ...texts, ...found };
}

/** Loads a part of a screen together with its texts. */
export const withTexts =
  <T>(areas: readonly AreaTexts[], load: () => Promise<T>) =>
  (): Promise<T> =>
    Promise.all([load(), loadTexts(areas)]).then(([part]) => part);

export const useLanguage = (): Language => useStore(language);

/**
 * The text of a key in the current language. `{name}` takes a value; `{count, plural, one {# game}
 * other {# games}}` chooses by the language's rules. Call it while drawing and do not keep the
 * result: the tree is drawn again when the language changes.
 */
export function t(key: TextKey, values: TextValues = {}): string {
  const dot = key.indexOf('.');
  const text = texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? '';
  return fillText(fillPlurals(text, values, localeOf(language.get())), values);
}

/** Sets texts without loading them, for tests and the gallery. */
export function setTexts(next: Language, of: Readonly<Record<string, Words>>): void {
  texts = of;
  language.set(next);
}
