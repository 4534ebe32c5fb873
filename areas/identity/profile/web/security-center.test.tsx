import { en as accounts } from '@palaro/accounts/en';
import { en as bankCards } from '@palaro/bank-cards/en';
import {
  endSession,
  registerPages,
  setSite,
  setTexts,
  startSession,
  type SiteInfo,
} from '@palaro/client';
import { pages } from '@palaro/web/pages';
import { en as client } from '@palaro/client/en';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { en as secondFactor } from '@palaro/second-factor/en';
import { en as stepUp } from '@palaro/step-up/en';
import { dismissToasts, Toasts } from '@palaro/ui';
import { en as verification } from '@palaro/verification/en';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ITEM_SCORES, levelOf, scoreOf } from '../score.ts';
import { SECURITY_ITEMS, type SecurityItem } from '../profile.api.ts';
import { en } from '../profile.en.ts';
import SecurityCenterPage from './SecurityCenterPage.tsx';

vi.mock('@palaro/social/web', () => ({ SocialLinks: () => null }));

// jsdom goes back with a delay, which would close the next test's sheet.
vi.spyOn(history, 'go').mockImplementation(() => undefined);

const MEMBER = '/wps/member';
const CONFIG = `${MEMBER}/securityConfig`;
let answers: Record<string, unknown> = {};
let sent: { method: string; path: string; body: unknown }[] = [];

function config(done: readonly SecurityItem[], masked: Partial<Record<SecurityItem, string>> = {}) {
  const score = scoreOf(done);
  return {
    score,
    level: levelOf(score),
    items: SECURITY_ITEMS.map((key) => ({
      key,
      done: done.includes(key),
      score: ITEM_SCORES[key],
      masked: masked[key] ?? null,
    })),
  };
}

function answer(address: string, { method = 'GET', body }: RequestInit = {}) {
  const path = new URL(address, location.href).pathname;
  sent.push({ method, path, body: typeof body === 'string' ? read(body) : body });
  const value = answers[`${method} ${path}`] ?? answers[path];
  if (value === undefined) return new Promise(() => undefined);
  const failure = value as { code?: string; status?: number };
  const json = failure.code ? { success: false, ...failure } : { success: true, value };
  return Promise.resolve(Response.json(json, { status: failure.status ?? 200 }));
}

const read = (body: string): unknown =>
  body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
const bodyOf = (path: string) =>
  sent.find((one) => one.path === path && one.method !== 'GET')?.body;

const logIn = (type = 0) =>
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'mayumi',
    type,
    firstTimeLogin: false,
  });

beforeEach(() => {
  sendPlainBodies();
  sent = [];
  answers = {
    [`${MEMBER}/info`]: { account: 'mayumi', nickname: '', icon: '', iconUrl: null },
  };
  vi.stubGlobal('fetch', answer);
  setTexts('EN', {
    accounts,
    'bank-cards': bankCards,
    client,
    profile: en,
    'second-factor': secondFactor,
    'step-up': stepUp,
    verification,
  });
  setSite({
    now: '2026-03-10T04:00:00.000Z',
    location: 'PH',
    switches: {},
    settings: { 'social.enabled': false },
  } as unknown as SiteInfo);
  registerPages(pages);
  logIn();
});
afterEach(() => {
  cleanup();
  dismissToasts();
  endSession();
  vi.unstubAllGlobals();
});

async function show(done: readonly SecurityItem[], masked = {}) {
  answers[CONFIG] = config(done, masked);
  render(
    <>
      <SecurityCenterPage />
      <Toasts />
    </>,
  );
  await screen.findByRole('img', { name: /^Security \d+ of 100/ });
}

const dialog = () => within(screen.getByRole('dialog'));
async function openSheet(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', undefined, { timeout: 5_000 });
}
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(dialog().getByRole('button', { name }));
    await Promise.resolve();
  });

describe('REWARD-07 the strength summary', () => {
  it.each([
    [[], 'Security 0 of 100: Weak', 'Set a login password'],
    [['login_password'], 'Security 20 of 100: Weak', 'Set a payment password'],
    [
      ['login_password', 'payment_password'],
      'Security 40 of 100: Medium',
      'Verify your mobile number',
    ],
    [
      ['login_password', 'payment_password', 'mobile', 'email'],
      'Security 75 of 100: Medium',
      'Set your payee name',
    ],
    [
      ['login_password', 'payment_password', 'mobile', 'email', 'payee_name'],
      'Security 80 of 100: Strong',
      'Add a card or e-wallet',
    ],
  ] as const)('AC-56 of %j says so and suggests the next step', async (done, spoken, next) => {
    await show(done);
    const gauge = screen.getByRole('img', { name: spoken });
    const lit = gauge.querySelectorAll('g[class*="lit"]');
    expect(lit.length * 5).toBe(scoreOf(done));
    expect(screen.getByRole('button', { name: next })).toBeTruthy();
  });

  it('AC-56 of 100 suggests nothing more, and masks what is known', async () => {
    await show(SECURITY_ITEMS, { mobile: '+63917••••4567' });
    expect(screen.getByText(/Everything is in place/)).toBeTruthy();
    expect(screen.getByText('+63917••••4567')).toBeTruthy();
  });

  it('is not requested with play money, and can be requested again after a failure', async () => {
    logIn(4);
    render(<SecurityCenterPage />);
    expect(screen.getByText(/comes with your own account/)).toBeTruthy();
    expect(sent).toEqual([]);
    cleanup();
    logIn();
    answers[CONFIG] = { code: 'no_permission', message: 'no', status: 403 };
    render(<SecurityCenterPage />);
    await screen.findByText('Your security center could not be loaded');
    answers[CONFIG] = config([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('img', { name: /^Security 0/ });
  });

  it('leads to the page that changes the login password', async () => {
    await show(['login_password']);
    fireEvent.click(screen.getByRole('button', { name: /^Login password/ }));
    expect(location.pathname).toBe('/m/changePsw');
  });
});

it.each([
  ['Cards and e-wallets', `GET ${MEMBER}/bankCard`],
  ['Security questions', `GET ${MEMBER}/customerSecurityQuestions`],
  ['Devices', 'GET /api/v1/devices'],
  ['Login history', 'GET /api/v1/session/history'],
])('REWARD-07 %s that could not be read say so, and can be requested again', async (name, call) => {
  answers[`${MEMBER}/securityQuestions`] = { list: [] };
  answers[call] = { code: 'not_ready', message: 'Not now', status: 422 };
  await show(['login_password']);
  await openSheet(new RegExp(`^${name}`));
  expect(await dialog().findByText('Not now')).toBeTruthy();
  const asked = sent.length;
  await press('Try again');
  expect(sent.slice(asked).map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
});

describe('AC-54 the payment password', () => {
  const PATH = `${MEMBER}/paymentPassword`;

  it('is checked before it is sent: easy digits, the proof', async () => {
    await show(['login_password']);
    await openSheet('Set a payment password');
    type('New payment password', '12a34b56');
    await press('Set payment password');
    expect(dialog().getByText('Too easy to guess. Mix the digits more.')).toBeTruthy();
    type('New payment password', '246810');
    await press('Set payment password');
    expect(dialog().getByLabelText('Login password').getAttribute('aria-invalid')).toBe('true');
    expect(bodyOf(PATH)).toBeUndefined();
    type('Login password', 'Demo-pass-1');
    answers[PATH] = {};
    await press('Set payment password');
    await screen.findByText('Your payment password is set');
    expect(bodyOf(PATH)).toEqual({ paymentPassword: '246810', password: 'Demo-pass-1' });
  });

  it('gets the right keyboard and password manager: digits, not the login’s password', async () => {
    await show(['login_password']);
    await openSheet('Set a payment password');
    const pin = dialog().getByLabelText('New payment password');
    expect(pin.getAttribute('inputmode')).toBe('numeric');
    expect(pin.getAttribute('autocomplete')).toBe('off');
    expect(pin.getAttribute('maxlength')).toBe('6');
    expect(dialog().getByLabelText('Login password').getAttribute('autocomplete')).toBe(
      'current-password',
    );
  });

  it('AC-57 needs a verified contact to be reset', async () => {
    await show(['login_password', 'payment_password']);
    await openSheet(/^Payment password/);
    await press('Forgot it?');
    expect(dialog().getByText(/Verify your mobile number or email first/)).toBeTruthy();
  });

  it('AC-57 is reset with a code and the login password', async () => {
    await show(['login_password', 'payment_password', 'mobile']);
    await openSheet(/^Payment password/);
    await press('Forgot it?');
    type('Verification code', '123456');
    type('Login password', 'Demo-pass-1');
    type('New payment password', '246810');
    type('Repeat it', '246810');
    answers[`${PATH}/reset`] = { withdrawalsHeldUntil: '2026-03-11T04:00:00.000Z' };
    await press('Reset payment password');
    await screen.findByText(/paid out again from Mar 11, 2026/);
    expect(bodyOf(`${PATH}/reset`)).toEqual({
      channel: 'mobile',
      verificationCode: '123456',
      password: 'Demo-pass-1',
      paymentPassword: '246810',
    });
  });
});

describe('AC-55 cards', () => {
  const PATH = `${MEMBER}/bankCard`;
  const banks = () => {
    answers['/wps/relay/MCS2_withdrawBanks'] = {
      list: [
        { bankCode: 'BPI', name: 'BPI', kind: 'bank', numberPattern: '^\\d{10}$' },
        { bankCode: 'GCASH', name: 'GCash', kind: 'wallet', numberPattern: '^09\\d{9}$' },
      ],
    };
  };

  it('wait for the payee name', async () => {
    answers[`GET ${PATH}`] = { list: [], most: 5, holder: null, statedName: null, mobile: null };
    await show(['login_password', 'payment_password']);
    await openSheet(/^Cards and e-wallets/);
    expect(await dialog().findByText(/Set your payee name first/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Add card or e-wallet' })).toBeNull();
  });

  it('begin with what is known: the stated name becomes the payee’s, an e-wallet has the mobile number', async () => {
    banks();
    const known = { statedName: 'Ana Reyes', mobile: '09175550101' };
    answers[`GET ${PATH}`] = { list: [], most: 5, holder: null, ...known };
    answers[`${MEMBER}/info/payeename`] = { payeeName: 'Ana Reyes' };
    await show(['login_password', 'payment_password', 'mobile']);
    await openSheet(/^Cards and e-wallets/);
    fireEvent.change(await dialog().findByLabelText('Bank or e-wallet'), {
      target: { value: 'GCASH' },
    });
    type('Payment password', '246810');
    await press('Add card or e-wallet');
    expect(bodyOf(`${MEMBER}/info/payeename`)).toEqual({ payeeName: 'Ana Reyes' });
    expect(bodyOf(PATH)).toEqual({
      bankCode: 'GCASH',
      accountNumber: '09175550101',
      holder: 'Ana Reyes',
      paymentPassword: '246810',
    });
  });

  it('are checked against their bank’s form of number, and sent in the payee’s name', async () => {
    banks();
    answers[`GET ${PATH}`] = {
      list: [],
      most: 5,
      holder: 'Ana Reyes',
      statedName: null,
      mobile: null,
    };
    await show(['login_password', 'payment_password', 'payee_name']);
    await openSheet(/^Cards and e-wallets/);
    fireEvent.click(await dialog().findByRole('button', { name: 'Add card or e-wallet' }));
    fireEvent.change(await dialog().findByLabelText('Bank or e-wallet'), {
      target: { value: 'BPI' },
    });
    type('Account number', '12345');
    type('Payment password', '246810');
    await press('Add card or e-wallet');
    expect(dialog().getByText('This number does not fit the bank or e-wallet')).toBeTruthy();
    type('Account number', '1234 567 890');
    await press('Add card or e-wallet');
    expect(bodyOf(PATH)).toEqual({
      bankCode: 'BPI',
      accountNumber: '1234 567 890',
      holder: 'Ana Reyes',
      paymentPassword: '246810',
    });
  });
});

it.each([
  [['login_password'], 'Enter your login password'],
  [['login_password', 'payment_password'], 'Enter your payment password'],
  [['mobile'], 'Enter the verification code'],
] as const)('REWARD-07 with %j an empty field is named', async (done, text) => {
  await show([...done]);
  await openSheet(/^Email/);
  await press('Verify this email');
  expect(dialog().getByText('Enter your email')).toBeTruthy();
  expect(dialog().getAllByText(text)).toHaveLength(text.includes('code') ? 2 : 1);
  expect(bodyOf(`${MEMBER}/info/email`)).toBeUndefined();
});

it('AC-58 questions are three different ones with three different answers', async () => {
  const PATH = `${MEMBER}/customerSecurityQuestions`;
  answers[`${MEMBER}/securityQuestions`] = {
    list: [1, 2, 3, 4].map((questionId) => ({ questionId, text: `Question text ${questionId}` })),
  };
  answers[`GET ${PATH}`] = { list: [], setAt: null };
  await show(['login_password']);
  await openSheet(/^Security questions/);
  await dialog().findByLabelText('Question 1');
  ['1', '2', '3'].forEach((id, at) => type(`Question ${at + 1}`, id));
  const offered = within(dialog().getByLabelText('Question 2')).getAllByRole('option');
  expect(offered.map((one) => one.textContent)).toEqual([
    'Choose',
    'Question text 2',
    'Question text 4',
  ]);
  const rows = dialog().getAllByLabelText('Answer');
  ['Bantay', ' bantay ', 'Cebu'].forEach((value, at) =>
    fireEvent.change(rows[at] as HTMLElement, { target: { value } }),
  );
  await press('Save answers');
  expect(dialog().getByText('Give three different answers')).toBeTruthy();
  expect(dialog().getByText('Enter your login password')).toBeTruthy();
  fireEvent.change(rows[1] as HTMLElement, { target: { value: 'Mabini' } });
  type('Login password', 'Demo-pass-1');
  answers[`POST ${PATH}`] = {};
  await press('Save answers');
  await screen.findByText('Saved');
  expect(bodyOf(PATH)).toEqual({
    items: [
      { questionId: 1, answer: 'Bantay' },
      { questionId: 2, answer: 'Mabini' },
      { questionId: 3, answer: 'Cebu' },
    ],
    password: 'Demo-pass-1',
  });
});

it('AC-58 an account without a login password saves its questions with a code', async () => {
  const PATH = `${MEMBER}/customerSecurityQuestions`;
  answers[`${MEMBER}/securityQuestions`] = {
    list: [1, 2, 3].map((questionId) => ({ questionId, text: `Question text ${questionId}` })),
  };
  answers[`GET ${PATH}`] = { list: [], setAt: null };
  await show(['mobile']);
  await openSheet(/^Security questions/);
  await dialog().findByLabelText('Question 1');
  ['1', '2', '3'].forEach((id, at) => type(`Question ${at + 1}`, id));
  dialog()
    .getAllByLabelText('Answer')
    .forEach((row, at) => fireEvent.change(row, { target: { value: `Answer ${at}` } }));
  expect(dialog().queryByLabelText('Login password')).toBeNull();
  type('Code', '123456');
  answers[`POST ${PATH}`] = {};
  await press('Save answers');
  await screen.findByText('Saved');
  expect(bodyOf(PATH)).toMatchObject({ stepUpCode: '123456' });
});

describe('REWARD-07 the head icon', () => {
  it('is one of 24 drawings, sent in the specification’s form', async () => {
    await show([]);
    await openSheet('Change picture');
    expect(dialog().getAllByRole('button', { name: /^Picture \d+$/ })).toHaveLength(24);
    answers[`POST ${MEMBER}/info/icon`] = { icon: '13', url: null };
    await press('Picture 13');
    await screen.findByText('Saved');
    expect(bodyOf(`${MEMBER}/info/icon`)).toEqual({ icon: '13' });
  });

  it('of more than 5 MB is not sent', async () => {
    await show([]);
    await openSheet('Change picture');
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [file] } });
    expect(dialog().getByText('The picture is larger than 5 MB')).toBeTruthy();
    expect(bodyOf('/api/v1/profile/pictures')).toBeUndefined();
  });
});
