import { endSession, registerPages, setTexts, startSession } from '@palaro/client';
import { pages } from '@palaro/web/pages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../content.en.ts';
import { topicIndex } from './help-topics.ts';
import HelpDetailPage from './HelpDetailPage.tsx';
import HelpPage from './HelpPage.tsx';

it.each([
  [null, 3, 0],
  ['', 3, 0],
  ['0', 3, 0],
  ['2', 3, 2],
  ['3', 3, 0],
  ['-1', 3, 0],
  ['1.5', 3, 0],
  ['1e0', 3, 0],
  ['two', 3, 0],
  [' 1', 3, 0],
  ['99999999999999999999', 3, 0],
  ['0', 0, 0],
])('SVC-06 i=%j of %i topics is topic %i', (i, count, expected) => {
  expect(topicIndex(i, count)).toBe(expected);
});

const TOPICS = ['Deposits', 'Withdrawals', 'Fair play'].map((title) => ({
  title,
  content: `<p>About ${title.toLowerCase()}</p>`,
}));

let answer: unknown = TOPICS;
const asked = vi.fn();

beforeEach(() => {
  answer = TOPICS;
  asked.mockReset();
  setTexts('EN', { content: en });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked(address, init.headers);
    if (answer === null) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(new Response(JSON.stringify({ success: true, value: answer })));
  });
  vi.stubGlobal('scrollTo', vi.fn());
});

/** Switches the account, so that cached replies are dropped. */
function forget() {
  startSession({ token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false });
  endSession();
}

afterEach(() => {
  cleanup();
  forget();
  registerPages([]);
  vi.unstubAllGlobals();
});

function open(address: string, Page = HelpPage) {
  history.replaceState(null, '', address);
  return render(<Page />);
}
const current = () => document.querySelector('[aria-current]')?.textContent;

it('SVC-06 requests the phone’s topics in the language, as module COMM3', async () => {
  open('/m/help');
  await screen.findByText('About deposits');
  const [address, headers] = asked.mock.calls[0] as [string, Record<string, string>];
  expect(address).toBe('/wps/system/helpCenter?device=MOBILE&lang=EN');
  expect(Object.values(headers)).toContain('COMM3');
});

it('SVC-06 the topic of i is shown and marked in the list; without i, the first one', async () => {
  open('/m/help');
  await screen.findByText('About deposits');
  expect([current(), screen.getByRole('heading', { level: 2 }).textContent]).toEqual([
    'Deposits',
    'Deposits',
  ]);
  cleanup();
  open('/m/help?i=2');
  await screen.findByText('About fair play');
  expect(current()).toBe('Fair play');
});

it.each(['7', 'x', '-1'])('SVC-06 i=%s shows the first topic', async (i) => {
  open(`/m/help?i=${i}`);
  await screen.findByText('About deposits');
  expect(current()).toBe('Deposits');
});

it('SVC-06 choosing a topic changes the address in place and starts at its top', async () => {
  open('/m/help');
  await screen.findByText('About deposits');
  const before = history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Withdrawals' }));
  await screen.findByText('About withdrawals');
  expect([location.search, history.length]).toEqual(['?i=1', before]);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('SVC-06 without topics it says so, and offers to ask if there is a page for it', async () => {
  answer = [];
  open('/m/help');
  await screen.findByText('No help topics yet');
  expect(screen.queryByRole('button', { name: 'Ask us' })).toBeNull();
  cleanup();
  registerPages(pages);
  open('/m/help');
  fireEvent.click(await screen.findByRole('button', { name: 'Ask us' }));
  expect(location.pathname).toBe('/m/service');
});

it('a failure is shown and can be retried', async () => {
  answer = null;
  open('/m/help');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = TOPICS;
  fireEvent.click(retry);
  await screen.findByText('About deposits');
});

it('SVC-06 a topic’s page leads to its neighbours and back to all', async () => {
  open('/m/helpDetail?i=1', HelpDetailPage);
  await screen.findByText('About withdrawals');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/m/help?i=1', '/m/helpDetail?i=0', '/m/helpDetail?i=2']);
  fireEvent.click(screen.getByRole('link', { name: 'Fair play' }));
  await screen.findByText('About fair play');
});
