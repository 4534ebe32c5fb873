import { dirname } from 'node:path/posix';
import ts from 'typescript';
import { byNode, eachNode, isCode, isTest, treeOf } from './source.ts';
import type { Check, Source } from './source.ts';

const namesOf = (node: ts.ObjectLiteralExpression) =>
  new Set(node.properties.map((property) => property.name?.getText() ?? '...'));

const lacks = (names: Set<string>, wanted: readonly string[]) =>
  names.has('...') ? [] : wanted.filter((name) => !names.has(name));

const describesCalls = (source: Source) => isCode(source) && source.text.includes('defineEndpoint');

/** A call must say who may call it, what it answers and its module, which may be null. */
export const incompleteCalls = byNode(describesCalls, (node) => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineEndpoint') return null;
  const [given] = node.arguments;
  if (!given || !ts.isObjectLiteralExpression(given)) return null;
  const missing = lacks(namesOf(given), ['summary', 'access', 'moduleId', 'reply']);
  return missing.length > 0 ? `describes a call without ${missing.join(', ')}` : null;
});

/**
 * An area's calls come from several files and are spread into one object: of two with the same name
 * one would be lost without a word.
 */
export const repeatedCalls: Check = (sources) => {
  const seen = new Map<string, string>();
  return sources.filter(isAreaApi).flatMap(({ path, text }) => {
    const folder = dirname(path);
    return [...text.matchAll(/^ {2}(\w+): define(?:Endpoint|ConsoleCall)\(/gm)].flatMap((call) => {
      const [, name = ''] = call;
      const first = seen.get(`${folder} ${name}`);
      seen.set(`${folder} ${name}`, path);
      return first ? [{ path, says: `names a call ${name}, as ${first} does` }] : [];
    });
  });
};

const isAreaApi = ({ path }: Source) => /^areas\/[\w-]+\/[\w-]+\/[\w.-]+\.api\.ts$/.test(path);

/** Keys of the object literal that a file declares under a name. */
export function keysOf(source: Source, name: string): string[] {
  const keys: string[] = [];
  eachNode(treeOf(source), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name) return;
    let value = node.initializer;
    while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)))
      value = value.expression;
    if (value && ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        const text = property.name;
        if (text) keys.push(ts.isStringLiteralLike(text) ? text.text : text.getText());
      }
    }
  });
  return keys;
}

/** The table judges values and tools name them; neither counts as reading them. */
const TABLE = 'packages/whitelabel/';
const NOT_READERS = [TABLE, 'tools/'];
const SWITCHES = `${TABLE}src/switches.ts`;
const SETTINGS = `${TABLE}src/settings.ts`;
const STORAGE_KEYS = 'packages/client/src/storage.ts';

/** Code outside the table that could read it. */
const readers = (sources: readonly Source[], names: ReadonlySet<string>) =>
  sources.filter(
    (source) =>
      isCode(source) &&
      !isTest(source) &&
      !NOT_READERS.some((folder) => source.path.startsWith(folder)) &&
      [...names].some((name) => source.text.includes(name)),
  );

type Reads = (node: ts.Node) => string | null;

/** By name, as text or as a member (`settings.name`). */
const readsByName: Reads = (node) =>
  ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : null;

/** As text; the key in its table is none. */
const readsAsText: Reads = (node) => (ts.isStringLiteralLike(node) ? node.text : null);

/**
 * As a switch: passed to a function (`switchOn('X')`, `site.on('X')`), named as the gate of a call,
 * a page or an entry (`switch: 'X'`, `when="X"`), or read from the table (`switches.X`). The same
 * word elsewhere, for instance as a module id, gates nothing.
 */
const readsAsSwitch: Reads = (node) => {
  const { parent } = node;
  if (ts.isIdentifier(node)) {
    const member = ts.isPropertyAccessExpression(parent) && parent.name === node;
    return member && /\bswitches$/.test(parent.expression.getText()) ? node.text : null;
  }
  if (!ts.isStringLiteralLike(node)) return null;
  const asked =
    ts.isCallExpression(parent) && /(^|\.)(switchOn|on)$/.test(parent.expression.getText());
  const gates =
    (ts.isPropertyAssignment(parent) && /^(switch|when)$/.test(parent.name.getText())) ||
    (ts.isJsxAttribute(parent) && /^(switch|when)$/.test(parent.name.getText()));
  const looked =
    ts.isElementAccessExpression(parent) && /\bswitches$/.test(parent.expression.getText());
  return asked || gates || looked ? node.text : null;
};

/** The names that nothing outside their table reads. */
function unread(sources: readonly Source[], names: readonly string[], reads: Reads): string[] {
  const left = new Set(names);
  for (const source of readers(sources, left)) {
    eachNode(treeOf(source), (node) => {
      const read = reads(node);
      if (read !== null) left.delete(read);
    });
  }
  return [...left];
}

const unreadIn =
  (path: string, name: string, of: { what: string; reads: Reads }): Check =>
  (sources) => {
    const home = sources.find((source) => source.path === path);
    if (!home) return [];
    return unread(sources, keysOf(home, name), of.reads).map((key) => ({
      path,
      says: `${of.what} ${key} is not used`,
    }));
  };

/** A switch that nothing reads would have no effect (APP-12). */
export const unreadSwitches = unreadIn(SWITCHES, 'SWITCHES', {
  what: 'switch',
  reads: readsAsSwitch,
});
export const unreadSettings = unreadIn(SETTINGS, 'SETTING_DEFAULTS', {
  what: 'setting',
  reads: readsByName,
});
/** A key that nothing keeps would promise outside clients a value that never comes (APP-17). */
export const unkeptKeys = unreadIn(STORAGE_KEYS, 'STORAGE', {
  what: 'storage key',
  reads: readsAsText,
});
