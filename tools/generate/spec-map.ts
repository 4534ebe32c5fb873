import { isAround, isScript, isTest } from '../tidy/source.ts';
import type { Source } from '../tidy/source.ts';
import { fileLink, page, table } from './markdown.ts';
import { namedIn, readRequirements } from './requirements.ts';

/** Longest text of a row; the full text is in docs/requirements.md. */
const SHORT = 90;

const short = (text: string) =>
  text.length <= SHORT ? text : `${text.slice(0, text.lastIndexOf(' ', SHORT))} …`;

const isProduct = (source: Source) =>
  (isScript(source) || /\.(sql|css)$/.test(source.path)) && !isTest(source) && !isAround(source);

function naming(sources: readonly Source[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const id of namedIn(text)) places.set(id, [...(places.get(id) ?? []), path]);
  }
  return places;
}

/** Code and tests that name each requirement. A test that proves one has its ID in the title. */
export function specMap(sources: readonly Source[]): string {
  const requirements = readRequirements(sources);
  const code = naming(sources.filter(isProduct));
  const tests = naming(sources.filter(isTest));
  const links = (paths: string[] | undefined) => (paths ?? []).map(fileLink).join('<br>') || '–';
  const rows = requirements.map(({ id, text }) => [
    id,
    short(text),
    links(code.get(id)),
    links(tests.get(id)),
  ]);
  const tested = requirements.filter(({ id }) => tests.has(id)).length;
  return page(
    'Requirements, their code and their tests',
    '`docs/requirements.md` and the requirement IDs in comments and test titles',
    `${tested} of ${requirements.length} have a test.\n\n` +
      table(['requirement', 'says', 'code', 'tests'], rows),
  );
}
