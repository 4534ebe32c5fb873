import { expect, it } from 'vitest';
import { texts as moreEn } from './more-texts.en.ts';
import { texts as moreTy } from './more-texts.ty.ts';
import { texts as firstEn } from './texts.en.ts';
import { texts as firstTy } from './texts.ty.ts';

const en = { ...firstEn, ...moreEn };
const ty = { ...firstTy, ...moreTy };

type Texts = Record<string, Record<string, string>>;

const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([area, own]) =>
    Object.entries(own).map(([key, text]) => [`${area}.${key}`, text] as const),
  );
const places = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

it('APP-11 both languages have every key, and none is empty', () => {
  const keys = (texts: Texts) =>
    flat(texts)
      .map(([key]) => key)
      .sort();
  expect(keys(ty)).toEqual(keys(en));
  expect([...flat(en), ...flat(ty)].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('APP-11 a translation takes the same values as its source', () => {
  const filipino = new Map(flat(ty));
  const wrong = flat(en)
    .map(([key, text]) => [key, places(text), places(filipino.get(key) ?? '')] as const)
    .filter(([, source, translated]) => new Set(source).size !== new Set(translated).size);
  expect(wrong).toEqual([]);
});

it('APP-11 no sentence is left in English', () => {
  const english = new Map(flat(en));
  const left = flat(ty).filter(
    ([key, text]) => text === english.get(key) && text.split(' ').length > 3,
  );
  expect(left.map(([key]) => key)).toEqual([]);
});
