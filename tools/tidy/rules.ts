import { incompleteCalls, unreadSettings, unreadSwitches, untitledPages } from './contracts.ts';
import { filipinoAddress } from './filipino.ts';
import { cycles, layers, missingTargets, undeclaredPackages, webReachesServer } from './imports.ts';
import { floatingMoney } from './money.ts';
import { wordsOnScreens } from './screen-words.ts';
import { longFiles, longFunctions, wideLines } from './sizes.ts';
import { repeatedConstants } from './spec-constants.ts';
import { unusedTexts } from './texts.ts';
import * as words from './words.ts';
import type { Check } from './source.ts';

/** A check, and an offence that shows it failing. */
export interface Rule {
  name: string;
  check: Check;
  /** Files by path; together they break the rule exactly as `finds` says. */
  planted: Record<string, string>;
  finds: RegExp;
}

const pages = 'apps/web/src/app/pages.ts';
const table = 'packages/whitelabel/src';
const workspace = (name: string, exports: object) =>
  JSON.stringify({ name: `@palaro/${name}`, exports });

const SIZES: Rule[] = [
  {
    name: 'a file has one subject and fits in 400 lines, a test in 600',
    check: longFiles,
    planted: { 'areas/a/x.ts': ';\n'.repeat(401), 'areas/a/x.test.ts': ';\n'.repeat(600) },
    finds: /^areas\/a\/x\.ts has 401 lines, at most 400$/,
  },
  {
    name: 'a function fits in 70 lines',
    check: longFunctions,
    planted: { 'areas/a/x.ts': `function f() {${'\n'.repeat(70)}}` },
    finds: /^areas\/a\/x\.ts:1 a function has 71 lines, at most 70$/,
  },
  {
    name: 'a line fits in 100 columns',
    check: wideLines,
    planted: { 'areas/a/x.ts': `const a = 1;\n// ${'w '.repeat(50)}` },
    finds: /^areas\/a\/x\.ts:2 has 103 columns, at most 100$/,
  },
];

const WORDS: Rule[] = [
  {
    name: 'nothing is typed any',
    check: words.anyTypes,
    planted: { 'areas/a/x.ts': 'export const read = (row: any) => row; // any' },
    finds: /^areas\/a\/x\.ts:1 says any$/,
  },
  {
    name: 'nothing prints',
    check: words.consoleCalls,
    planted: { 'areas/a/server/x.ts': 'console.log(1);', 'tools/x.ts': 'console.log(1);' },
    finds: /^areas\/a\/server\/x\.ts:1 prints/,
  },
  {
    name: 'no file is called utils, misc, helpers or common',
    check: words.namelessFiles,
    planted: { 'areas/a/utils.ts': '', 'areas/a/server/commons.ts': '' },
    finds: /^areas\/a\/utils\.ts has a name that says nothing$/,
  },
  {
    name: 'time and randomness come from the kernel',
    check: words.systemSources,
    planted: {
      'areas/a/server/x.ts': 'const at = new Date();',
      'areas/a/server/y.ts': 'const at = new Date(0);',
      'packages/kernel/src/clock.ts': 'Date.now();',
    },
    finds: /^areas\/a\/server\/x\.ts:1 asks the system: new Date\(\)$/,
  },
  {
    name: 'SQL takes the time from the clock too',
    check: words.databaseTime,
    planted: { 'areas/a/server/x.ts': 'sql`select now()`;' },
    finds: /^areas\/a\/server\/x\.ts:1 takes the time from the database/,
  },
  {
    name: 'no file names a place that only one machine has',
    check: words.machinePlaces,
    planted: { 'docs/x.md': `see ${['', 'home', 'someone'].join('/')}` },
    finds: /^docs\/x\.md:1 names a path of one machine$/,
  },
  {
    name: 'the lock file names no registry',
    check: words.machinePlaces,
    planted: { 'package-lock.json': `"${'resolved'}": "https://registry.example/x.tgz"` },
    finds: /^package-lock\.json:1 names the address of a registry$/,
  },
  {
    name: 'money is never a float',
    check: floatingMoney,
    planted: {
      'areas/a/server/x.ts': 'Number(row.balance);',
      'areas/a/server/y.ts': 'Number(row.winNumbers);',
      'areas/a/web/z.ts': 'stake.toFixed;',
    },
    finds: /^areas\/a\/server\/x\.ts:1 makes a float of row\.balance$/,
  },
];

const IMPORTS: Rule[] = [
  {
    name: 'an area imports down the tiers only',
    check: layers,
    planted: {
      'areas/wallet/server/x.ts': "import '@palaro/play/server';",
      'areas/play/server/y.ts': "import '@palaro/wallet/server';",
    },
    finds: /^areas\/wallet\/server\/x\.ts '@palaro\/play\/server' wallet must not import play/,
  },
  {
    name: 'nothing goes around a door',
    check: layers,
    planted: { 'areas/play/server/x.ts': "import '../../wallet/server/execute.ts';" },
    finds: /execute\.ts' goes by a path into another workspace/,
  },
  {
    name: "a game's rules do no I/O",
    check: layers,
    planted: { 'games/dice/rules.ts': "import 'node:fs';" },
    finds: /^games\/dice\/rules\.ts 'node:fs' this code does no I\/O/,
  },
  {
    name: 'every area has a tier',
    check: layers,
    planted: { 'areas/shop/server/index.ts': '' },
    finds: /^areas\/shop has no tier/,
  },
  {
    name: 'every import leads somewhere',
    check: missingTargets,
    planted: { 'areas/play/server/x.ts': "import './gone.ts';" },
    finds: /'\.\/gone\.ts' leads nowhere/,
  },
  {
    name: 'imports make no cycle',
    check: cycles,
    planted: {
      'areas/play/a.ts': "import type { B } from './b.ts';",
      'areas/play/b.ts': "export * from './a.ts';",
      'areas/play/c.ts': "import './d.ts';",
      'areas/play/d.ts': "const late = () => import('./c.ts');",
    },
    finds: /a cycle of imports: areas\/play\/a\.ts → areas\/play\/b\.ts$/,
  },
  {
    name: 'the web bundle reaches no server module',
    check: webReachesServer,
    planted: {
      'areas/play/package.json': workspace('play', { './api': './play.api.ts' }),
      'areas/play/web/XPage.tsx': "import { a } from '@palaro/play/api';",
      'areas/play/play.api.ts': "export { a } from './server/a.ts';",
      'areas/play/server/a.ts': 'export const a = 1;',
    },
    finds: /^areas\/play\/play\.api\.ts brings areas\/play\/server\/a\.ts into the web bundle$/,
  },
  {
    name: 'a workspace declares what it uses',
    check: undeclaredPackages,
    planted: {
      'areas/play/package.json': workspace('play', {}),
      'areas/play/server/x.ts': "import { sql } from 'kysely';",
    },
    finds: /uses kysely, which its package\.json does not declare$/,
  },
];

const TABLES: Rule[] = [
  {
    name: 'a call has access, module id, summary and reply',
    check: incompleteCalls,
    planted: {
      'areas/a/a.api.ts': "defineEndpoint({ path: '/x', access: 'anyone', summary: '' })",
    },
    finds: /a call without moduleId, reply$/,
  },
  {
    name: 'a page has a title and says who may see it',
    check: untitledPages,
    planted: { [pages]: "[{ path: '/m/x', access: 'anyone', load: () => import('x') }]" },
    finds: /a page without title$/,
  },
  {
    name: 'a switch is read by something',
    check: unreadSwitches,
    planted: {
      [`${table}/switches.ts`]: 'const SWITCHES = { ONE: {}, TWO: {} } as const;',
      'areas/a/a.api.ts': "const a = { switch: 'ONE', moduleId: 'TWO' };",
      'packages/api/src/module-ids.ts': "const MODULE_IDS = ['TWO'] as const;",
    },
    finds: /switch TWO is read by nothing$/,
  },
  {
    name: 'a setting is read by something',
    check: unreadSettings,
    planted: {
      [`${table}/settings.ts`]: "const SETTING_DEFAULTS = { 'a.b': 1, 'a.c': 2 };",
      'areas/a/server/x.ts': "site.settings['a.b'];",
    },
    finds: /setting a\.c is read by nothing$/,
  },
  {
    name: 'a constant of section 9 stands in one place',
    check: repeatedConstants,
    planted: {
      'areas/a/limits.ts': 'export const GAMES_PER_PAGE = 26;',
      'areas/a/server/x.ts': 'const page = { size: 26 };',
      'areas/a/server/y.ts': 'const age = 26;',
    },
    finds: /(limits\.ts:1|x\.ts:1) writes the games a page \(26\) again$/,
  },
  {
    name: 'a screen says nothing that is not in its texts',
    check: wordsOnScreens,
    planted: {
      'areas/a/web/XPage.tsx': '<p aria-label={t("a.b")} title="Zoom">{t("a.c")} Hello</p>',
      'areas/a/web/YPage.tsx': '<p title="₱ ×">{t("a.c")} · 24 %</p>',
      'areas/a/web/x.test.tsx': '<p>Hello</p>',
    },
    finds: /XPage\.tsx:1 says "(Zoom|Hello)" in every language$/,
  },
  {
    name: 'a text is used by something',
    check: unusedTexts,
    planted: {
      'areas/a/a.en.ts': "export const en = { one: '1', two: '2', 'error.gone': '3' };",
      'areas/a/web/XPage.tsx': "t('a.one'); refuse('gone');",
    },
    finds: /text a\.two is used by nothing$/,
  },
  {
    name: 'Filipino speaks to one member in one way',
    check: filipinoAddress,
    planted: {
      'areas/a/a.ty.ts':
        "one: 'Ang iyong account',\ntwo: 'Mag-verify po ka',\nthree: 'Ikaw ka po',",
      'areas/a/server/x.ts': "const TY = 'Salamat sa tiwala ninyo';",
      'areas/a/server/x.test.ts': "'Nandiyan po ba kayo?'",
    },
    finds: /^areas\/a\/(a\.ty\.ts:[12]|server\/x\.ts:1) says "(iyong|po ka|ninyo)" to a member$/,
  },
];

export const RULES: readonly Rule[] = [...SIZES, ...WORDS, ...IMPORTS, ...TABLES];
