import { resolveRelative } from '../layers.js';
import { isTest } from './source.ts';
import type { Check } from './source.ts';

const SHEET = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Classes that code takes from a sheet that lacks them. The compiler sees any name as a class. */
export const missingClasses: Check = (sources) => {
  const sheets = new Map(sources.map(({ path, text }) => [path, text]));
  return sources
    .filter((source) => source.path.endsWith('.tsx') && !isTest(source))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SHEET)].flatMap(([, styles = '', specifier = '']) => {
        const sheet = sheets.get(resolveRelative(path, specifier) ?? '') ?? '';
        const used = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))];
        const names = new Set(used.map(([, name = '']) => name));
        return [...names]
          .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet))
          .map((name) => ({ path, says: `uses the class ${name}, which its sheet lacks` }));
      }),
    );
};
