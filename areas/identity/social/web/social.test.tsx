import { endSession, setSite, setTexts, startSession, type SiteInfo } from '@palaro/client';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { bytesToBase64Url } from '@palaro/kernel';
import { Toasts } from '@palaro/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en as accounts } from '@palaro/accounts/en';
import { en } from '../social.en.ts';
import { ty } from '../social.ty.ts';
import { PendingArrival } from './PendingArrival.tsx';
import { setPending } from './pending-arrival.ts';
import SocialButtons from './SocialButtons.tsx';
import SocialLinks from './SocialLinks.tsx';
import { readTelegramResult } from './telegram-result.ts';

type Answers = Record<string, object>;
let asked: { path: string; body: unknown }[] = [];

function answer(answers: Answers) {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const body: unknown = init?.body ? JSON.parse(init.body as string) : null;
    asked.push({ path, body });
    const value = answers[path.split('?')[0] ?? ''];
    if (!value) return new Promise(() => undefined);
    const failed = 'code' in value;
    const json = failed ? { success: false, requestId: 'r', ...value } : { success: true, value };
    return Promise.resolve(new Response(JSON.stringify(json), { status: failed ? 401 : 200 }));
  });
}

function open(switches: Record<string, boolean>, settings: object = {}) {
  setSite({
    now: '2026-03-10T04:00:00.000Z',
    switches,
    settings: { 'social.enabled': true, ...settings },
  } as SiteInfo);
}

const PROVIDERS = '/api/v1/social/providers';
const ALL = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true };
const session = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false };

beforeEach(sendPlainBodies);
beforeEach(() => setTexts('EN', { social: en, accounts }));
afterEach(() => {
  setPending(null);
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

describe('LOGIN-03 AC-35 the buttons', () => {
  it.each([
    [{ ...ALL }, { 'social.telegram': true }, ['Google', 'Facebook', 'Telegram']],
    [{ ...ALL, GOOGLELOGIN3: false }, {}, ['Facebook']],
    [{ ...ALL, FACEBOOKLOGIN3: false }, {}, ['Google']],
  ])('with %j and %j are %j', async (switches, settings, names) => {
    open(switches, settings);
    startSession({ ...session, token: names.join() });
    answer({ [PROVIDERS]: { providers: ['google', 'facebook', 'telegram'] } });
    render(<SocialButtons back="/m/mine" />);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links[0]?.getAttribute('href')).toMatch(/\/start\?back=%2Fm%2Fmine$/);
  });

  it('are missing, and nothing is requested, if social login is off', () => {
    open(ALL, { 'social.enabled': false });
    answer({});
    const { container } = render(<SocialButtons />);
    expect(container.textContent).toBe('');
    expect(asked).toEqual([]);
  });

  it('are only those that the server has, and use Filipino in Filipino', async () => {
    setTexts('TY', { social: ty });
    open(ALL);
    startSession({ ...session, token: 'other' });
    answer({ [PROVIDERS]: { providers: ['google'] } });
    render(<SocialButtons />);
    expect(await screen.findByRole('link', { name: 'Magpatuloy gamit ang Google' })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toHaveLength(1);
  });
});

describe('AC-33 somebody whom a provider has confirmed', () => {
  const pending = { provider: 'google', step: 'password', account: 'm•••1' } as const;

  it('is linked by the session that the form opens', async () => {
    open(ALL);
    answer({ '/api/v1/social/attach': { provider: 'google' } });
    setPending(pending);
    render(
      <>
        <PendingArrival />
        <SocialButtons />
        <Toasts />
      </>,
    );
    expect(screen.getByText(/belongs to the account m•••1/)).toBeTruthy();
    expect(screen.queryByText('or')).toBeNull();
    startSession(session);
    expect(await screen.findByText('Google is linked to your account.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Confirmed by Google' })).toBeNull();
  });

  it('may go on without the provider', () => {
    open(ALL, { 'social.enabled': false });
    answer({});
    setPending(pending);
    const { container } = render(<PendingArrival />);
    fireEvent.click(screen.getByRole('button', { name: 'Go on without Google' }));
    expect(container.textContent).toBe('');
    startSession(session);
    expect(asked).toEqual([]);
  });
});

describe('the answer from Telegram', () => {
  const coded = (text: string) => bytesToBase64Url(new TextEncoder().encode(text));

  it('is read from behind the #, with names in any script', () => {
    const fields = { id: 1, first_name: 'Niño', auth_date: 2, hash: 'a' };
    expect(readTelegramResult(`#tgAuthResult=${coded(JSON.stringify(fields))}`)).toEqual(fields);
  });

  it.each(['', '#tgAuthResult=false', '#tgAuthResult=%%%', `#tgAuthResult=${coded('null')}`, '#x'])(
    'is nothing for %j',
    (hash) => expect(readTelegramResult(hash)).toBeNull(),
  );
});

describe('the security center’s card', () => {
  const LINKS = '/api/v1/social/links';
  const row = { provider: 'google', open: true, linked: true, label: 'a•••@x.example' };

  it('unlinks with the login password and says so', async () => {
    startSession(session);
    answer({ [LINKS]: { list: [row] }, '/api/v1/social/unlink': {} });
    render(
      <>
        <SocialLinks />
        <Toasts />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    const password = await screen.findByLabelText('Login password');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    fireEvent.change(password, { target: { value: 'secret-1' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Unlink Google' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Google is no longer linked.')).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ path }) => path === LINKS)).toHaveLength(2));
  });

  it('shows nothing if there is nothing to link', async () => {
    startSession({ ...session, token: 'none' });
    answer({ [LINKS]: { list: [] } });
    const { container } = render(<SocialLinks />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
