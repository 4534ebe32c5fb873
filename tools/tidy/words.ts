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
