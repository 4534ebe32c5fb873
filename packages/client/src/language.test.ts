import { writtenOf, type Language } from '@palaro/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  chooseLanguage,
  currentLanguage,
  LANGUAGE_RELOAD_DEBOUNCE_MS,
  onLanguageSettled,
  setTexts,
  loadAllTexts,
  startLanguage,
  t,
} from './language.ts';
import { fillPlurals } from './plural.ts';

const loaders = {
  EN: {
    first: () => Promise.resolve({ client: { offline: 'No internet' } }),
    rest: () => Promise.resolve({ play: { game_title: 'Game' } }),
  },
  TY: {
    first: () => Promise.resolve({ client: { offline: 'Walang internet' } }),
    rest: () => Promise.resolve({ play: { game_title: 'Laro' } }),
  },
};
const of = (language: Language) => loaders[writtenOf(language)];
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('APP-11 starts in Filipino, changes at once and reloads data after 200 to 250 ms, once', async () => {
  await startLanguage(of);
  expect([currentLanguage(), t('client.offline')]).toEqual(['TY', 'Walang internet']);
  const settled = vi.fn();
  const stop = onLanguageSettled(settled);
  await chooseLanguage('EN');
  expect(t('client.offline')).toBe('No internet');
  await chooseLanguage('TY');
  await chooseLanguage('EN');
  expect(localStorage.getItem('language')).toBe('EN');
  await vi.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(51);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(LANGUAGE_RELOAD_DEBOUNCE_MS).toBeGreaterThanOrEqual(200);
  stop();
});

it('APP-11 a remembered choice wins over the default of the deployment', async () => {
  localStorage.setItem('language', 'EN');
  await startLanguage(of, 'TY');
  expect(currentLanguage()).toBe('EN');
});

it('a page that opens while the first texts are on their way has its own too', async () => {
  vi.resetModules();
  const fresh = await import('./language.ts');
  localStorage.setItem('language', 'EN');
  await Promise.all([fresh.startLanguage(of), fresh.loadAllTexts()]);
  expect(fresh.t('play.game_title' as 'client.offline')).toBe('Game');
});

it('other pages add their texts, and from then on a language is loaded whole', async () => {
  await startLanguage(of);
  const title = () => t('play.game_title' as 'client.offline');
  expect(title()).toBe('');
  await loadAllTexts();
  expect([title(), t('client.offline')]).toEqual(['Laro', 'Walang internet']);
  await chooseLanguage('EN');
  expect(title()).toBe('Game');
});

it('fills named places and never shows a key', () => {
  setTexts('EN', { client: { unreadable: '{a} of {b}' } });
  expect(t('client.unreadable', { a: 1, b: 'two' })).toBe('1 of two');
  expect(t('client.offline')).toBe('');
});

it.each`
  count   | locale      | text
  ${1}    | ${'en-PH'}  | ${'1 round'}
  ${1200} | ${'en-PH'}  | ${'1,200 rounds'}
  ${0}    | ${'en-PH'}  | ${'0 rounds'}
  ${3}    | ${'fil-PH'} | ${'3 round'}
`('chooses the plural of $count in $locale', ({ count, locale, text }) => {
  const source = '{count, plural, one {# round} other {# rounds}}';
  expect(fillPlurals(source, { count: count as number }, locale as string)).toBe(text);
});
