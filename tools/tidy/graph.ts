import ts from 'typescript';
import { resolveRelative } from '../layers.js';
import { isScript } from './source.ts';
import type { Source } from './source.ts';

/** One import as written, and the repository file it loads; null if outside or unresolved. */
export interface Import {
  specifier: string;
  target: string | null;
  /** A dynamic `import(…)`, which cannot form a cycle while modules are set up. */
  lazy: boolean;
}

export type Graph = ReadonlyMap<string, readonly Import[]>;

/** The folder of a workspace; areas lie in groups. */
export const WORKSPACE_FOLDER =
  /^((packages|apps)\/[^/]+|areas\/[^/]+\/[^/]+|games|vendors|providers)(?=\/)/;
const WORKSPACE_FILE = new RegExp(`${WORKSPACE_FOLDER.source}/package\\.json$`);

/** The doors of a workspace, as its package.json exports them: `./api` is `accounts.api.ts`. */
interface Doors {
  folder: string;
  exports: Record<string, string>;
}

function doorsOf(sources: readonly Source[]): Map<string, Doors> {
  const doors = new Map<string, Doors>();
  for (const { path, text } of sources) {
    if (!WORKSPACE_FILE.test(path)) continue;
    const { name, exports = {} } = JSON.parse(text) as {
      name: string;
      exports?: Record<string, string>;
    };
    doors.set(name, { folder: path.slice(0, -'/package.json'.length), exports });
  }
  return doors;
}

function throughDoor({ folder, exports }: Doors, door: string): string | null {
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    const fits =
      after === undefined
        ? door === pattern
        : door.startsWith(before) && door.endsWith(after) && door.length > pattern.length - 1;
    if (!fits) continue;
    const star = after === undefined ? '' : door.slice(before.length, door.length - after.length);
    return `${folder}/${file.replace(/^\.\//, '').replace('*', star)}`;
  }
  return null;
}

/** Reads `@palaro/<name>/<door>`. */
function workspaceTarget(specifier: string, doors: Map<string, Doors>): string | null {
  const [scope, name, ...rest] = specifier.split('/');
  const workspace = doors.get(`${scope}/${name}`);
  return workspace ? throughDoor(workspace, ['.', ...rest].join('/')) : null;
}

function isLazy(text: string, specifier: string): boolean {
  const quoted = `['"]${specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`;
  const now = new RegExp(`(from|^import) ${quoted}`, 'm');
  return new RegExp(`import\\(\\s*${quoted}`).test(text) && !now.test(text);
}

const graphs = new WeakMap<readonly Source[], Graph>();

/**
 * Every import of every script, read once for all checks of the same sources. Type imports count,
 * because they tie files together too.
 */
export function importGraph(sources: readonly Source[]): Graph {
  const graph = graphs.get(sources) ?? readImports(sources);
  graphs.set(sources, graph);
  return graph;
}

function readImports(sources: readonly Source[]): Graph {
  const doors = doorsOf(sources);
  const files = new Set(sources.map(({ path }) => path));
  const graph = new Map<string, Import[]>();
  for (const { path, text } of sources.filter(isScript)) {
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const targets = importedFiles.map(({ fileName: specifier }) => {
      const clean = specifier.replace(/\?.*$/, '');
      const target = specifier.startsWith('.')
        ? resolveRelative(path, clean)
        : workspaceTarget(clean, doors);
      const found = target !== null && files.has(target);
      return { specifier, target: found ? target : null, lazy: isLazy(text, specifier) };
    });
    graph.set(path, targets);
  }
  return graph;
}

/** The files reachable from `from`, each with the file that leads to it. */
export function reachable(graph: Graph, from: readonly string[]): Map<string, string | null> {
  const via = new Map<string, string | null>(from.map((path) => [path, null]));
  for (const path of via.keys()) {
    for (const { target } of graph.get(path) ?? []) {
      if (target !== null && !via.has(target)) via.set(target, path);
    }
  }
  return via;
}
