import { citations } from './citations.ts';
import { missingClasses } from './classes.ts';
import {
  incompleteCalls,
  repeatedCalls,
  unkeptKeys,
  unreadSettings,
  unreadSwitches,
} from './contracts.ts';
import { deadRows } from './dead-rows.ts';
import { filipinoAddress } from './filipino.ts';
import { cycles, strangeAreas, undeclaredPackages, webReachesServer } from './imports.ts';
import { gameNames } from './game-names.ts';
import { floatingMoney } from './money.ts';
import { wordsOnScreens } from './screen-words.ts';
import { longSheets, wideLines } from './sizes.ts';
import { securityPage } from './security-page.ts';
import { repeatedConstants } from './spec-constants.ts';
import { unusedTexts } from './texts.ts';
import * as words from './words.ts';
import type { Check } from './source.ts';

/** A check, with a planted offence that proves it works. */
export interface Rule {
  name: string;
  check: Check;
  /** Files by path; together they break the rule exactly as `finds` says. */
  planted: Record<string, string>;
  finds: RegExp;
}

const table = 'packages/whitelabel/src';
const workspace = (name: string, exports: object) =>
  JSON.stringify({ name: `@palaro/${name}`, exports });

const SIZES: Rule[] = [
  {
    name: 'a sheet of styles or SQL fits in 400 lines',
    check: longSheets,
    planted: { 'areas/site/a/x.css': '\n'.repeat(401), 'areas/site/a/y.sql': '\n'.repeat(400) },
    finds: /^areas\/site\/a\/x\.css has 401 lines, at most 400$/,
  },
  {
    name: 'a line fits in 100 columns',
    check: wideLines,
    planted: { 'areas/site/a/x.ts': `const a = 1;\n// ${'w '.repeat(50)}` },
    finds: /^areas\/site\/a\/x\.ts:2 has 103 columns, at most 100$/,
  },
];

const WORDS: Rule[] = [
  {
    name: 'no file is called utils, misc, helpers or common',
    check: words.namelessFiles,
    planted: { 'areas/site/a/utils.ts': '', 'areas/site/a/server/commons.ts': '' },
    finds: /^areas\/site\/a\/utils\.ts has a name that does not describe its content$/,
  },
  {
    name: 'SQL takes the time from the clock too',
    check: words.databaseTime,
    planted: { 'areas/site/a/server/x.ts': 'sql`select now()`;' },
    finds: /^areas\/site\/a\/server\/x\.ts:1 takes the time from the database/,
  },
  {
    name: 'SQL that takes some of the free rows takes them once',
    check: words.repeatedTakes,
    planted: {
      'areas/site/a/server/x.ts':
        'sql`update a set b = 1 from (select id from a limit 3 for update skip locked) c`;',
      'areas/site/a/server/y.ts':
        'sql`with c as materialized (select id from a limit ${3} for update skip locked) select`;',
    },
    finds: /^areas\/site\/a\/server\/x\.ts:1 takes locked rows in a subquery/,
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
      'areas/site/a/server/x.ts': 'Number(row.balance);',
      'areas/site/a/server/y.ts': 'Number(row.winNumbers);',
      'areas/site/a/web/z.ts': 'stake.toFixed;',
    },
    finds: /^areas\/site\/a\/server\/x\.ts:1 makes a float of row\.balance$/,
  },
];

const IMPORTS: Rule[] = [
  {
    name: 'every row of the table of layers is needed',
    check: deadRows,
    planted: { 'areas/money/wallet/server/x.ts': '' },
    finds: /^tools\/layers\.js no file needs the row \w+/,
  },
  {
    name: 'a game is one folder, and only its tests name it elsewhere',
    check: gameNames,
    planted: {
      'games/hilo/card.ts': '',
      'areas/gaming/play/web/x.ts': "const at = '/m/game/hilo?freePlay=1';",
      'areas/gaming/play/web/y.tsx': 'const shown: HiloOutcome = hilos.hilo;',
      'areas/gaming/play/web/z.test.ts': "open('hilo');",
      'packages/ui/src/words.ts': "const prose = 'Play hilo and other games';",
    },
    finds: /^areas\/gaming\/play\/web\/[xy]\.tsx?:1 names the game hilo$/,
  },
  {
    name: 'every area has a row',
    check: strangeAreas,
    planted: { 'areas/money/shop/server/index.ts': '' },
    finds: /^areas\/money\/shop has no row/,
  },
  {
    name: 'imports make no cycle',
    check: cycles,
    planted: {
      'areas/gaming/play/a.ts': "import type { B } from './b.ts';",
      'areas/gaming/play/b.ts': "export * from './a.ts';",
      'areas/gaming/play/c.ts': "import './d.ts';",
      'areas/gaming/play/d.ts': "const late = () => import('./c.ts');",
    },
    finds: /a cycle of imports: areas\/gaming\/play\/a\.ts → areas\/gaming\/play\/b\.ts$/,
  },
  {
    name: 'the web bundle reaches no server module',
    check: webReachesServer,
    planted: {
      'areas/gaming/play/package.json': workspace('play', { './api': './play.api.ts' }),
      'areas/gaming/play/web/XPage.tsx': "import { a } from '@palaro/play/api';",
      'areas/gaming/play/play.api.ts': "export { a } from './server/a.ts';",
      'areas/gaming/play/server/a.ts': 'export const a = 1;',
    },
    finds: /play\.api\.ts brings areas\/gaming\/play\/server\/a\.ts into the web bundle$/,
  },
  {
    name: 'a workspace declares what it uses',
    check: undeclaredPackages,
    planted: {
      'areas/gaming/play/package.json': workspace('play', {}),
      'areas/gaming/play/server/x.ts': "import { sql } from 'kysely';",
    },
    finds: /uses kysely, which its package\.json does not declare$/,
  },
];

const TABLES: Rule[] = [
  {
    name: 'a citation of a rule leads to its page and section',
    check: citations,
    planted: {
      'docs/domain/ledger.md': '## 5. Invariants',
      'areas/site/a/server/x.ts': '// ledger.md §5',
      'areas/site/a/server/y.ts': '// docs/domain/ledger.md §§5, 6',
      'areas/site/a/server/z.ts': '// docs/domain/gone.md',
    },
    finds: /cites (ledger\.md without its folder|§6 of ledger\.md|docs\/domain\/gone\.md)/,
  },
  {
    name: 'the page of the security standard is whole, and names files that exist',
    check: securityPage,
    planted: {
      'docs/security.md':
        '| 1.1.1 | 2 | met | x | `apps/gone.ts` | – |\n| 1.2.10, 1.1.1 | 2 | fine | x | – | – |',
    },
    finds: /lacks \d|names apps\/gone\.ts|1\.2\.10 is no|1\.1\.1 was|"fine" is no|not say: 1 met/,
  },
  {
    name: 'a call has access, module id, summary and reply',
    check: incompleteCalls,
    planted: {
      'areas/site/a/a.api.ts': "defineEndpoint({ path: '/x', access: 'anyone', summary: '' })",
    },
    finds: /a call without moduleId, reply$/,
  },
  {
    name: 'an area names each of its calls once',
    check: repeatedCalls,
    planted: {
      'areas/site/a/a.api.ts': 'const a = {\n  one: defineEndpoint({}),\n};',
      'areas/site/a/console.api.ts': 'const b = {\n  one: defineConsoleCall({}),\n};',
      'areas/site/b/b.api.ts': 'const c = {\n  one: defineEndpoint({}),\n};',
    },
    finds:
      /^areas\/site\/a\/console\.api\.ts names a call one, as areas\/site\/a\/a\.api\.ts does$/,
  },
  {
    name: 'a switch is read by something',
    check: unreadSwitches,
    planted: {
      [`${table}/switches.ts`]: 'const SWITCHES = { ONE: {}, TWO: {} } as const;',
      'areas/site/a/a.api.ts': "const a = { switch: 'ONE', moduleId: 'TWO' };",
      'packages/api/src/module-ids.ts': "const MODULE_IDS = ['TWO'] as const;",
    },
    finds: /switch TWO is not used$/,
  },
  {
    name: 'a setting is read by something',
    check: unreadSettings,
    planted: {
      [`${table}/settings.ts`]: "const SETTING_DEFAULTS = { 'a.b': 1, 'a.c': 2 };",
      'areas/site/a/server/x.ts': "site.settings['a.b'];",
    },
    finds: /setting a\.c is not used$/,
  },
  {
    name: 'a storage key is kept by something',
    check: unkeptKeys,
    planted: {
      'packages/client/src/storage.ts': "const STORAGE = { ONE: 'visit', TWO: 'visit' };",
      'areas/site/a/web/x.ts': "writeStored('ONE', '1');",
    },
    finds: /storage key TWO is not used$/,
  },
  {
    name: 'a constant of section 9 is written in one place',
    check: repeatedConstants,
    planted: {
      'areas/site/a/limits.ts': 'export const GAMES_PER_PAGE = 26;',
      'areas/site/a/server/x.ts': 'const page = { size: 26 };',
      'areas/site/a/server/y.ts': 'const age = 26;',
    },
    finds: /(limits\.ts:1|x\.ts:1) writes the games a page \(26\) again$/,
  },
  {
    name: 'a screen shows only its texts',
    check: wordsOnScreens,
    planted: {
      'areas/site/a/web/XPage.tsx': '<p aria-label={t("a.b")} title="Zoom">{t("a.c")} Hello</p>',
      'areas/site/a/web/YPage.tsx': '<p title="₱ ×">{t("a.c")} · 24 %</p>',
      'areas/site/a/web/x.test.tsx': '<p>Hello</p>',
    },
    finds: /XPage\.tsx:1 says "(Zoom|Hello)" in every language$/,
  },
  {
    name: 'a class that a screen names stands in its sheet',
    check: missingClasses,
    planted: {
      'areas/site/a/web/X.module.css': '.one, .two-b { color: red; }',
      'areas/site/a/web/X.tsx':
        "import styles from './X.module.css';\n<p className={cx(styles.one, styles.two)} />;",
    },
    finds: /^areas\/site\/a\/web\/X\.tsx uses the class two, which its sheet lacks$/,
  },
  {
    name: 'a text is used by something',
    check: unusedTexts,
    planted: {
      'areas/site/a/a.en.ts': "export const en = { one: '1', two: '2', 'error.gone': '3' };",
      'areas/site/a/web/XPage.tsx': "t('a.one'); refuse('gone');",
    },
    finds: /text a\.two is not used$/,
  },
  {
    name: 'Filipino speaks to one member in one way',
    check: filipinoAddress,
    planted: {
      'areas/site/a/a.ty.ts':
        "one: 'Ang iyong account',\ntwo: 'Mag-verify po ka',\nthree: 'Ikaw ka po',",
      'areas/site/a/server/x.ts': "const TY = 'Salamat sa tiwala ninyo';",
      'areas/site/a/server/x.test.ts': "'Nandiyan po ba kayo?'",
    },
    finds:
      /^areas\/site\/a\/(a\.ty\.ts:[12]|server\/x\.ts:1) says "(iyong|po ka|ninyo)" to a member$/,
  },
];

export const RULES: readonly Rule[] = [...SIZES, ...WORDS, ...IMPORTS, ...TABLES];
