import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ALLOWED } from './tidy/allowed.ts';
import { staleDocs } from './tidy/generated.ts';
import { RULES } from './tidy/rules.ts';
import { readSources, ROOT, withoutAllowed } from './tidy/source.ts';
import type { Finding, Source } from './tidy/source.ts';
import { findUnused } from './tidy/unused.ts';

// These tests read the whole tree, some of them several times.
vi.setConfig({ testTimeout: 120_000 });

const sources = readSources();

const text = ({ path, line, says }: Finding) => `${path}${line ? `:${line}` : ''} ${says}`;
const plant = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, content]) => ({ path, text: content }));
/** Removes allowed findings. Other checks may need an exception that this one does not use. */
const remaining = (found: Finding[]) =>
  withoutAllowed(found, ALLOWED)
    .filter(({ path }) => path !== 'tools/tidy')
    .map(text);

/** Each check goes through the whole tree once, for its own test and for that of the exceptions. */
const findings = new Map(RULES.map(({ name, check }) => [name, lazily(() => check(sources))]));
const unused = lazily(() => findUnused());

function lazily<T>(find: () => T): () => T {
  let answer: { found: T } | undefined;
  return () => (answer ??= { found: find() }).found;
}

/** As one text: a failure's first line names them, where a list would only be counted. */
const none = (found: string[]) => expect(found.join('\n')).toBe('');

describe.each(RULES)('$name', ({ name, check, planted, finds }) => {
  it('finds the error in an example that breaks it', () => {
    const found = check(plant(planted)).map(text);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatch(finds);
  });

  it('passes in this repository', () => {
    none(remaining(findings.get(name)?.() ?? []));
  });
});

describe('nothing is unused: no file, export or package', () => {
  it('finds the error in an example that breaks it', async () => {
    const root = mkdtempSync(join(tmpdir(), 'palaro-unused-'));
    const write = (path: string, content: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    };
    write('package.json', '{ "name": "planted", "type": "module" }');
    write('knip.json', '{ "entry": ["main.ts"], "project": ["*.ts"] }');
    write('main.ts', "import { used } from './parts.ts';\nused();");
    write('parts.ts', 'export const used = () => 1;\nexport const unused = 2;');
    write('alone.ts', 'export {};');
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const found = (await findUnused(root)).map(text).sort();
    rmSync(root, { recursive: true });
    expect(found).toEqual([
      'alone.ts is an unused file',
      'parts.ts:2 has an unused export: unused',
    ]);
  });

  it('passes in this repository', async () => {
    none(remaining(await unused()));
  });
});

describe('generated pages match the code', () => {
  it('finds the error in an example that breaks it', async () => {
    const page = { path: 'docs/generated/switches.md', text: '# Switches of last year\n' };
    const found = await staleDocs([...sources.filter(({ path }) => path !== page.path), page]);
    expect(found.map(({ path }) => path)).toContain(page.path);
  });

  it('passes in this repository', async () => {
    none(remaining(await staleDocs(sources)));
  });
});

describe('exceptions', () => {
  it('are all still needed, and each has its reason', async () => {
    const all = [...findings.values()].flatMap((find) => find());
    const left = withoutAllowed([...all, ...(await unused())], ALLOWED);
    none(left.filter(({ path }) => path === 'tools/tidy').map(text));
    for (const { reason } of ALLOWED) expect(reason.length).toBeGreaterThan(20);
  });
});
