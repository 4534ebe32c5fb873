import { accountsTexts } from '@palaro/accounts/texts';
import { chooseLanguage, currentLanguage, loadTexts, startLanguage, t } from '@palaro/client';
import { homeTexts } from '@palaro/home/texts';
import { addDictionary, type Language } from '@palaro/kernel';
import { beforeEach, expect, it } from 'vitest';
import { FIRST_TEXTS } from './shell/first-texts.ts';
import { shellTexts } from './shell/texts.ts';

/** An example dictionary of a language that the site does not have. */
const FURTHER = 'XX' as Language;
addDictionary(FURTHER, {
  Home: 'Inicio',
  'Log in': 'Entrar',
  '{count, plural, one {# game} other {# games}}':
    '{count, plural, one {# juego} other {# juegos}}',
});
beforeEach(() => localStorage.clear());

it('APP-11 the app speaks a further language from its dictionary, and English where that has no text', async () => {
  await startLanguage([...FIRST_TEXTS, homeTexts], FURTHER);
  expect(currentLanguage()).toBe(FURTHER);
  expect([t('shell.home'), t('shell.skip')]).toEqual(['Inicio', 'Skip to content']);
  expect(t('home.games_count', { count: 3 })).toBe('3 juegos');
  await loadTexts([accountsTexts]);
  expect([t('accounts.title'), t('accounts.username')]).toEqual(['Entrar', 'Username']);
});

it('APP-11 another choice restores the texts in the code', async () => {
  await startLanguage(FIRST_TEXTS, FURTHER);
  await chooseLanguage('TY');
  expect(t('shell.home')).toBe((await shellTexts.TY()).home);
  await chooseLanguage('EN');
  expect(t('shell.home')).toBe('Home');
});
