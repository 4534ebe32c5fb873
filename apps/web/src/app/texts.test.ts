import { expect, it } from 'vitest';

/** Every text file, no matter who loads it. */
const FILES = {
  ...import.meta.glob('../../../../{areas,games,packages}/**/*.{en,ty}.ts', { eager: true }),
  ...import.meta.glob('./*.{en,ty}.ts', { eager: true }),
  ...import.meta.glob('../../../console/src/*.{en,ty}.ts', { eager: true }),
};

/** The texts of a language, keyed by area or file and text key. */
const textsIn = (language: 'en' | 'ty') =>
  Object.entries(FILES).flatMap(([path, module]) => {
    const [, file, of] = /([^/]+)\.(en|ty)\.ts$/.exec(path) ?? [];
    const [texts = {}] = of === language ? Object.values(module as object) : [];
    return Object.entries(texts as Record<string, string>).map(
      ([key, text]) => [`${file}.${key}`, text] as const,
    );
  });
const en = textsIn('en');
const ty = textsIn('ty');

const places = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

it('APP-11 both languages have every key, and none is empty', () => {
  const keys = (texts: typeof en) => texts.map(([key]) => key).sort();
  expect(en.length).toBeGreaterThan(800);
  expect(keys(ty)).toEqual(keys(en));
  expect([...en, ...ty].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('APP-11 a translation has the same placeholders as its source', () => {
  const filipino = new Map(ty);
  const wrong = en
    .map(([key, text]) => [key, places(text), places(filipino.get(key) ?? '')] as const)
    .filter(([, source, translated]) => new Set(source).size !== new Set(translated).size);
  expect(wrong).toEqual([]);
});

it('APP-11 no sentence is left in English', () => {
  const english = new Map(en);
  const left = ty.filter(([key, text]) => text === english.get(key) && text.split(' ').length > 3);
  expect(left.map(([key]) => key)).toEqual([]);
});
