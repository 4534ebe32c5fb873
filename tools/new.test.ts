import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addImportedName, addTo } from './new/edit.ts';
import { makeThing } from './new/make-thing.ts';
import type * as Layers from './layers.js';
import { namesOf } from './new/names.ts';
import { importGraph, WORKSPACE_FOLDER } from './tidy/graph.ts';
import { RULES } from './tidy/rules.ts';
import { readSources, ROOT } from './tidy/source.ts';

/** A copy of the checkout whose workspace links lead to the copied folders. */
function copyCheckout(): string {
  const root = mkdtempSync(join(tmpdir(), 'palaro-new-'));
  for (const { path } of readSources()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@palaro'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@palaro' || name === '.cache') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

function linkWorkspaces(root: string): void {
  for (const { path, text } of readSources(root)) {
    const workspace = path.endsWith('/package.json') && WORKSPACE_FOLDER.exec(path)?.[0];
    if (!workspace || path !== `${workspace}/package.json`) continue;
    const { name } = JSON.parse(text) as { name: string };
    const own = join(workspace, 'node_modules');
    if (existsSync(join(ROOT, own)) && !existsSync(join(root, own))) {
      symlinkSync(join(ROOT, own), join(root, own));
    }
    rmSync(join(root, 'node_modules', name), { force: true });
    symlinkSync(join(root, workspace), join(root, 'node_modules', name));
  }
}

const run = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

interface Ran {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** Runs test files of the copy, each by its project, on a real database. */
async function runTests(files: readonly string[]): Promise<Ran[]> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  // The inner run would otherwise take over this run's settings.
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|PALARO_TEST)/.test(name));
  // The outer run keeps the cores busy; a second worker costs a cluster and loads the server again.
  const own = ['--maxWorkers=1', '--reporter=json', '--outputFile=ran.json'];
  const args = [vitest, 'run', ...own, ...files];
  const says = await new Promise<string>((done) => {
    execFile(process.execPath, args, { cwd: root, env: Object.fromEntries(env) }, (_, out, err) =>
      done(out + err),
    );
  });
  const written = join(root, 'ran.json');
  if (!existsSync(written)) throw new Error(`the tests did not run: ${says.slice(-2_000)}`);
  const { testResults } = JSON.parse(readFileSync(written, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: Ran[] }[];
  };
  expect(testResults.filter(({ message }) => message !== '')).toEqual([]);
  expect(testResults.length).toBeGreaterThanOrEqual(files.length);
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

const THINGS = [
  ['area', 'letters', 'site', 'base'],
  ['call', 'letters', 'listLetters', 'GET', '/wps/letters/list'],
  ['call', 'letters', 'sendLetter', 'POST', '/wps/letters/send'],
  ['page', 'letters', 'LetterBox', '/m/letterBox'],
  ['game', 'toss', '29999'],
  ['vendor', 'lucky'],
  ['switch', 'LETTERS3', 'letters'],
];

/** Each step reads or compiles the whole tree, beside whatever else the machine does. */
const WHOLE_TREE_MS = 240_000;

let root = '';
const made = new Set<string>();

beforeAll(async () => {
  root = copyCheckout();
  linkWorkspaces(root);
  for (const [kind = '', ...args] of THINGS) {
    for (const path of await makeThing(root, kind, args)) made.add(path);
  }
  linkWorkspaces(root);
}, WHOLE_TREE_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Compiler errors in the made files only; other errors are not this test's concern. */
function typeErrors(side: string): string[] {
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const config = ['-p', `tsconfig.${side}.json`, '--incremental', 'false', '--pretty', 'false'];
  const said = run(root, tsc, ...config, '--listFiles').stdout.split('\n');
  const checked = [...made].filter((path) => said.includes(join(root, path)));
  expect(checked.length).toBeGreaterThan(5);
  return said.filter((line) => checked.some((path) => line.startsWith(`${path}(`)));
}

describe('npm run new', () => {
  it.each(['server', 'web'])(
    'makes code that the %s compiler accepts',
    (side) => {
      expect(typeErrors(side)).toEqual([]);
    },
    WHOLE_TREE_MS,
  );

  it(
    'makes code that the formatter and the checks accept',
    () => {
      const oxfmt = join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
      const { stdout } = run(root, oxfmt, '--list-different', ...made);
      expect(stdout).toBe('');
      const sources = readSources(root);
      const found = RULES.flatMap(({ check }) => check(sources));
      const fresh = (path: string) => /letters|toss|lucky/.test(path) && made.has(path);
      expect(found.filter(({ path }) => fresh(path))).toEqual([]);
      const unread = found.map(({ says }) => says).filter((says) => says.includes('LETTERS3'));
      expect(unread).toEqual(['switch LETTERS3 is not used']);
    },
    WHOLE_TREE_MS,
  );

  it('makes code that the layers allow', async () => {
    const address = pathToFileURL(join(root, 'tools/layers.js')).href;
    const layers = (await import(/* @vite-ignore */ address)) as typeof Layers;
    const imports = [...importGraph(readSources(root))].filter(([path]) => made.has(path));
    const refused = imports.flatMap(([path, found]) =>
      found.map(({ specifier }) => layers.importRefusal(path, specifier)),
    );
    expect(refused.filter((why) => why !== null)).toEqual([]);
  });

  it('lists the new things in their tables', () => {
    const text = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(text('apps/server/src/areas.ts')).toContain('lettersArea,');
    expect(text('areas/site/letters/web/pages.ts')).toContain("path: '/m/letterBox'");
    expect(text('apps/web/src/app/pages.ts')).toContain('...lettersPages');
    expect(text('games/cards.ts')).toContain('toss: tossCard');
    expect(text('vendors/index.ts')).toContain('luckyVendor');
    expect(text('vendors/conformance/vectors.ts')).toMatch(/VECTORS = .*lucky/);
    expect(text('vendors/lucky/vendor.ts')).toMatch(/nodeId: '9\d{4}'/);
    expect(text('tools/layers.js')).toContain("letters: { group: 'site', tier: 'base'");
    expect(text('areas/site/letters/package.json')).toContain('@palaro/letters');
  });

  it('makes a game that is listed, can be played and passes its proofs in both languages, unedited', async () => {
    const ran = await runTests([
      'games/toss',
      'games/registry.test.ts',
      'games/stage/view/texts.test.ts',
      'areas/gaming/play/server/every-game.http.test.ts',
      'areas/gaming/play/web/every-game.test.tsx',
      'areas/gaming/catalogue/server/catalogue.test.ts',
    ]);
    expect(ran.filter(({ status }) => status !== 'passed')).toEqual([]);
    const about = (name: string) => ran.filter(({ fullName }) => fullName.includes(name));
    expect(about('GAME-13 toss takes the stake of each example bet over HTTP')).toHaveLength(1);
    expect(about('GAME-13 toss draws each of its example bets again')).toHaveLength(1);
    expect(about('toss.en.ts and its translation')).toHaveLength(1);
    expect(about('toss pays back exactly its sheet')).toHaveLength(1);
  }, 180_000);

  it.each([
    [
      'a thing that exists',
      ['vendor', 'lucky'],
      'areas/gaming/gateway/server/conformance-lucky.test.ts already exists',
    ],
    ['an unknown kind', ['planet'], 'there is no kind planet'],
    ['a missing name', ['area'], 'give the name of the area'],
    ['an unknown group', ['area', 'hats', 'attic'], 'the group must be one of identity, money'],
    ['a game that is an area', ['game', 'wallet', '29998'], 'wallet already has texts'],
    ['an unknown area', ['call', 'nowhere', 'x', 'GET', '/x'], 'there is no area nowhere'],
  ])('refuses %s and says why', async (_, [kind = '', ...args], why) => {
    await expect(makeThing(root, kind, args)).rejects.toThrow(why);
  });

  it('shows its usage when it is called wrongly', () => {
    const { status, stderr } = run(root, '--import', 'tsx', 'tools/new.ts', 'planet');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^there is no kind planet\n\nnpm run new -- area/);
  });
});

describe('edits', () => {
  it.each([
    ['const a = [];', 'const a = [\nx,];'],
    ['const a = [y];', 'const a = [y,\nx,];'],
    ['const a = [\n  y,\n] as const;', 'const a = [\n  y,\nx,\n] as const;'],
    ['const a = define({ y: 1 });', 'const a = define({ y: 1,\nx, });'],
  ])('add to %s', (before, after) => {
    expect(addTo(before, 'a', 'x')).toBe(after);
  });

  it('adds a name to an import once', () => {
    const before = "import { a } from 'm';";
    expect(addImportedName(before, 'b', 'm')).toBe("import { a, b } from 'm';");
    expect(addImportedName(before, 'a', 'm')).toBe(before);
  });

  it('knows the forms of a name', () => {
    expect(namesOf('sendFeedback')).toMatchObject({ file: 'send-feedback', Name: 'SendFeedback' });
  });
});
