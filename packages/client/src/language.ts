import type { TextKey, TextValues } from '@palaro/api';
import { fillText } from '@palaro/api';
import { isLanguage, localeOf, type Language } from '@palaro/kernel';
import { fillPlurals } from './plural.ts';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './storage.ts';

/** Texts by area; each language is two chunks, loaded when it is chosen. */
export type Texts = Record<string, Record<string, string>>;
type Loader = () => Promise<Texts>;
export interface TextLoaders {
  /** What home and the frame around it say. */
  first: Loader;
  /** What every other page says; loaded with the first of them. */
  rest: Loader;
}
type LoadersOf = (language: Language) => TextLoaders;

/** Data is asked for again only when the choice has settled (APP-11: 200 to 250 ms). */
export const LANGUAGE_RELOAD_DEBOUNCE_MS = 225;

/** Spoken to only once `startLanguage` ran; the default is the specification's (APP-11). */
const language = createStore<Language>('TY');
const settled = new Set<() => void>();
let texts: Texts = {};
let loadersOf: LoadersOf | null = null;
/** Once another page than home was wanted, a language is loaded whole. */
let whole = false;
let reload: ReturnType<typeof setTimeout> | undefined;

export const currentLanguage = () => language.get();
/** Calls back when a language change has settled, for whoever holds data in the old language. */
export const onLanguageSettled = (changed: () => void) => {
  settled.add(changed);
  return () => settled.delete(changed);
};

/** Loads the remembered language, else the deployment's, before the first screen is drawn. */
export async function startLanguage(from: LoadersOf, assumed: Language = 'TY'): Promise<void> {
  loadersOf = from;
  const remembered = readStored('language');
  const wanted = isLanguage(remembered) ? remembered : assumed;
  if (remembered !== null) tellServer(wanted);
  // Named at once: calls that go out beside the texts carry it.
  language.set(wanted);
  await load(wanted, 'first alone if need be');
}

/** Takes the deployment's default where the visitor never chose. */
export async function assumeLanguage(assumed: Language): Promise<void> {
  if (readStored('language') !== null || assumed === language.get()) return;
  await load(assumed);
  tellSettled();
}

function tellSettled() {
  for (const changed of Array.from(settled)) changed();
}

/** Changes the language: texts at once, data after the debounce. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (next === language.get()) return;
  await load(next);
  writeStored('language', next);
  tellServer(next);
  clearTimeout(reload);
  reload = setTimeout(tellSettled, LANGUAGE_RELOAD_DEBOUNCE_MS);
}

const YEAR_SECONDS = 31_536_000;

/** A page's own request carries no header of ours; by this its data come in the right language. */
function tellServer(chosen: Language): void {
  document.cookie = `language=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/**
 * At a start the first part is enough: without it nothing can be said, and a page that waits for
 * the rest says itself that it did not come.
 */
async function load(next: Language, enough?: 'first alone if need be'): Promise<void> {
  if (!loadersOf) throw new Error('startLanguage comes first');
  const { first, rest } = loadersOf(next);
  const parts = [await first()];
  // Asked only now: a page may have wanted the rest while the first part was on its way.
  if (whole) parts.push(await (enough ? rest().catch(() => ({})) : rest()));
  texts = Object.assign({}, ...parts) as Texts;
  document.documentElement.lang = localeOf(next);
  language.set(next);
}

/** Loads what pages other than home say; throws where it does not come, as their code does. */
export async function loadAllTexts(): Promise<void> {
  whole = true;
  const wanted = language.get();
  const rest = await loadersOf?.(wanted).rest();
  if (wanted === language.get()) texts = { ...rest, ...texts };
}

export const useLanguage = (): Language => useStore(language);

/**
 * The text of a key in the current language. `{name}` takes a value; `{count, plural, one {# game}
 * other {# games}}` chooses by the language's rules. The tree is drawn again on a change, so
 * screens call it while they draw and keep no result.
 */
export function t(key: TextKey, values: TextValues = {}): string {
  const dot = key.indexOf('.');
  const text = texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? '';
  return fillText(fillPlurals(text, values, localeOf(language.get())), values);
}

/** Texts that a test or a gallery sets without loading. */
export function setTexts(next: Language, of: Texts): void {
  texts = of;
  language.set(next);
}
