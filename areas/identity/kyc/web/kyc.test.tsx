import {
  endSession,
  proofAsked,
  registerPages,
  setSite,
  setTexts,
  startSession,
} from '@palaro/client';
import type { SiteInfo } from '@palaro/client';
import { en as client } from '@palaro/client/en';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KycStatus } from '../kyc.api.ts';
import { en } from '../kyc.en.ts';
import { DECLARATIONS } from '../kyc.rules.ts';
import KycPage from './KycPage.tsx';
import { ProofDialog } from './ProofDialog.tsx';

const NEW: KycStatus = {
  level: 0,
  state: 'none',
  reason: null,
  triesLeft: 3,
  next: 1,
  profile: 'strict',
  graceUntil: null,
  depositLeft: null,
  mobileVerified: true,
  person: null,
  documents: [],
  idExpiresOn: null,
};
const PERSON = {
  fullName: 'Maria Clara Santos',
  birthday: '1990-05-17',
  birthplace: 'Laguna',
  nationality: 'PH',
  address: '12 Rizal Street, Makati',
  occupation: 'employed',
  sourceOfFunds: 'salary',
};

const DOCUMENTS = (['address', 'wealth'] as const).map((kind) => ({
  kind,
  addedAt: '2026-11-21T04:00:00.000Z',
}));

let status: KycStatus | { code: string; message: string };
let sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sendPlainBodies();
  sent = [];
  setTexts('EN', { kyc: en, client } as never);
  setSite({
    now: '2026-11-21T04:00:00.000Z',
    settings: { 'site.minAge': 21, 'site.zone': 'Asia/Manila' },
  } as unknown as SiteInfo);
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'm',
    type: 0,
    firstTimeLogin: false,
  });
  vi.stubGlobal('fetch', (path: string, { body, method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ path, body: JSON.parse(String(body)) as unknown });
    const failure = 'code' in status;
    const json = failure ? { success: false, ...status } : { success: true, value: status };
    return Promise.resolve(Response.json(json, { status: failure ? 400 : 200 }));
  });
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

async function show(more: Partial<KycStatus>) {
  status = { ...NEW, ...more };
  render(<KycPage />);
  await screen.findByText(en['level.3']);
}
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const here = () => screen.getByText(en.now).closest('li') as HTMLElement;

describe('the levels and the member’s present one', () => {
  it.each<[string, Partial<KycStatus>, string[], string]>([
    ['new, strict', {}, [en['allows.0']], en['level.0']],
    [
      'rejected',
      { level: 1, state: 'rejected', reason: 'unreadable', triesLeft: 1, next: 2, person: PERSON },
      [en['state.rejected'], en['reason.unreadable'], en['tries.one']],
      en['level.1'],
    ],
    [
      'rejected for the last time',
      { level: 1, state: 'rejected', reason: 'mismatch', triesLeft: 0, next: null },
      [en['state.closed'], en['reason.mismatch'], en['state.closed.help']],
      en['level.1'],
    ],
    [
      'expired',
      { level: 1, state: 'expired', next: 2, person: PERSON },
      [en['state.expired'], en['state.expired.help']],
      en['level.1'],
    ],
    [
      'approved',
      { level: 2, state: 'approved', next: 3, idExpiresOn: '2031-06-30' },
      [en['state.approved'], 'Your ID is valid until Jun 30, 2031.', en['wealth.title']],
      en['level.2'],
    ],
    [
      'about to run out',
      { level: 2, state: 'approved', next: 2, idExpiresOn: '2026-12-01' },
      [en['state.ending'], en['id.title']],
      en['level.2'],
    ],
    ['pending', { level: 1, state: 'pending', next: null }, [en['state.pending']], en['level.1']],
  ])('%s', async (_name, more, texts, level) => {
    await show(more);
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(within(here()).getByText(level)).toBeTruthy();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(here().getAttribute('aria-current')).toBe('step');
    expect(screen.getByText(en['privacy.sealed'])).toBeTruthy();
    const open = more.next !== null && more.next !== 3;
    expect(screen.queryAllByRole('textbox').length > 0).toBe(open);
  });

  it('speaks of deposits and withdrawals only where the site has screens for them', async () => {
    const approved = { level: 2, state: 'approved', next: 3, idExpiresOn: '2031-06-30' } as const;
    await show(approved);
    expect(document.body.textContent).not.toMatch(/deposit|withdraw/i);
    cleanup();
    registerPages(['/m/voucherCenter', '/m/withdraw'].map((path) => ({ path, back: 'home' })));
    await show(approved);
    expect(screen.getByText(en['state.approved.help.cashier'])).toBeTruthy();
    expect(screen.getByText(en['allows.2.cashier'])).toBeTruthy();
    registerPages([]);
  });

  it('leads to the security center if only the mobile number is missing', async () => {
    await show({ person: PERSON, mobileVerified: false });
    const link = screen.getByRole('link', { name: en['mobile.go'] });
    expect(link.getAttribute('href')).toBe('/m/securityCenter');
  });
});

describe('level 1', () => {
  it('VAL-01 AC-11 applies the server’s rules, and keeps a refused value in its field', async () => {
    await show({});
    await press(en['person.save']);
    for (const name of ['full_name', 'birthday', 'birthplace', 'address'] as const) {
      expect(screen.getByText(en[`${name}.required`])).toBeTruthy();
    }
    expect(document.activeElement).toBe(field(en['person.full_name']));
    type(en['person.full_name'], 'Maria');
    type(en['person.birthday'], '2015-01-01');
    await press(en['person.save']);
    expect(screen.getByText(en['full_name.format'])).toBeTruthy();
    expect(screen.getByText(en['birthday.age'])).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is sent when every line is confirmed', async () => {
    await show({});
    type(en['person.full_name'], PERSON.fullName);
    type(en['person.birthday'], PERSON.birthday);
    type(en['person.birthplace'], PERSON.birthplace);
    type(en['person.nationality'], PERSON.nationality);
    type(en['person.address'], PERSON.address);
    type(en['person.occupation'], PERSON.occupation);
    type(en['person.funds'], PERSON.sourceOfFunds);
    await press(en['person.save']);
    expect(screen.getByText(en['declarations.required'])).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: en['declare.all'] }));
    status = { ...NEW, level: 1, next: 2, person: PERSON };
    await press(en['person.save']);
    const body = { ...PERSON, declarations: [...DECLARATIONS] };
    expect(sent).toEqual([{ path: '/api/v1/kyc', body }]);
    expect(await screen.findByText(en['id.title'])).toBeTruthy();
  });
});

it('a place of birth that is no province is typed, and a saved one is shown again', async () => {
  await show({});
  type(en['person.birthplace'], 'elsewhere');
  type(en['person.birthplace_town'], 'Osaka, Japan');
  await press(en['person.save']);
  expect(screen.queryByText(en['birthplace.required'])).toBeNull();
  cleanup();
  await show({ person: { ...PERSON, birthplace: 'Osaka, Japan' } });
  await press(en['person.edit']);
  expect(field(en['person.birthplace_town'])).toHaveProperty('value', 'Osaka, Japan');
  type(en['person.birthplace'], 'Cebu');
  expect(screen.queryByLabelText(en['person.birthplace_town'])).toBeNull();
});

describe('level 3', () => {
  const LARGE = { level: 2, state: 'approved', next: 3 } as const;

  it('moves to the first missing picture, at each try', async () => {
    await show(LARGE);
    await press(en['wealth.open']);
    const first = screen.getByLabelText(en['picture.address'], { exact: false });
    for (const _try of [1, 2]) {
      await press(en.send);
      expect(document.activeElement).toBe(first);
      first.blur();
    }
    expect(screen.getAllByText(en['picture.missing'])).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('two pictures chosen at once are both there, whichever was sent first', async () => {
    await show(LARGE);
    await press(en['wealth.open']);
    const answers: ((documents: typeof DOCUMENTS) => void)[] = [];
    vi.stubGlobal('fetch', () => {
      const answered = new Promise<typeof DOCUMENTS>((resolve) => answers.push(resolve));
      return answered.then((documents) =>
        Response.json({ success: true, value: { ...NEW, ...LARGE, documents } }),
      );
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL() {} }));
    for (const name of [en['picture.address'], en['picture.wealth']]) {
      const picture = screen.getByLabelText(name, { exact: false });
      const file = new File(['png'], 'a.png', { type: 'image/png' });
      fireEvent.change(picture, { target: { files: [file] } });
    }
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!(DOCUMENTS.slice(0, 1));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(DOCUMENTS);
    await vi.waitFor(() => expect(screen.getAllByText(en['picture.there'])).toHaveLength(2));
  });

  it('is sent once for two taps, and again after a refusal', async () => {
    await show({ ...LARGE, documents: DOCUMENTS });
    const button = screen.getByRole('button', { name: en.send });
    status = { code: 'kyc.pending', message: 'Wait for the review.' };
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(sent).toEqual([{ path: '/api/v1/kyc/review', body: {} }]);
    expect(await screen.findByText('Wait for the review.')).toBeTruthy();
    status = { ...NEW, ...LARGE, state: 'pending', next: null };
    await press(en.send);
    expect(await screen.findByText(en['state.pending'])).toBeTruthy();
    expect(sent).toHaveLength(2);
  });
});

it('AC-61 a refusal for lack of verification shows how to verify', async () => {
  render(<ProofDialog />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => proofAsked.set(en['error.kyc.required']));
  expect(await screen.findByText(en['error.kyc.required'])).toBeTruthy();
  expect(screen.getByRole('button', { name: en['needed.go'] })).toBeTruthy();
  act(() => proofAsked.set(null));
});
