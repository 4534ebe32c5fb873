import { chooseLanguage, currentLanguage, loadAllTexts, startLanguage, t } from '@palaro/client';
import { addDictionary, type Language } from '@palaro/kernel';
import { beforeEach, expect, it } from 'vitest';
import { textsOf } from './texts-of.ts';

/** A language that the site does not have: an example of a dictionary. */
const FURTHER = 'XX' as Language;
addDictionary(FURTHER, {
  Home: 'Inicio',
  'Log in': 'Entrar',
  '{count, plural, one {# game} other {# games}}':
    '{count, plural, one {# juego} other {# juegos}}',
});
beforeEach(() => localStorage.clear());

it('APP-11 the app speaks a further language by its dictionary, and English where it is silent', async () => {
  await startLanguage(textsOf, FURTHER);
  expect(currentLanguage()).toBe(FURTHER);
  expect([t('shell.home'), t('shell.skip')]).toEqual(['Inicio', 'Skip to content']);
  expect(t('home.games_count', { count: 3 })).toBe('3 juegos');
  await loadAllTexts();
  expect([t('accounts.title'), t('accounts.username')]).toEqual(['Entrar', 'Username']);
});

it('APP-11 another choice brings back what stands beside the code', async () => {
  await startLanguage(textsOf, FURTHER);
  await chooseLanguage('TY');
  const filipino = await textsOf('TY').first();
  expect(t('shell.home')).toBe(filipino.shell?.home);
  await chooseLanguage('EN');
  expect(t('shell.home')).toBe('Home');
});
