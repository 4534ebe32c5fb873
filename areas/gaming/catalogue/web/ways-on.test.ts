import type { ErrorCode } from '@palaro/api';
import { failureOf, registerPages, setTexts } from '@palaro/client';
import { pages } from '@palaro/web/pages';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueApi } from '../catalogue.api.ts';
import { en } from '../catalogue.en.ts';
import { depositing, waysAfter, waysToOpen } from './ways-on.ts';

beforeEach(() => {
  setTexts('EN', { catalogue: en });
  registerPages(pages);
  window.history.replaceState(null, '', '/m/game/dice');
});

const refused = (code: ErrorCode, status = 403) =>
  failureOf(status, { success: false, code, message: 'No.' });
const offered = (error: unknown) => waysToOpen(error, vi.fn()).map(({ label }) => label);

it('a refused game offers the action that helps, which leads to its screen', () => {
  const led = (
    ['password.change_required', 'kyc.required', 'rg.excluded', 'session.expired'] as const
  ).map((code) => {
    waysToOpen(refused(code), vi.fn())[0]?.go();
    return [code, window.location.pathname];
  });
  expect(led).toEqual([
    ['password.change_required', '/m/changePsw'],
    ['kyc.required', '/m/kyc'],
    ['rg.excluded', '/m/service'],
    ['session.expired', '/m/login'],
  ]);
});

it('trying again is offered only where it can help', () => {
  const { errors } = catalogueApi.launchGame;
  const again = errors.filter((code) => {
    const status = code.startsWith('game.vendor_un') || code === 'game.no_address' ? 503 : 403;
    return offered(refused(code, status)).includes('Try again');
  });
  expect(again).toEqual(['game.vendor_unavailable', 'game.no_address']);
  expect(offered(new TypeError('a chunk did not load'))).toEqual(['Try again']);
});

it('leads nowhere that this site has no screen for', () => {
  registerPages(pages.filter(({ path }) => path !== '/m/kyc'));
  expect(offered(refused('kyc.required'))).toEqual(['Other games']);
});

it('money that is missing leads to the deposit, to money elsewhere and to free play', () => {
  const deposit = { label: 'deposit', go: vi.fn() };
  const free = { label: 'free', go: vi.fn() };
  const bring = { label: 'bring', go: vi.fn() };
  expect(waysAfter('play.insufficient_funds', { free, bring, deposit })).toEqual([
    deposit,
    bring,
    free,
  ]);
  expect(waysAfter('play.insufficient_funds', {})).toEqual([]);
});

it('Deposit keeps the missing sum and the game; a site without a cashier does not offer it', () => {
  expect(depositing('35.0000')).toBeUndefined();
  registerPages([{ path: '/m/voucherCenter', back: 'history' }]);
  const way = depositing('35.0000');
  expect(way?.label).toBe('Deposit');
  way?.go();
  expect(window.location.pathname + window.location.search).toBe(
    '/m/voucherCenter?amount=35.0000&back=%2Fm%2Fgame%2Fdice',
  );
});
