import { builtinModules } from 'node:module';
import { AREAS, GROUPS, sideOf, TIERS, workspaceOf } from '../layers.js';
import { importGraph, reachable, WORKSPACE_FOLDER } from './graph.ts';
import type { Graph } from './graph.ts';
import { isAround, isTest } from './source.ts';
import type { Check, Finding, Source } from './source.ts';

/** Areas without a row in tools/layers.js, or in another folder than their row says. */
export const strangeAreas: Check = (sources) => {
  const folders = sources.map(({ path }) => /^areas\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0]);
  return [...new Set(folders)].flatMap((folder) => {
    const [, group = '', area = ''] = folder?.split('/') ?? [];
    const row = AREAS[area];
    if (!folder || (row?.group === group && GROUPS.includes(group) && TIERS.includes(row.tier)))
      return [];
    const says = row ? `is in the group ${row.group} by tools/layers.js` : 'has no row in AREAS';
    return [{ path: folder, says }];
  });
};

/** Tarjan's strongly connected components; a component of two or more files is a cycle. */
function knots(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string) => {
    index.set(path, index.size);
    low.set(path, index.get(path)!);
    stack.push(path);
    for (const { target, lazy } of graph.get(path) ?? []) {
      if (target === null || lazy) continue;
      if (!index.has(target)) visit(target);
      else if (!stack.includes(target)) continue;
      low.set(path, Math.min(low.get(path)!, low.get(target)!));
    }
    if (low.get(path) !== index.get(path)) return;
    const knot = stack.splice(stack.indexOf(path));
    if (knot.length > 1) found.push(knot);
  };
  for (const path of graph.keys()) if (!index.has(path)) visit(path);
  return found;
}

export const cycles: Check = (sources) =>
  knots(importGraph(sources)).map((knot) => ({
    path: knot[0] ?? '',
    says: `is in a cycle of imports: ${knot.join(' → ')}`,
  }));

/** The browser must not load a server module, however indirectly. */
export const webReachesServer: Check = (sources) => {
  const graph = importGraph(sources);
  const code = new Map([...graph].filter(([path]) => !isTest({ path, text: '' })));
  const starts = [...code.keys()].filter((path) => sideOf(path) === 'web');
  const via = reachable(code, starts);
  return [...via].flatMap(([path, from]) =>
    sideOf(path) === 'server' && from !== null && sideOf(from) !== 'server'
      ? [{ path: from, says: `brings ${path} into the web bundle` }]
      : [],
  );
};

const BUILT_IN = new Set(builtinModules);
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function declared(sources: readonly Source[], path: string): Set<string> {
  const text = sources.find((source) => source.path === path)?.text ?? '{}';
  const file = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  const names = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return new Set(names.flatMap((name) => Object.keys(file[name] ?? {})));
}

/**
 * Packages that a workspace uses but does not declare; tests may use the root's. Knip sees neither
 * other workspaces nor packages that the root declares, which a production install lacks.
 */
export const undeclaredPackages: Check = (sources) => {
  const root = declared(sources, 'package.json');
  const found: Finding[] = [];
  for (const [path, imports] of importGraph(sources)) {
    const workspace = workspaceOf(path);
    const around = workspace === null || isAround({ path, text: '' });
    const folder = WORKSPACE_FOLDER.exec(path)?.[0];
    const own = around ? root : declared(sources, `${folder}/package.json`);
    for (const { specifier } of imports) {
      const name = packageOf(specifier);
      if (/^(\.|node:|virtual:|\/)/.test(specifier) || BUILT_IN.has(name)) continue;
      if (name === `@palaro/${workspace}` || own.has(name)) continue;
      if (name.startsWith('@palaro/') && (around || isTest({ path, text: '' }))) continue;
      if (isTest({ path, text: '' }) && root.has(name)) continue;
      found.push({ path, says: `uses ${name}, which its package.json does not declare` });
    }
  }
  return found;
};
