import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importRefusal } from '../layers.js';
import { ROOT } from '../tidy/source.ts';
import { STANDING_FILES } from './plain-names.js';

// The linter asks this function about every import.
it.each([
  ['areas/money/wallet/server/x.ts', '@palaro/play/server', /wallet must not import play/],
  [
    'areas/gaming/play/server/x.ts',
    '../../wallet/server/execute.ts',
    /another workspace by a path/,
  ],
  ['areas/gaming/play/web/x.ts', '@palaro/wallet/server', /must not reach server code/],
  ['games/dice/rules.ts', 'node:fs', /this code does no I\/O/],
  ['packages/kernel/src/x.ts', '@palaro/nothing', /has no row in/],
])('refuses in %s an import of %s', (file, specifier, why) => {
  expect(importRefusal(file, specifier)).toMatch(why);
});

it('allows an import down the tiers', () => {
  expect(importRefusal('areas/gaming/play/server/x.ts', '@palaro/wallet/server')).toBeNull();
});

const tree = mkdtempSync(join(tmpdir(), 'palaro-lint-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const SERVER = 'areas/money/wallet/server/planted.ts';
const WEB = 'areas/money/wallet/web/Planted.tsx';
const LONG = 'areas/money/wallet/web/long.ts';
const FIELDS = 'areas/money/wallet/web/fields.ts';
const NAMES = 'areas/money/wallet/server/names.ts';
const BARE = [
  '<p>{t(`x`)} <b /></p>',
  '<p><b /> and</p>',
  '<p>{on ? `${at} on` : <i />}<b /></p>',
  '<p>{on && formatTime(at)}<b /></p>',
  '<p>{at}: {pesos(at)}</p>',
  '<>{on ?? t(`x`)}</>',
];
const bareFile = (no: number) => `areas/money/wallet/web/Bare${no}.tsx`;
const planted = (jsx: string) => `
    export declare const on: boolean | undefined;
    export declare const at: string;
    export const Planted = () => (
      ${jsx}
    );`;
const STANDING = STANDING_FILES.find((path) => path.startsWith('areas/money/')) ?? '';
const PLANTED: Record<string, string> = {
  [SERVER]: `
    import { play } from '@palaro/play/server';
    const wait = async () => play;
    export function sweep(kind: 'a' | 'b') {
      wait();
      console.log(new Date(), Math.random());
      switch (kind) {
        case 'a':
          return;
      }
    }`,
  [WEB]: `
    import { useEffect } from 'react';
    export function Planted({ on, at }: { on: boolean; at: string }) {
      if (on) useEffect(() => undefined);
      useEffect(() => void at.replaceAll(at, ''), []);
      return 1n;
    }`,
  [LONG]: `
    export function long() {
      ${'console.error(0);\n'.repeat(69)}
    }`,
  [NAMES]: `
    export type LedgerNews = string;
    export interface Asked {
      unknown: NotFound;
    }
    export type NotFound = string;`,
  // Plain by now, so its row in plain-names.js is refused.
  [STANDING]: 'export type WithdrawalRequest = string;',
  ...Object.fromEntries(BARE.map((jsx, no) => [bareFile(no), planted(jsx)])),
  // Refused nothing: each text is alone in its element, and blanks are no texts.
  'areas/money/wallet/web/Lone.tsx': planted(`
      <p>
        <b>{t('x')}</b>{' '}
        {/* A remark. */}
        {on ? <i>{\`\${at}: \${pesos(at)}\`}</i> : <i>and</i>} {on && <i>{formatTime(at)}</i>}
      </p>`),
  // Refused nothing: a literal's fields are not counted.
  [FIELDS]: `
    export function fields() {
      console.error({
        ${Array.from({ length: 70 }, (_, i) => `field${i}: ${i},`).join('\n')}
      });
    }`,
};

/** What the linter says of a tree with this repository's settings, by file, without repetitions. */
async function lint(): Promise<Record<string, string[]>> {
  for (const part of ['.oxlintrc.json', 'tools/lint', 'tools/layers.js']) {
    cpSync(join(ROOT, part), join(tree, part), { recursive: true });
  }
  for (const part of ['tsconfig', 'tsconfig.base', 'tsconfig.server', 'tsconfig.web']) {
    cpSync(join(ROOT, `${part}.json`), join(tree, `${part}.json`));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const says = await new Promise<string>((done) => {
    execFile(process.execPath, [linter, '--format=json', 'areas'], { cwd: tree }, (_, out) =>
      done(out),
    );
  });
  const { diagnostics } = JSON.parse(says) as { diagnostics: { code: string; filename: string }[] };
  const found: Record<string, Set<string>> = {};
  for (const { code, filename } of diagnostics) (found[filename] ??= new Set()).add(code);
  return Object.fromEntries(
    Object.entries(found).map(([file, codes]) => [file, [...codes].sort()]),
  );
}

it('finds each error in code that breaks the rules, with this repository’s settings', async () => {
  expect(await lint()).toEqual({
    [SERVER]: [
      'eslint(no-console)',
      'palaro(layers)',
      'palaro(no-own-time)',
      'typescript(no-floating-promises)',
      'typescript(switch-exhaustiveness-check)',
    ],
    [LONG]: ['palaro(function-lines)'],
    [NAMES]: ['palaro(plain-names)'],
    [STANDING]: ['palaro(plain-names)'],
    [WEB]: [
      'palaro(no-bigint)',
      'palaro(no-young-functions)',
      'react-hooks(exhaustive-deps)',
      'react-hooks(rules-of-hooks)',
    ],
    ...Object.fromEntries(BARE.map((_, no) => [bareFile(no), ['palaro(lone-text)']])),
  });
}, 60_000);

it('lists no file of the old names that is gone', () => {
  expect(STANDING_FILES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
