import type { TabledPage } from '../../apps/web/page-table.config.ts';
import { GROUPS } from '../layers.js';
import { readCalls } from '../generate/calls.ts';
import { namedIn, readRequirements } from '../generate/requirements.ts';
import { isCode, isTest } from '../tidy/source.ts';
import type { Source } from '../tidy/source.ts';
import { readTables } from './tables.ts';

/** A place in the repository, and what it has to do with the thing asked for. */
export interface Place {
  what: string;
  path: string;
  line?: number;
}

const lineOf = (source: Source | undefined, part: string | RegExp): number | undefined => {
  const at = source?.text
    .split('\n')
    .findIndex((line) => (typeof part === 'string' ? line.includes(part) : part.test(line)));
  return at === undefined || at < 0 ? undefined : at + 1;
};

const at = (sources: readonly Source[], path: string) =>
  sources.find((source) => source.path === path);

/** Places that contain a word; tests last. */
function saying(sources: readonly Source[], part: RegExp, what: string): Place[] {
  return sources
    .filter((source) => isCode(source) && part.test(source.text))
    .sort((a, b) => Number(isTest(a)) - Number(isTest(b)))
    .map((source) => {
      const line = lineOf(source, part);
      const place = { what: isTest(source) ? 'test' : what, path: source.path };
      return line === undefined ? place : { ...place, line };
    });
}

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const quoted = (word: string) => new RegExp(`['"\`]${literally(word)}['"\`]`);

/** The fields of the page table that finding an address needs. */
type Pages = readonly Pick<TabledPage, 'path' | 'aliases' | 'screen'>[];

type Finder = (
  word: string,
  sources: readonly Source[],
  pages: Pages,
) => Place[] | Promise<Place[]>;

const requirement: Finder = (word, sources) => {
  const row = readRequirements(sources).find(({ id }) => id === word);
  if (!row) return [];
  const line = lineOf(at(sources, 'docs/requirements.md'), `- ${word} `);
  const says = { what: 'requirement', path: 'docs/requirements.md', ...(line ? { line } : {}) };
  const named = sources.filter((source) => isCode(source) && namedIn(source.text).has(word));
  return [
    says,
    ...named.map((source) => ({ what: isTest(source) ? 'test' : 'code', path: source.path })),
  ];
};

/** A list of pages: an area's, or the app's own. */
const PAGE_LIST = /\/(web|app)\/(app-)?pages\.ts$/;

const page: Finder = (word, sources, pages) => {
  const address = word.replace(/[?#].*$/, '');
  const row = pages.find(({ path, aliases = [] }) => [path, ...aliases].includes(address));
  if (!row) return [];
  const rows = sources.flatMap(({ path, text }) => {
    const line = PAGE_LIST.test(path) ? lineOf({ path, text }, quoted(row.path)) : undefined;
    return line ? [{ what: 'page', path, line }] : [];
  });
  return [...rows, { what: 'screen', path: row.screen }];
};

/** The handler has the call's key in the area's handlers. */
const call: Finder = async (word, sources) => {
  const wanted = word.replace(/^(GET|POST|PUT|DELETE) /, '');
  const { calls } = await readCalls(sources);
  const found = calls.filter((row) => row.key === wanted || row.call.path === wanted);
  return found.flatMap(({ file, key }) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const key_ = new RegExp(`^\\s*(async )?${key}\\b\\s*[:(,]`);
    const handlers = sources.filter(
      ({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.handlers.ts'),
    );
    return [{ what: 'call', source: at(sources, file) }, ...handlers.map(handler)].flatMap(
      ({ what, source }) => {
        const line = lineOf(source, key_);
        // The calls of games are made from their registry, so no line holds their keys.
        if (!source || (!line && what === 'handler')) return [];
        return [{ what, path: source.path, ...(line ? { line } : {}) }];
      },
    );
  });
};
const handler = (source: Source) => ({ what: 'handler', source });

const error: Finder = (word, sources) => {
  const own = new RegExp(`^\\s*'?${literally(word)}'?: \\{ status`, 'm');
  const defined = saying(sources, own, 'error');
  if (defined.length === 0) return [];
  const thrown = new RegExp(`refuse\\(\\s*'${literally(word)}'`);
  const text = new RegExp(`^\\s*'error\\.${literally(word)}'`, 'm');
  return [...defined, ...saying(sources, text, 'text'), ...saying(sources, thrown, 'refused by')];
};

const text: Finder = (word, sources) => {
  const [area = '', ...rest] = word.split('.');
  const key = new RegExp(`^\\s*'?${literally(rest.join('.'))}'?:`, 'm');
  const files = sources.filter(({ path }) =>
    new RegExp(`/${literally(area)}\\.(en|ty)\\.ts$`).test(path),
  );
  const found = rest.length > 0 ? saying(files, key, 'text') : [];
  return found.length === 0 ? [] : [...found, ...saying(sources, quoted(word), 'shown by')];
};

const table: Finder = (word, sources) => {
  const row = readTables(sources).find(({ name }) => name === word);
  if (!row) return [];
  const line = lineOf(at(sources, row.file), new RegExp(`^create .*table .*\\b${word}\\b`, 'i'));
  const users = new RegExp(`['"\`]${word}\\b|\\b(from|into|update|join) ${word}\\b`);
  return [
    { what: `table of ${row.area}`, path: row.file, ...(line ? { line } : {}) },
    ...saying(sources, users, 'used by'),
  ];
};

const whitelabel: Finder = (word, sources) => {
  const own = sources.filter(({ path }) => path.startsWith('packages/whitelabel/src/'));
  const row = new RegExp(`^  '?${literally(word)}'?: `, 'm');
  const found = saying(own, row, 'switch or setting');
  const others = sources.filter(({ path }) => !path.startsWith('packages/whitelabel/'));
  const read = new RegExp(`['"\`.]${literally(word)}\\b`);
  return found.length === 0 ? [] : [...found, ...saying(others, read, 'read by')];
};

/** The entry files of an area, a package, a game or a vendor. */
const folder: Finder = (word, sources) =>
  [
    ...GROUPS.flatMap((group) => [
      `areas/${group}/${word}/${word}.api.ts`,
      `areas/${group}/${word}/server/index.ts`,
    ]),
    `packages/${word}/src/index.ts`,
    `games/${word}/rules.ts`,
    `vendors/${word}/vendor.ts`,
  ]
    .filter((path) => at(sources, path))
    .map((path) => ({ what: 'door', path }));

const FINDERS: readonly Finder[] = [
  requirement,
  page,
  call,
  error,
  text,
  table,
  whitelabel,
  folder,
];

/**
 * Places of a thing by any of its names: a requirement, an address, a call (key or path), an error
 * code, a text key, a table, a switch, a setting, an area or a game. Empty if nothing has that
 * name.
 */
export async function placesOf(
  word: string,
  sources: readonly Source[],
  pages: Pages,
): Promise<Place[]> {
  const found: Place[] = [];
  for (const find of FINDERS) found.push(...(await find(word, sources, pages)));
  const seen = new Set<string>();
  return found.filter(({ what, path }) => !seen.has(what + path) && seen.add(what + path));
}
