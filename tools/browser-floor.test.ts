// The emitted files of every screen except games and the verifier must work on iOS 12.4
// (docs/decisions/006). Checks the build that `npm test` makes before its unit tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesAtTheFloor, filesOfTheEntry, isBuilt, readEmitted } from './floor/emitted.ts';
import { youngStyles } from './floor/young-css.ts';
import { YOUNG, youngUses } from './floor/young-functions.ts';
import { tooNew } from './floor/young-syntax.ts';

const SOURCE = join(import.meta.dirname, '../apps/web/src/old-phones.ts');
/** `core-js/actual/string/replace-all` adds `replaceAll`. */
const added = [
  ...readFileSync(SOURCE, 'utf8').matchAll(/core-js\/actual\/(?:[\w-]+\/)?([\w-]+)'/g),
].map(([, name = '']) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
/** Only old phones load this, and they wait for it before anything else runs. */
const OLD_PHONES_MAX_KB = 25;

/** Young names in an emitted file that old phones never reach: file, name, why. */
const NEVER_REACHED: readonly [RegExp, string, string][] = [
  [/^assets\/react-/, 'animate', 'view transitions, which old browsers lack completely'],
  [/^assets\/react-/, 'getAnimations', 'view transitions, which old browsers lack completely'],
  [/^assets\/encryption-/, 'CompressionStream', 'compressed tokens, which nothing asks for'],
  [/^assets\/react-/, 'requestSubmit', 'form actions replayed after hydration; nothing hydrates'],
];
const neverReached = (file: string, name: string) =>
  NEVER_REACHED.some(([files, what]) => files.test(file) && what === name);

describe('old phones: the built files', () => {
  it('exist: node tools/build.mjs', () => expect(isBuilt).toBe(true));

  it('every screen except games and verifier parses on iOS 12.4', () => {
    const { scripts } = filesAtTheFloor();
    expect(scripts.length).toBeGreaterThan(10);
    const wrong = [...scripts, 'old-phones.js'].flatMap((file) => tooNew(file, readEmitted(file)));
    expect(wrong).toEqual([]);
  });

  it('a function that iOS 12.4 lacks is checked for, or comes with old-phones.js', () => {
    const { scripts } = filesAtTheFloor();
    const missing = scripts.flatMap((file) =>
      youngUses(file, readEmitted(file))
        .filter((name) => !added.includes(name) && !neverReached(file, name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('the styles work on iOS 12.4, or have a fallback before what it does not know', () => {
    const { styles } = filesAtTheFloor();
    expect(styles.length).toBeGreaterThan(5);
    expect(styles.flatMap((file) => youngStyles(file, readEmitted(file)))).toEqual([]);
  });

  it('modern phones load nothing extra for old ones', () => {
    const first = filesOfTheEntry();
    expect(first).not.toContain('old-phones.js');
    const carries = first.filter((file) => readEmitted(file).includes('core-js'));
    expect(carries).toEqual([]);
    const weight = gzipSync(readEmitted('old-phones.js'), { level: 9 }).length / 1000;
    expect(weight).toBeLessThan(OLD_PHONES_MAX_KB);
  });
});

it('old-phones.js is loaded if the newest function that it adds is missing', () => {
  const early = readFileSync(join(import.meta.dirname, '../apps/web/public/early.js'), 'utf8');
  expect(early).toContain("typeof structuredClone === 'undefined'");
  const ages: Record<string, number> = { ...YOUNG.methods, ...YOUNG.globals };
  // A name missing from the table exists since iOS 12; it is added only because iOS 12's is faulty.
  const oldest = Math.max(...added.map((name) => ages[name] ?? 12));
  expect(added.length).toBeGreaterThan(10);
  expect(ages['structuredClone']).toBe(oldest);
});

it.each`
  source                   | found
  ${'let a = 1n'}          | ${'BigInt'}
  ${'a?.b'}                | ${'?.'}
  ${'a ?? b'}              | ${'??'}
  ${'class A { b = 1 }'}   | ${'class field'}
  ${'const a = /(?<!x)y/'} | ${'lookbehind or a young flag'}
`('"$source" is recognised as too new', ({ source, found }) => {
  expect(tooNew('a.js', source as string)[0]).toContain(found);
});

it('allows what the oldest browser parses', () => {
  expect(tooNew('a.js', 'const {a, ...b} = c; async () => { for await (x of y); }')).toEqual([]);
});

it.each`
  source                                                                | found
  ${'a.replaceAll("b", "c")'}                                           | ${['replaceAll']}
  ${'new ResizeObserver(f)'}                                            | ${['ResizeObserver']}
  ${'new Intl.PluralRules(l)'}                                          | ${['PluralRules']}
  ${'typeof Intl.PluralRules == "function" && new Intl.PluralRules(l)'} | ${[]}
  ${'a.animate && a.animate(b)'}                                        | ${[]}
  ${'"animate" in a && a.animate(b)'}                                   | ${[]}
  ${'(a=window.visualViewport)==null||a.addEventListener(b)'}           | ${[]}
  ${'let a = window.visualViewport'}                                    | ${[]}
  ${'window.requestIdleCallback(f)'}                                    | ${['requestIdleCallback']}
  ${'const any = { at: 1 }; any.x()'}                                   | ${[]}
`('the functions of "$source" are $found', ({ source, found }) => {
  expect(youngUses('a.js', source as string)).toEqual(found);
});

it.each`
  css                                             | count
  ${'.a{display:flex;gap:4px}'}                   | ${1}
  ${'.a{display:grid;gap:4px}'}                   | ${0}
  ${'.a{inset:0}'}                                | ${1}
  ${'.a{width:clamp(1px,2vw,3px)}'}               | ${1}
  ${'.a{width:2px;width:clamp(1px,2vw,3px)}'}     | ${0}
  ${'.a{height:100dvh}'}                          | ${1}
  ${'@supports (height:1dvh){.a{height:100dvh}}'} | ${0}
  ${'.a:focus:not(:focus-visible){outline:0}'}    | ${0}
  ${'.a:has(b){color:red}'}                       | ${1}
  ${'@container (width>3px){.a{color:red}}'}      | ${1}
  ${'@media (width>=3px){.a{color:red}}'}         | ${1}
  ${'@media (min-width:3px){.a{padding:0}}'}      | ${0}
`('"$css" has $count things that the oldest browser drops', ({ css, count }) => {
  expect(youngStyles('a.css', css as string)).toHaveLength(count as number);
});
