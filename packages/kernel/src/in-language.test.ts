import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDictionary, inLanguage, loadDictionaries, loadDictionary } from './in-language.ts';
import { isLanguage, LANGUAGES, localeOf, type Language } from './languages.ts';

/** A language that no deployment has; the cast gives it the type of the site's languages. */
const FURTHER = 'XX' as Language;
addDictionary(FURTHER, { Home: 'Inicio', '{n} games': '{n} juegos' });

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('Home', '{n} games', 'Settings', 'constructor', ''),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4 }),
  ),
}));

/** Translates through JSON, for comparison. */
const byText = (texts: unknown): unknown =>
  JSON.parse(JSON.stringify(texts), (_key, one: unknown) =>
    one === 'Home' ? 'Inicio' : one === '{n} games' ? '{n} juegos' : one,
  );

it('APP-11 text in a written language is answered unchanged', () => {
  fc.assert(
    fc.property(tree, tree, (EN, TY) => {
      expect(inLanguage({ EN, TY }, 'EN')).toBe(EN);
      expect(inLanguage({ EN, TY }, 'TY')).toBe(TY);
    }),
  );
});

it('APP-11 a further language translates every English text inside, and changes nothing else', () => {
  fc.assert(
    fc.property(tree, (EN) => {
      const before = JSON.stringify(EN);
      expect(inLanguage({ EN, TY: 'Tahanan' }, FURTHER)).toEqual(byText(EN));
      expect(JSON.stringify(EN)).toBe(before);
    }),
  );
});

it('APP-11 texts are translated once, and again with a newer dictionary', () => {
  const texts = { EN: { home: 'Home' }, TY: { home: 'Tahanan' } };
  const other = 'YY' as Language;
  expect(inLanguage(texts, other)).toBe(texts.EN);
  addDictionary(other, { Home: 'Start' });
  const first = inLanguage(texts, other);
  expect(first).toEqual({ home: 'Start' });
  expect(inLanguage(texts, other)).toBe(first);
  addDictionary(other, { Home: 'Anfang' });
  expect(inLanguage(texts, other)).toEqual({ home: 'Anfang' });
});

it('APP-11 every language of the site has its texts, in the code or in a dictionary', async () => {
  await loadDictionaries();
  await expect(loadDictionary('ZZ' as Language)).rejects.toThrow('zz.ts');
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(isLanguage(FURTHER)).toBe(false);
  expect([localeOf('TY'), localeOf('EN')]).toEqual(['fil-PH', 'en-PH']);
});
