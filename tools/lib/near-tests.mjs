import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, WORKSPACES, workspaceOf } from '../layers.js';
import { ROOT } from './root.mjs';
import { runNode } from './run-program.mjs';

/** A test of a workspace's own that any change of code may break. */
const ALWAYS = ['tools/tidy.test.ts'];

const folderOf = (name) =>
  name in AREAS ? `areas/${AREAS[name].group}/${name}` : WORKSPACES[name].folder;

/**
 * Folders whose unit tests a change may break soonest: those of the changed workspaces, and of
 * those that `tools/layers.js` lets import them by name. That every area may import a tier below
 * would run everything; the whole run does.
 */
export function nearFolders(changed) {
  const names = new Set(changed.map(workspaceOf).filter(Boolean));
  const mayImport = ({ within = [], extras = [], may = [] }) => [...within, ...extras, ...may];
  const near = Object.entries({ ...AREAS, ...WORKSPACES })
    .filter(([, row]) => mayImport(row).some((name) => names.has(name)))
    .map(([name]) => name);
  const outside = changed.filter((path) => workspaceOf(path) === null);
  const folders = outside.map((path) => /^(tools|prove|bench)\/([^/]+\/)?/.exec(path)?.[0]);
  return [
    ...new Set([...[...names, ...near].map(folderOf), ...folders.filter(Boolean), ...ALWAYS]),
  ];
}

/** The addresses that an area's pages and console screens, or a game, answer at. */
function addressesOf(name, paths) {
  const games = paths.flatMap((path) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []);
  if (!(name in AREAS)) return games.map((game) => `/m/game/${game}`);
  const folder = join(ROOT, folderOf(name));
  return ['web', 'console']
    .flatMap((side) => filesOf(join(folder, side)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(\/(?:m|console)\/[\w/]+)/g)])
    .map(([, address]) => address);
}

function filesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(pages|screens)\.ts$/.test(file))
      .map((file) => join(folder, file));
  } catch {
    return []; // an area without this side
  }
}

/**
 * Browser tests that a change may break soonest: those that Playwright selects by their imports
 * since `commit`, and those that name an address of a changed area or game.
 */
export async function nearBrowserTests(changed, commit) {
  const names = new Set(changed.map(workspaceOf).filter(Boolean));
  const addresses = [...names].flatMap((name) => addressesOf(name, changed));
  const cli = 'node_modules/@playwright/test/cli.js';
  const list = [
    'test',
    `--only-changed=${commit}`,
    '--list',
    '--reporter=list',
    '--pass-with-no-tests',
  ];
  const { text } = await runNode(cli, list, { quiet: true });
  const own = [...text.matchAll(/^\s+(\S+\.e2e\.ts):/gm)].map(([, file]) => `e2e/${file}`);
  const naming = readdirSync(join(ROOT, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `e2e/${file.replaceAll('\\', '/')}`)
    .filter((file) => {
      const said = readFileSync(join(ROOT, file), 'utf8');
      return addresses.some(
        (address) => said.includes(`${address}'`) || said.includes(`${address}?`),
      );
    });
  return [...new Set([...own, ...naming])].sort();
}
