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

// They read the whole tree, some of them more than once.
vi.setConfig({ testTimeout: 120_000 });

const sources = readSources();

const text = ({ path, line, says }: Finding) => `${path}${line ? `:${line}` : ''} ${says}`;
const plant = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, content]) => ({ path, text: content }));
/** Exceptions of other checks are not stale because this one does not need them. */
const remaining = (found: Finding[]) =>
  withoutAllowed(found, ALLOWED)
    .filter(({ path }) => path !== 'tools/tidy')
    .map(text);

/** As one text: a failure's first line names them, where a list would only be counted. */
const none = (found: string[]) => expect(found.join('\n')).toBe('');

describe.each(RULES)('$name', ({ check, planted, finds }) => {
  it('is noticed when it is broken', () => {
    const found = check(plant(planted)).map(text);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatch(finds);
  });

  it('holds in this repository', () => {
    none(remaining(check(sources)));
  });
});

describe('nothing is unused: no file, export or package', () => {
  it('is noticed when it is broken', async () => {
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
      'alone.ts is a file that nothing uses',
      'parts.ts:2 exports what nothing uses: unused',
    ]);
  });

  it('holds in this repository', async () => {
    none(remaining(await findUnused()));
  });
});

describe('generated pages say what the code says', () => {
  it('is noticed when it is broken', async () => {
    const page = { path: 'docs/generated/switches.md', text: '# Switches of last year\n' };
    const found = await staleDocs([...sources.filter(({ path }) => path !== page.path), page]);
    expect(found.map(({ path }) => path)).toContain(page.path);
  });

  it('holds in this repository', async () => {
    none(remaining(await staleDocs(sources)));
  });
});

describe('exceptions', () => {
  it('are all still needed, and each has its reason', async () => {
    const found = RULES.flatMap(({ check }) => check(sources));
    const left = withoutAllowed([...found, ...(await findUnused())], ALLOWED);
    none(left.filter(({ path }) => path === 'tools/tidy').map(text));
    for (const { reason } of ALLOWED) expect(reason.length).toBeGreaterThan(20);
  });
});
