import { isCode, isTest } from './source.ts';
import { keysOf } from './contracts.ts';
import type { Check, Source } from './source.ts';

const AREA_TEXTS = /([^/]+)\.en\.ts$/;

/** Beginnings of keys that code builds: `{area}.{part}.${…}`. */
function builtPrefixes(text: string): string[] {
  return [...text.matchAll(/`([a-z][\w-]*\.[\w.]*)\$\{/g)].map(([, prefix = '']) => prefix);
}

/** Every text in quotes that could be a key or a code, and every name of a field with fields. */
function namedIn(text: string): string[] {
  const quoted = [...text.matchAll(/(['"`])(?=([\w.-]+)\1)/g)].map(([, , key = '']) => key);
  const fields = [...text.matchAll(/\b(\w+): \{/g)].map(([, name]) => `{${name}`);
  return [...quoted, ...fields];
}

function names(code: readonly Source[]) {
  const prefixes = new Set(code.flatMap(({ text }) => builtPrefixes(text)));
  const named = new Set(code.flatMap(({ text }) => namedIn(text)));
  const namesCode = (refusal: string) => named.has(refusal) || named.has(`{${refusal}`);
  return (area: string, key: string) =>
    named.has(`${area}.${key}`) ||
    named.has(key) ||
    (key.startsWith('error.') && namesCode(key.slice('error.'.length))) ||
    [...prefixes].some((prefix) => `${area}.${key}`.startsWith(prefix));
}

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
