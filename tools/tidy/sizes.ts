import { byLine, isScript } from './source.ts';
import type { Check, Source } from './source.ts';

/** What a style sheet may have; .oxlintrc.json holds the limits of code. */
const LIMITS = { lines: 400, columns: 100 };

const lines = (text: string) => text.replace(/\n$/, '').split('\n').length;
const isSheet = ({ path }: Source) => path.endsWith('.css') || path.endsWith('.sql');

/** Style sheets too long for one subject; for code the linter checks this (`max-lines`). */
export const longSheets: Check = (sources) =>
  sources.filter(isSheet).flatMap(({ path, text }) => {
    const has = lines(text);
    const says = `has ${has} lines, at most ${LIMITS.lines}`;
    return has > LIMITS.lines ? [{ path, says }] : [];
  });

/** Long texts, addresses and a drawing's numbers, which cannot be broken over lines. */
const UNBREAKABLE = /(['"`])(?:(?!\1).){50,}\1|https?:\/\/\S{40}|\bd="/;

/** Lines that are too wide and could be broken. The formatter breaks code, but not comments. */
export const wideLines = byLine(
  (source) => (isScript(source) && !source.path.endsWith('.gen.ts')) || isSheet(source),
  (line, { path }) => {
    if (line.length <= LIMITS.columns) return null;
    if (UNBREAKABLE.test(line) || /\.(ty|en)\.ts$/.test(path)) return null;
    return `has ${line.length} columns, at most ${LIMITS.columns}`;
  },
);
