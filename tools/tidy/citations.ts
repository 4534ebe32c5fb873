import { byLine, isScript, type Check, type Finding, type Source } from './source.ts';

const PAGES = 'docs/domain/';
/** `docs/domain/ledger.md §5` and `§§2, 4`; a page alone may be cited too. */
const CITED = /\bdocs\/domain\/([\w-]+)\.md(?: §+(\d+(?:, \d+)*))?/g;
/** A page cited without its folder, which a reader could not find. */
const bare = (pages: readonly string[]) =>
  new RegExp(`(?<!docs/domain/)\\b(${pages.join('|')})\\.md\\b`);

/** Not in migrations: their text never changes once released. */
const isCited = (source: Source) =>
  (isScript(source) || source.path.endsWith('.css')) && !source.path.startsWith('tools/tidy/');

/** The numbers of a page's sections, such as 5 in `## 5. Invariants`. */
const sectionsOf = ({ text }: Source) =>
  new Set([...text.matchAll(/^## (\d+)\./gm)].map(([, number]) => number ?? ''));

/** Why citations in this line do not resolve; empty if all do. */
function unresolved(line: string, pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...line.matchAll(CITED)].flatMap(([, page = '', numbers]) => {
    const sections = pages.get(page);
    if (!sections) return [`cites ${PAGES}${page}.md, which does not exist`];
    return (numbers?.split(', ') ?? [])
      .filter((number) => !sections.has(number))
      .map((number) => `cites §${number} of ${page}.md, which has no such section`);
  });
}

/** Rules are cited by page and section (`docs/domain/ledger.md §5`), and each citation resolves. */
export const citations: Check = (sources) => {
  const pages = new Map(
    sources
      .filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.md'))
      .map((page) => [page.path.slice(PAGES.length, -'.md'.length), sectionsOf(page)]),
  );
  const loose = bare([...pages.keys()]);
  const found: Finding[] = byLine(isCited, (line) => {
    const page = loose.exec(line)?.[1];
    return page ? `cites ${page}.md without its folder ${PAGES}` : null;
  })(sources);
  const dead: Finding[] = byLine(isCited, (line) => unresolved(line, pages)[0] ?? null)(sources);
  return [...found, ...dead];
};
