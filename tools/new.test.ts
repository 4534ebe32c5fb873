import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
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
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addImportedName, addTo } from './new/edit.ts';
import { makeThing } from './new/make-thing.ts';
import type * as Layers from './layers.js';
import { namesOf } from './new/names.ts';
import { importGraph } from './tidy/graph.ts';
import { RULES } from './tidy/rules.ts';
import { readSources, ROOT } from './tidy/source.ts';

/** The checkout once more, with the workspaces' names leading to the copies. */
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
    const workspace = /^((packages|areas|apps)\/[^/]+|games|vendors)\/package\.json$/.exec(
      path,
    )?.[1];
    if (!workspace) continue;
    const { name } = JSON.parse(text) as { name: string };
    rmSync(join(root, 'node_modules', name), { force: true });
    symlinkSync(join(root, workspace), join(root, 'node_modules', name));
  }
}

const run = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

const THINGS = [
  ['area', 'letters', 'base'],
  ['call', 'letters', 'listLetters', 'GET', '/wps/letters/list'],
  ['call', 'letters', 'sendLetter', 'POST', '/wps/letters/send'],
  ['page', 'letters', 'LetterBox', '/m/letterBox'],
  ['game', 'toss', '29999'],
  ['vendor', 'lucky'],
  ['switch', 'LETTERS3', 'letters'],
];

let root = '';
const made = new Set<string>();

beforeAll(async () => {
  root = copyCheckout();
  linkWorkspaces(root);
  for (const [kind = '', ...args] of THINGS) {
    for (const path of await makeThing(root, kind, args)) made.add(path);
  }
  linkWorkspaces(root);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the compiler says of the made files; the rest of the checkout is not this test's. */
function typeErrors(side: string): string[] {
  const config = join(root, `tsconfig.${side}.json`);
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, incremental: false });
  const checked = [...made].flatMap((path) => program.getSourceFile(join(root, path)) ?? []);
  expect(checked.length).toBeGreaterThan(5);
  return checked
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(
      (one) => `${one.file?.fileName}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`,
    );
}

describe('npm run new', () => {
  it.each(['server', 'web'])(
    'makes what the %s compiler takes',
    (side) => {
      expect(typeErrors(side)).toEqual([]);
    },
    60_000,
  );

  it('makes what the formatter and the checks take', () => {
    const prettier = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
    const { stdout } = run(root, prettier, '--list-different', ...made);
    expect(stdout).toBe('');
    const sources = readSources(root);
    const found = RULES.flatMap(({ check }) => check(sources));
    const fresh = (path: string) => /letters|toss|lucky/.test(path) && made.has(path);
    expect(found.filter(({ path }) => fresh(path))).toEqual([]);
    const unread = found.map(({ says }) => says).filter((says) => says.includes('LETTERS3'));
    expect(unread).toEqual(['switch LETTERS3 is read by nothing']);
  }, 60_000);

  it('makes what the layers allow', async () => {
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
    expect(text('apps/web/src/app/pages.ts')).toContain("path: '/m/letterBox'");
    for (const language of ['en', 'ty']) {
      const texts = text(`apps/web/src/app/texts.${language}.ts`);
      expect(texts).toContain(`from '@palaro/letters/${language}'`);
      // As imported, in the address, and in the list.
      expect(texts.match(/\bletters\b/g)).toHaveLength(3);
    }
    expect(text('games/index.ts')).toContain("import { toss } from './toss/rules.ts'");
    expect(text('vendors/index.ts')).toContain('luckyVendor');
    expect(text('vendors/conformance/vectors.ts')).toMatch(/VECTORS = .*lucky/);
    expect(text('vendors/lucky/vendor.ts')).toMatch(/nodeId: '9\d{4}'/);
    expect(text('tools/layers.js')).toMatch(/base: \[.*'letters'\]/);
  });

  it.each([
    [
      'what is there already',
      ['vendor', 'lucky'],
      'areas/gateway/server/conformance-lucky.test.ts exists already',
    ],
    ['an unknown kind', ['planet'], 'there is no kind planet'],
    ['a missing name', ['area'], 'say the name of the area'],
    ['an unknown area', ['call', 'nowhere', 'x', 'GET', '/x'], 'is not there'],
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

  it('add a name to an import once', () => {
    const before = "import { a } from 'm';";
    expect(addImportedName(before, 'b', 'm')).toBe("import { a, b } from 'm';");
    expect(addImportedName(before, 'a', 'm')).toBe(before);
  });

  it('know the forms of a name', () => {
    expect(namesOf('sendFeedback')).toMatchObject({ file: 'send-feedback', Name: 'SendFeedback' });
  });
});
