import ts from 'typescript';
import { sideOf, SYSTEM_SOURCES } from '../layers.js';
import { byLine, byNode, isAround, isCode, isScript, isTest } from './source.ts';
import type { Check, Source } from './source.ts';

/** `any` switches the compiler off where it is written and wherever it flows to. */
export const anyTypes = byNode(isCode, (node) =>
  node.kind === ts.SyntaxKind.AnyKeyword ? 'says any' : null,
);

/**
 * Logs are structured and redacted; only programs for a terminal print. A browser has no other log
 * than `console.error` (APP-10).
 */
export const consoleCalls = byNode(
  (source) => isScript(source) && !isAround(source),
  (node, { path }) => {
    if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'console')
      return null;
    if (node.name.text === 'error' && sideOf(path) === 'web') return null;
    return 'prints instead of logging';
  },
);

const NAMELESS = /(^|\/)(utils?|misc|helpers?|common)(\.[a-z.]+$|\/)/i;

/** A file that needs such a name has not found its owner yet. */
export const namelessFiles: Check = (sources) =>
  sources
    .filter(({ path }) => NAMELESS.test(path))
    .map(({ path }) => ({ path, says: 'has a name that says nothing' }));

const asksSystem = (node: ts.Node) => {
  const text = node.getText();
  if (ts.isNewExpression(node)) return text === 'new Date()' || text === 'new Date';
  return ts.isCallExpression(node) && /^(Date\.now|Math\.random|Date)\(/.test(text);
};
const isProduct = (source: Source) =>
  isScript(source) &&
  !isAround(source) &&
  !isTest(source) &&
  !SYSTEM_SOURCES.includes(source.path) &&
  !source.path.startsWith('packages/testkit/');

/** Time comes from `app.clock`, randomness from kernel/random or the committed seeds. */
export const systemSources = byNode(isProduct, (node) =>
  asksSystem(node) ? `asks the system: ${node.getText().slice(0, 40)}` : null,
);

/** SQL that asks the database for the time would not follow the sandbox's clock. */
export const databaseTime = byNode(isProduct, (node) => {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  if (!text || !/\b(now\(\)|current_timestamp|clock_timestamp)/i.test(node.text)) return null;
  return 'takes the time from the database instead of app.clock';
});

const PLACES = [
  { what: 'a path of one machine', form: /(^|[\s'"`(=])\/(home|Users|root|work|mnt)\/[\w.-]/ },
  { what: 'a path of one machine', form: /[A-Z]:\\\\?(Users|Documents)/ },
  {
    what: 'the address of a registry',
    form: /"resolved": "(?!(packages|areas|apps|games|vendors)\b)/,
  },
  { what: 'the address of a registry', form: /^\s*registry\s*=/ },
  { what: 'the address of a registry', form: /https?:\/\/[\w.:-]+\/(npm|artifactory)\// },
];
const isMailOrWeb = (line: string) => /https?:\/\/[\w.-]+\/(home|root|work)\//.test(line);

/** A clone on another machine must work: nothing may name a place that only one has. */
export const machinePlaces = byLine(
  ({ path }) => path !== 'tools/tidy/words.ts',
  (line) => {
    if (isMailOrWeb(line)) return null;
    const place = PLACES.find(({ form }) => form.test(line));
    return place ? `names ${place.what}` : null;
  },
);
