import { expect, it } from 'vitest';

type Words = Record<string, string>;
const english = import.meta.glob<{ en: Words }>('../../*/*.en.ts', { eager: true });
const filipino = import.meta.glob<{ ty: Words }>('../../*/*.ty.ts', { eager: true });

const places = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

it.each(Object.keys(english))('APP-11 %s and its translation say the same things', (path) => {
  const en = english[path]?.en ?? {};
  const ty = filipino[path.replace(/\.en\.ts$/, '.ty.ts')]?.ty ?? {};
  expect(Object.keys(ty).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    const translated = ty[key] ?? '';
    expect([key, text.trim() !== '', translated.trim() !== '']).toEqual([key, true, true]);
    expect([key, places(translated)]).toEqual([key, places(text)]);
    if (text.split(' ').length > 3) expect([key, translated]).not.toEqual([key, text]);
  }
});
