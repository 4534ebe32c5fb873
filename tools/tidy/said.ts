import ts from 'typescript';
import { keysOf } from './contracts.ts';
import { importGraph } from './graph.ts';
import { eachNode, isCode, treeOf } from './source.ts';
import type { Source } from './source.ts';

/** A lazy part that brings its texts: `withTexts([kycTexts], () => import('./KycPage.tsx'))`. */
export interface OwnPart {
  /** `from` has the import; `file` is what it loads. */
  from: string;
  file: string;
  /** Areas whose texts come with it. */
  texts: readonly string[];
}

interface Reference {
  target: string;
  /** The names taken from it; null means all. */
  names: readonly string[] | null;
}

interface Parsed {
  /** Files loaded with this one, now or later, whose texts must come with this file. */
  references: Reference[];
  parts: OwnPart[];
  /** Areas of the text keys that the file names. */
  areas: ReadonlySet<string>;
  /** For an index that only re-exports: the source of each name. Null for other files. */
  handsOn: ReadonlyMap<string, Reference> | null;
}

/** Which texts code uses, and which parts bring texts. */
export interface Speakers {
  /** Areas whose texts a file, or anything loaded with it, uses. */
  areasOf(file: string): ReadonlySet<string>;
  /** Every part in the repository that brings its texts. */
  parts: readonly OwnPart[];
}

/** A row's title and screen belong to its page, not to whoever reads the table of rows. */
const PAGE_ROWS = /\/(web\/pages|app\/(app-)?pages)\.ts$/;
const TEXT_FILE = /\/([\w-]+)\.(en|ty)\.ts$/;
const KEY = /^([a-z][\w-]*)\.(.+)$/;

/** Finds out which texts the code of a screen uses. */
export function speakersOf(sources: readonly Source[]): Speakers {
  const graph = importGraph(sources);
  const keys = textKeys(sources);
  const parsed = new Map<string, Parsed>();
  for (const source of sources.filter((one) => isCode(one) && !TEXT_FILE.test(one.path))) {
    const targets = new Map(graph.get(source.path)?.map((one) => [one.specifier, one.target]));
    parsed.set(
      source.path,
      parse(source, keys, (of) => targets.get(of) ?? null),
    );
  }
  return {
    areasOf: (file) => walk(parsed, file),
    parts: [...parsed.values()].flatMap(({ parts }) => parts),
  };
}

function walk(parsed: ReadonlyMap<string, Parsed>, from: string): Set<string> {
  const areas = new Set<string>();
  const seen = new Set<string>();
  const open: Reference[] = [{ target: from, names: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { target, names } = next;
    const file = parsed.get(target);
    if (!file || PAGE_ROWS.test(target)) continue;
    if (file.handsOn && names) {
      // Taking one name from an index does not bring the others.
      open.push(...names.flatMap((name) => file.handsOn?.get(name) ?? []));
      continue;
    }
    if (seen.has(target)) continue;
    seen.add(target);
    file.areas.forEach((area) => areas.add(area));
    open.push(...file.references);
  }
  return areas;
}

function textKeys(sources: readonly Source[]): Map<string, string[]> {
  const found = sources.flatMap((source) => {
    const [, area, language] = TEXT_FILE.exec(source.path) ?? [];
    const keys = language === 'en' ? keysOf(source, 'en') : [];
    return area && keys.length > 0 ? [[area, keys] as const] : [];
  });
  return new Map(found);
}

type Resolve = (specifier: string) => string | null;

function parse(source: Source, keys: Map<string, string[]>, resolve: Resolve): Parsed {
  const tree = treeOf(source);
  const areas = new Set<string>();
  const references: Reference[] = [];
  const parts: OwnPart[] = [];
  eachNode(tree, (node) => {
    const area = areaNamed(node, keys);
    if (area) areas.add(area);
    const target = resolve(specifierOf(node) ?? '');
    if (!target) return;
    if (!ts.isCallExpression(node)) {
      const names = namesTaken(node);
      if (names?.length !== 0) references.push({ target, names });
      return;
    }
    const texts = textsBeside(node);
    if (texts) parts.push({ from: source.path, file: target, texts });
    else references.push({ target, names: null });
  });
  return { references, parts, areas, handsOn: handsOn(tree, resolve) };
}

/** The area of a text key that a literal names, whole or as the start of a template. */
function areaNamed(node: ts.Node, keys: Map<string, string[]>): string | null {
  const begins = ts.isTemplateHead(node);
  if (!begins && !ts.isStringLiteralLike(node)) return null;
  const [, area = '', key = ''] = KEY.exec(node.text) ?? [];
  const known = keys.get(area)?.some((one) => (begins ? one.startsWith(key) : one === key));
  return known ? area : null;
}

/** The module of an import, an `export … from` or an `import()`; type imports load nothing. */
function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const types = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
    const from = node.moduleSpecifier;
    return !types && from && ts.isStringLiteralLike(from) ? from.text : null;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return null;
  const [from] = node.arguments;
  return from && ts.isStringLiteralLike(from) ? from.text : null;
}

/** The names an import or `export … from` takes, without types; null if it takes all. */
function namesTaken(node: ts.Node): string[] | null {
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const list = ts.isExportDeclaration(node) ? node.exportClause : clause?.namedBindings;
  if (list && !ts.isNamedImports(list) && !ts.isNamedExports(list)) return null;
  if (!list && !clause?.name) return null;
  const values = [...(list?.elements ?? [])].filter(({ isTypeOnly }) => !isTypeOnly);
  const names = values.map(({ name, propertyName }) => (propertyName ?? name).text);
  return clause?.name ? ['default', ...names] : names;
}

/** The areas in `withTexts([kycTexts], () => import(…))`; null for an `import()` without. */
function textsBeside(lazy: ts.Node): string[] | null {
  const call = lazy.parent.parent;
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'withTexts') return null;
  const [list] = call.arguments;
  if (!list || !ts.isArrayLiteralExpression(list)) return null;
  return list.elements.map((one) => areaOfTexts(one.getText()));
}

/** `secondFactorTexts` holds the texts of the area second-factor. */
const areaOfTexts = (name: string) =>
  name.replace(/Texts$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An index with nothing but `export { … } from`; null for any other file. */
function handsOn(tree: ts.SourceFile, resolve: Resolve): Map<string, Reference> | null {
  const names = new Map<string, Reference>();
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement)) return null;
    const clause = statement.exportClause;
    const target = resolve(specifierOf(statement) ?? '');
    if (statement.isTypeOnly) continue;
    if (!clause || !ts.isNamedExports(clause) || !target) return null;
    for (const { name, propertyName } of clause.elements)
      names.set(name.text, { target, names: [(propertyName ?? name).text] });
  }
  return names;
}
