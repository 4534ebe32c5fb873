import { expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { sandboxArea } from '../sandbox/sandbox.ts';
import { en } from './http.en.ts';
import { ty } from './http.ty.ts';

type Texts = Record<string, string>;
const ALL: { name: string; EN: Texts; TY: Texts }[] = [
  { name: 'http', EN: en, TY: ty },
  ...[...AREAS, sandboxArea(AREAS)].map(({ name, texts }) => ({ name, ...texts })),
];
const places = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

it.each(ALL)(
  'APP-11 $name answers in both languages, with no English left in the Filipino',
  ({ EN, TY }) => {
    expect(Object.keys(TY).sort()).toEqual(Object.keys(EN).sort());
    for (const [key, text] of Object.entries(EN)) {
      const translated = TY[key] ?? '';
      expect(translated.trim(), key).not.toBe('');
      expect(new Set(places(translated)), key).toEqual(new Set(places(text)));
      const untranslated = translated === text && text.split(' ').length > 3;
      expect(untranslated, `${key} is left in English`).toBe(false);
    }
  },
);

it('APP-11 every refusal of every area has a Filipino text', () => {
  const said = new Set(ALL.flatMap(({ TY }) => Object.keys(TY)));
  const codes = [...AREAS, sandboxArea(AREAS)].flatMap(({ errors }) => Object.keys(errors));
  expect(codes.filter((code) => !said.has(`error.${code}`))).toEqual([]);
});
