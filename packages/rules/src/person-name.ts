// How names of persons are compared, wherever they were typed.

/**
 * The form in which names are compared. ID, payee and card write accents, case, dots and blanks
 * differently.
 */
export const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[.,'’-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Parts of names that are written in several ways or left out. */
const ARTICLES = new Set(['de', 'del', 'dela', 'delas', 'delos', 'la', 'las', 'los', 'y']);
/** `Delacruz` and `Delosreyes`, as forms without blanks write them. */
const JOINED_ARTICLE = /^(dela|delas|delos)(?=\p{L}{3})/u;
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);
/** Saints belong to the word behind them. */
const SAINTS = new Set(['san', 'santa', 'santo']);

/** Parts of a name as they are compared; some banks write a question mark for a lost ñ. */
export function nameParts(name: string): string[] {
  const words = foldName(name.replace(/[?\ufffd]/g, 'n'))
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
    .map((word) => SHORT_FORMS.get(word) ?? word);
  const parts: string[] = [];
  for (const word of words) {
    const before = parts[parts.length - 1];
    if (before !== undefined && SAINTS.has(before)) parts[parts.length - 1] = before + word;
    else if (!ARTICLES.has(word)) parts.push(word.replace(JOINED_ARTICLE, ''));
  }
  return parts.length > 0 ? parts : words;
}

/** Compares two names: true if they have a part in common; an initial says nothing. */
export function shareNamePart(one: string, other: string): boolean {
  const parts = new Set(nameParts(one).filter(({ length }) => length > 1));
  return nameParts(other).some((part) => parts.has(part));
}
