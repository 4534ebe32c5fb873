import { endSession, setSite, setTexts, startSession, type SiteInfo } from '@palaro/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../content.en.ts';
import AgreementPage from './AgreementPage.tsx';
import NoticePage from './NoticePage.tsx';
import { popup } from './test-popup.ts';

let answer: unknown;
const asked = vi.fn();

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', (address: string) => {
    asked(address);
    if (answer === null) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(new Response(JSON.stringify({ success: true, value: answer })));
  });
  setTexts('EN', { content: en });
  setSite({ settings: {}, now: '2026-11-21T00:00:00.000Z' } as SiteInfo);
});

afterEach(() => {
  cleanup();
  // Switches the account, so that cached replies are dropped.
  startSession({ token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false });
  endSession();
  vi.unstubAllGlobals();
});

it('REWARD-06 notices that cannot be read say so, and so does an empty list', async () => {
  history.replaceState(null, '', '/m/notice');
  answer = null;
  render(<NoticePage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { player: [] };
  fireEvent.click(retry);
  await screen.findByText('No notices right now');
  expect(asked.mock.calls[0]).toEqual([
    '/wps/relay/MCSFE_getListAnnouncements?platform=M&types=PL',
  ]);
});

it('REWARD-06 notices are in the order of the answer and open one at a time', async () => {
  history.replaceState(null, '', '/m/notice');
  answer = {
    player: [
      popup('Newer', { pinned: true, publishedAt: '2026-11-20T02:00:00.000Z' }),
      popup('Older', { publishedAt: '2025-01-02T02:00:00.000Z' }),
    ],
  };
  render(<NoticePage />);
  await screen.findByText('Newer');
  const rows = screen.getAllByRole('button').map((row) => row.textContent);
  expect(rows).toEqual(['NewerNov 20, 2026Pinned', 'OlderJan 2, 2025']);
  fireEvent.click(screen.getByText('Older'));
  expect((await screen.findByRole('dialog')).textContent).toContain('Older');
  expect(location.search).toBe('?id=popup-Older');
});

const LIMITS = popup('Limits', { publishedAt: '2026-11-20T02:00:00.000Z' });
const shown = () => screen.queryByRole('dialog') !== null;

/** Runs history steps as browsers do: later, and with the address of their target. */
function followSteps() {
  return new Promise<void>((arrived) =>
    window.addEventListener('popstate', () => setTimeout(arrived, 1), { once: true }),
  );
}

it('REWARD-06 a notice named in the address opens at once, and stays closed when it is closed', async () => {
  history.replaceState(null, '', '/m/notice?id=popup-Limits');
  answer = { player: [LIMITS] };
  render(<NoticePage />);
  await screen.findByRole('dialog', { name: 'Limits' });
  await waitFor(() => expect(history.state).toMatchObject({ layer: 1 }));
  const back = followSteps();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await back;
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(() => expect(shown()).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: /Limits/ }));
  expect(await screen.findByRole('dialog', { name: 'Limits' })).toBeDefined();
});

it('REWARD-06 back closes a notice and removes it from the address', async () => {
  history.replaceState(null, '', '/m/notice');
  answer = { player: [LIMITS] };
  render(<NoticePage />);
  fireEvent.click(await screen.findByText('Limits'));
  await screen.findByRole('dialog', { name: 'Limits' });
  await waitFor(() => expect(history.state).toMatchObject({ layer: 1 }));
  history.back();
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(() => expect(shown()).toBe(false));
  expect(history.state).not.toMatchObject({ layer: 1 });
});

it('REWARD-06 an address with a removed notice shows the others', async () => {
  history.replaceState(null, '', '/m/notice?id=popup-Gone');
  answer = { player: [LIMITS] };
  render(<NoticePage />);
  await screen.findByText('Limits');
  expect(shown()).toBe(false);
});

it('REWARD-06 the agreement shows its version and the date it took effect', async () => {
  answer = {
    version: 3,
    inForceFrom: '2026-10-01T00:00:00.000Z',
    title: 'Terms of play',
    content: '<h1>Age</h1><p>You are 21 or older.</p>',
  };
  render(<AgreementPage />);
  await screen.findByRole('heading', { level: 2, name: 'Terms of play' });
  await screen.findByRole('heading', { level: 3, name: 'Age' });
  expect(screen.getByText('Version 3').isConnected).toBe(true);
  expect(screen.getByText('In force since Oct 1, 2026').isConnected).toBe(true);
});
