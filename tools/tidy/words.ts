import ts from 'typescript';
import { SYSTEM_SOURCES } from '../layers.js';
import { byLine, byNode, isAround, isScript, isTest } from './source.ts';
import type { Check, Source } from './source.ts';

const NAMELESS = /(^|\/)(utils?|misc|helpers?|common)(\.[a-z.]+$|\/)/i;

/** A file that needs such a name has not found its owner yet. */
export const namelessFiles: Check = (sources) =>
  sources
    .filter(({ path }) => NAMELESS.test(path))
    .map(({ path }) => ({ path, says: 'has a name that does not describe its content' }));

const isProduct = (source: Source) =>
  isScript(source) &&
  !isAround(source) &&
  !isTest(source) &&
  !SYSTEM_SOURCES.includes(source.path) &&
  !source.path.startsWith('packages/testkit/');

/** SQL that asks the database for the time would ignore the sandbox's clock. */
export const databaseTime = byNode(isProduct, (node) => {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  if (!text || !/\b(now\(\)|current_timestamp|clock_timestamp)/i.test(node.text)) return null;
  return 'takes the time from the database instead of app.clock';
});

/** The text before the bracket in which a place of this text stands. */
function beforeBracket(text: string, place: number): string {
  let open = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (text[at] === ')') open -= 1;
    if (text[at] === '(') open += 1;
    if (open === 1) return text.slice(0, at);
  }
  return '';
}

/**
 * PostgreSQL may ask a subquery of FROM anew for each row, and a limit that skips rows then takes
 * others each time (docs/domain/ledger.md §6). A materialized WITH or an array is asked once.
 */
export const repeatedTakes = byNode(isProduct, (node) => {
  if (!ts.isTemplateLiteral(node)) return null;
  const text = node.getText();
  const place = text.search(/\bskip\s+locked\b/i);
  if (place < 0 || !/\blimit\b/i.test(text)) return null;
  if (/(^\W*|\b(materialized|array)\s*)$/i.test(beforeBracket(text, place))) return null;
  return 'takes locked rows in a subquery that may be asked again: WITH … AS MATERIALIZED';
});

const PLACES = [
  { what: 'a path of one machine', form: /(^|[\s'"`(=])\/(home|Users|root|work|mnt)\/[\w.-]/ },
  { what: 'a path of one machine', form: /[A-Z]:\\\\?(Users|Documents)/ },
  {
    what: 'the address of a registry',
    form: /"resolved": "(?!(packages|areas|apps|games|vendors|providers)\b)/,
  },
  { what: 'the address of a registry', form: /^\s*registry\s*=/ },
  { what: 'the address of a registry', form: /https?:\/\/[\w.:-]+\/(npm|artifactory)\// },
];
const isMailOrWeb = (line: string) => /https?:\/\/[\w.-]+\/(home|root|work)\//.test(line);

/** No path that only one machine has, because a clone elsewhere must work too. */
export const machinePlaces = byLine(
  ({ path }) => path !== 'tools/tidy/words.ts',
  (line) => {
    if (isMailOrWeb(line)) return null;
    const place = PLACES.find(({ form }) => form.test(line));
    return place ? `names ${place.what}` : null;
  },
);
