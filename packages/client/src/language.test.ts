import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  chooseLanguage,
  currentLanguage,
  LANGUAGE_RELOAD_DEBOUNCE_MS,
  onLanguageSettled,
  setTexts,
  loadTexts,
  startLanguage,
  t,
  withTexts,
} from './language.ts';
import { fillPlurals } from './plural.ts';
import type { AreaTexts } from './texts.ts';

const clientTexts: AreaTexts = {
  area: 'client',
  EN: () => Promise.resolve({ offline: 'No internet' }),
  TY: () => Promise.resolve({ offline: 'Walang internet' }),
};
const playTexts: AreaTexts = {
  area: 'play',
  EN: () => Promise.resolve({ game_title: 'Game' }),
  TY: () => Promise.resolve({ game_title: 'Laro' }),
};
const gameTitle = () => t('play.game_title' as 'client.offline');
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('APP-11 starts in Filipino, changes at once and reloads data after 200 to 250 ms, once', async () => {
  await startLanguage([clientTexts]);
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
  await startLanguage([clientTexts], 'TY');
  expect(currentLanguage()).toBe('EN');
});

it('a page that opens while the first texts load gets its texts too', async () => {
  vi.resetModules();
  const fresh = await import('./language.ts');
  localStorage.setItem('language', 'EN');
  await Promise.all([fresh.startLanguage([clientTexts]), fresh.loadTexts([playTexts])]);
  expect(fresh.t('play.game_title' as 'client.offline')).toBe('Game');
});

it('APP-11 a page adds its texts, and a change of the language loads them too', async () => {
  await startLanguage([clientTexts]);
  expect(gameTitle()).toBe('');
  await loadTexts([playTexts]);
  expect([gameTitle(), t('client.offline')]).toEqual(['Laro', 'Walang internet']);
  await chooseLanguage('EN');
  expect([gameTitle(), t('client.offline')]).toEqual(['Game', 'No internet']);
});

it('APP-11 a page that opens while the language changes uses the new one', async () => {
  await startLanguage([clientTexts]);
  const change = chooseLanguage('EN');
  await Promise.all([change, loadTexts([playTexts])]);
  expect([currentLanguage(), gameTitle()]).toEqual(['EN', 'Game']);
});

it('a language whose texts do not load is not chosen', async () => {
  await startLanguage([clientTexts]);
  const lost = { ...playTexts, EN: () => Promise.reject(new Error('no network')) };
  await loadTexts([lost]);
  await expect(chooseLanguage('EN')).rejects.toThrow('no network');
  expect([currentLanguage(), gameTitle()]).toEqual(['TY', 'Laro']);
});

it('a part appears once its texts are loaded', async () => {
  await startLanguage([clientTexts]);
  const part = withTexts([playTexts], () => Promise.resolve('part'));
  expect([await part(), gameTitle()]).toEqual(['part', 'Laro']);
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
