import { AREAS, PURE, SIDES, SYSTEM_SOURCES, WORKSPACES, workspaceOf } from '../layers.js';
import { importGraph } from './graph.ts';
import type { Check, Finding, Source } from './source.ts';

const TABLE = 'tools/layers.js';

/** Which workspace imports which, by name. */
function usedPairs(sources: readonly Source[]): Set<string> {
  const pairs = new Set<string>();
  for (const [path, imports] of importGraph(sources)) {
    for (const { target } of imports) {
      if (target !== null) pairs.add(`${workspaceOf(path)} ${workspaceOf(target)}`);
    }
  }
  return pairs;
}

/** Rows of the layers table that match no file, and permissions that no import uses. */
export const deadRows: Check = (sources) => {
  const pairs = usedPairs(sources);
  const has = (files: RegExp) => sources.some(({ path }) => files.test(path));
  const dead: string[] = [];
  for (const [files] of SIDES) if (!has(files)) dead.push(`SIDES ${files}`);
  for (const { files } of PURE) if (!has(files)) dead.push(`PURE ${files}`);
  for (const file of SYSTEM_SOURCES) {
    if (!sources.some(({ path }) => path === file)) dead.push(`SYSTEM_SOURCES ${file}`);
  }
  for (const [name, { within, extras }] of Object.entries(AREAS)) {
    for (const to of [...within, ...extras]) {
      if (!pairs.has(`${name} ${to}`)) dead.push(`AREAS ${name} → ${to}`);
    }
  }
  for (const [name, { folder, may }] of Object.entries(WORKSPACES)) {
    if (!sources.some(({ path }) => path.startsWith(`${folder}/`))) dead.push(`WORKSPACES ${name}`);
    for (const to of may) {
      if (to !== 'areas' && !pairs.has(`${name} ${to}`)) dead.push(`WORKSPACES ${name} → ${to}`);
    }
  }
  return dead.map((row): Finding => ({ path: TABLE, says: `no file needs the row ${row}` }));
};
