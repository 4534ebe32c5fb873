import { endSession, registerPages, setTexts } from '@palaro/client';
import { pages } from '@palaro/web/pages';
import { dismissToasts, Toasts } from '@palaro/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { en } from '../accounts.en.ts';
import { enterSession } from './enter-session.ts';

const answer = (customerType: number, more: object = {}) =>
  ({
    token: 't',
    merchantCode: 'palaro',
    userName: 'someone',
    customerType,
    firstTimeLogin: false,
    passwordExpired: false,
    ...more,
  }) as Parameters<typeof enterSession>[0];

beforeEach(() => registerPages(pages));
afterEach(() => {
  act(() => {
    endSession();
    dismissToasts();
  });
  cleanup();
});

it('MINE-05 a login leads to where the member was going, never off the site', () => {
  expect(enterSession(answer(0), '/m/mine')).toBe('/m/mine');
  expect(enterSession(answer(0), '//evil.example')).toBe('/m/home');
  expect(enterSession(answer(0), null)).toBe('/m/home');
});

it('LOGIN-09 a password that must be changed is changed first', () => {
  expect(enterSession(answer(0, { firstTimeLogin: true }), '/m/mine')).toBe('/m/changePsw');
  expect(enterSession(answer(0, { passwordExpired: true }), '/m/mine')).toBe('/m/changePsw');
});

it.each`
  type | kept
  ${4} | ${'someone'}
  ${0} | ${null}
`('APP-17 trialName after a login of type $type: $kept', ({ type, kept }) => {
  enterSession(answer(type as number), null);
  expect(sessionStorage.getItem('trialName')).toBe(kept);
  endSession();
  expect(sessionStorage.getItem('trialName')).toBeNull();
});

it.each([
  [{ code: 'account.closed', until: null }, /closed/],
  [{ code: 'rg.excluded', until: null }, /excluded/],
  [{ code: 'rg.excluded', until: '2027-05-20T16:00:00.000Z' }, /2027/],
])('accounts §3 a login says what a restricted account may still do: %o', (restriction, said) => {
  setTexts('EN', { accounts: en });
  render(createElement(Toasts));
  act(() => void enterSession(answer(0, { restriction }), null));
  expect(screen.getByText(said)).toBeDefined();
});
