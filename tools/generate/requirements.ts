import type { Source } from '../tidy/source.ts';

export interface Requirement {
  id: string;
  text: string;
}

const PAGE = 'docs/requirements.md';
const ROW = /^- ([A-Z]{2,6}-\d{2}) (.+)$/;

/** The rows of docs/requirements.md, in file order. */
export function readRequirements(sources: readonly Source[]): Requirement[] {
  const page = sources.find(({ path }) => path === PAGE)?.text ?? '';
  return page.split('\n').flatMap((line) => {
    const [, id, text] = ROW.exec(line) ?? [];
    return id && text ? [{ id, text }] : [];
  });
}

/** The IDs that a comment names: `REG-05`, or for `MONEY-01–03` both ends and those between. */
export function namedIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, group = '', first = '', last = first] of text.matchAll(
    /\b([A-Z]{2,6})-(\d{2})(?:[–-](\d{2}))?\b/g,
  )) {
    for (let number = Number(first); number <= Number(last); number++) {
      found.add(`${group}-${String(number).padStart(2, '0')}`);
    }
  }
  return found;
}
