// The build leaves out of React what no screen uses (apps/web/lean-react.config.ts, decision 016).
// Both halves of that sentence are held here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { asModule, leaveOut, withoutUnused } from '../apps/web/lean-react.config.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js');
const parse = (code: string) => parseSync('react-dom.js', code).program;

/** What would need a part that is left out, by how a screen would ask for it. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'Suspense, lazy and use': /\b(Suspense|SuspenseList|lazy|use|Activity|Profiler)\b/,
  ViewTransition: /\b(ViewTransition|addTransitionType)\b/,
  'form actions': /\b(useActionState|useFormStatus|useFormState|useOptimistic|requestFormReset)\b/,
  'asking ahead': /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b/,
  'markup of a server': /\bhydrateRoot\b/,
};
const TO_THE_HEAD = /<(title|meta|link|style|script|html|head|body)[\s>]/;
const FRAGMENT_REF = /<(React\.)?Fragment[^>]*\bref=/;
const FROM_REACT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from 'react(?:-dom)?(?:\/client)?'/g;

const screens = ['areas', 'apps/web/src', 'packages/ui/src', 'packages/client/src', 'games']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|node_modules|[/\\]server[/\\]/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const using = (of: RegExp, textOf: (text: string) => string) =>
  screens.filter(({ text }) => of.test(textOf(text))).map(({ path }) => path);
const imported = (text: string) => [...text.matchAll(FROM_REACT)].map(([, names]) => names).join();

describe('no screen uses what the build leaves out of React', () => {
  it.each(Object.keys(LEFT_OUT))('%s', (what) => {
    expect(screens.length).toBeGreaterThan(300);
    expect(using(LEFT_OUT[what] as RegExp, imported)).toEqual([]);
  });

  it('elements that belong into the head, and refs of fragments', () => {
    const code = (text: string) => (text.includes('/>') || text.includes('</') ? text : '');
    expect(using(TO_THE_HEAD, code).filter((path) => path.endsWith('.tsx'))).toEqual([]);
    expect(using(FRAGMENT_REF, code)).toEqual([]);
  });
});

describe('the React that is installed', () => {
  const whole = readFileSync(CLIENT, 'utf8');

  it('has every part that is left out by name, and parses without them', () => {
    const less = asModule(withoutUnused(whole, parse));
    expect(parseSync('less.js', less).errors).toEqual([]);
    expect(less).not.toContain('FragmentInstance.prototype');
    expect(less).not.toMatch(/case 13:|13 === \w+\.tag/);
  });

  it('a part that is gone stops the build', () => {
    const renamed = whole.replaceAll('popHydrationState', 'popSomethingElse');
    expect(() => withoutUnused(renamed, parse)).toThrow('popHydrationState');
  });
});

describe('CommonJS as a module', () => {
  it('gives each export a variable, and one that changes stays changeable', () => {
    const code = `var React = require("react");
exports.now = void 0;
exports.now = function () { return 1; };
exports.twice = function () { return exports.now() * 2; };`;
    expect(asModule(code)).toBe(`let out_now;
import * as React from "react";
out_now = void 0;
out_now = function () { return 1; };
const out_twice = function () { return out_now() * 2; };
export { out_now as now, out_twice as twice };
`);
  });
});

it('a switch loses the kinds of fibers that are never made, and nothing else', () => {
  const code = `switch (fiber.tag) {
  case 26:
  case 5:
    a();
  case 13:
    b();
    break;
  case 22:
    var c = 1;
    break;
  case 30:
    return 7;
  case 0:
    c = 13 === fiber.tag || 5 === fiber.tag || 22 !== fiber.tag;
}`;
  // 5 runs on into what stood at 13, and `c` belongs to the whole function.
  expect(leaveOut(code, (text) => parseSync('a.js', text).program).text.replace(/\s+/g, ' ')).toBe(
    'switch (fiber.tag) { case 5: a(); b(); break; case -1: var c; break; ' +
      'case 0: c = !1 || 5 === fiber.tag || !0; }',
  );
});
