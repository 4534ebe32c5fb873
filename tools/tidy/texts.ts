import { isCode, isTest } from './source.ts';
import { keysOf } from './contracts.ts';
import type { Check, Source } from './source.ts';

const AREA_TEXTS = /([^/]+)\.en\.ts$/;

/** Beginnings of keys that code builds: `{area}.{part}.${…}`. */
function builtPrefixes(text: string): string[] {
  return [...text.matchAll(/`([a-z][\w-]*\.[\w.]*)\$\{/g)].map(([, prefix = '']) => prefix);
}

function names(code: readonly Source[]) {
  const texts = code.map(({ text }) => text);
  const prefixes = texts.flatMap(builtPrefixes);
  return (area: string, key: string) =>
    prefixes.some((prefix) => `${area}.${key}`.startsWith(prefix)) ||
    texts.some((text) => namesKey(text, `${area}.${key}`) || namesKey(text, key)) ||
    (key.startsWith('error.') && texts.some((text) => namesCode(text, key.slice(6))));
}

const namesKey = (text: string, key: string) =>
  text.includes(`'${key}'`) || text.includes(`"${key}"`) || text.includes(`\`${key}\``);

const namesCode = (text: string, code: string) =>
  text.includes(`'${code}'`) || new RegExp(`\\b${code}: \\{`).test(text);

/** Texts that no screen and no refusal uses. A missing text does not compile (packages/api). */
export const unusedTexts: Check = (sources) => {
  const code = sources.filter(
    (one) => isCode(one) && !isTest(one) && !/\.(en|ty)\.ts$/.test(one.path),
  );
  const used = names(code);
  return sources.flatMap((source) => {
    const area = AREA_TEXTS.exec(source.path)?.[1];
    if (!area) return [];
    return keysOf(source, 'en')
      .filter((key) => !used(area, key))
      .map((key) => ({ path: source.path, says: `text ${area}.${key} is not used` }));
  });
};
