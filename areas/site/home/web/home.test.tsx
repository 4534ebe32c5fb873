import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { loginAsked } from '@palaro/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeMatches } from './HomeMatches.tsx';
import { HomeNews } from './HomeNews.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import {
  announcement,
  answerCalls,
  banner,
  givenHome,
  givenSite,
  logIn,
  logOut,
  match,
} from './test-home.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/m/home');
  givenSite();
});
afterEach(() => {
  cleanup();
  logOut();
  loginAsked.set(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const place = () => window.location.pathname + window.location.search;

it('HOME-01 a tap reports that banner, and follows its link without waiting for the answer', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method, keepalive }: RequestInit) => {
    asked.push(`${method ?? ''} ${address} ${String(keepalive)}`);
    return new Promise(() => undefined);
  });
  givenHome({ news: { banners: [banner('b1', '/m/help'), banner('b2', '/m/gameList')] } });
  render(<HomeBanners />);
  fireEvent.click(screen.getAllByRole('button', { name: 'b1' })[0] as HTMLElement);
  expect(place()).toBe('/m/help');
  await settle();
  expect(asked).toEqual(['POST /api/v1/banners/b1/click true']);
});

it('HOME-01 a banner without a link is reported and leads nowhere', async () => {
  const asked = answerCalls();
  givenHome({ news: { banners: [banner('b3')] } });
  render(<HomeBanners />);
  fireEvent.click(screen.getByRole('button', { name: 'b3' }));
  await settle();
  expect([place(), asked]).toEqual(['/m/home', ['POST /api/v1/banners/b3/click keepalive']]);
});

it('HOME-02 the announcements scroll in one line, and a tap opens the notices', () => {
  givenHome({ news: { player: [announcement('1', 'One'), announcement('2', 'Two')] } });
  render(<HomeNews />);
  fireEvent.click(screen.getByRole('button', { name: /One.*Two/ }));
  expect(place()).toBe('/m/notice');
});

it('HOME-02 says so if there are no announcements', () => {
  givenHome({});
  render(<HomeNews />);
  expect(screen.getByText('No announcements right now')).toBeDefined();
});

it('HOME-03 pinned notices are in a ticker that leads to all of them', () => {
  givenHome({ news: { hot: [announcement('1', 'Deposits open')] } });
  render(<HomeNotices />);
  expect(screen.getByText('Deposits open')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Read all notices' }));
  expect(place()).toBe('/m/notice');
});

const lines = () => document.querySelector('ul')?.parentElement as HTMLElement;
const at = () => lines().style.getPropertyValue('--at');

it('HOME-06 one match stays still; more move on every 5000 ms, within 500 ms', () => {
  givenHome({ matches: [match('Agila', 'Tarsier')] });
  const alone = render(<HomeMatches />);
  wait(20_000);
  expect(at()).toBe('0');
  alone.unmount();
  givenHome({ matches: [match('Agila', 'Tarsier'), match('Kalaw', 'Usa')] });
  render(<HomeMatches />);
  expect(lines().style.getPropertyValue('--speed')).toBe('500ms');
  wait(4_999);
  expect(at()).toBe('0');
  wait(1);
  expect(at()).toBe('1');
});

it('HOME-03 without a match there is no block', () => {
  givenHome({});
  expect(render(<HomeMatches />).container.innerHTML).toBe('');
});

async function openMatches() {
  const matches = [
    match('Agila', 'Tarsier'),
    match('Kalaw', 'Usa', { matchTime: '2026-11-21T17:05:00.000Z', league: 'Kopa' }),
  ];
  givenHome({ matches });
  render(<HomeMatches />);
  fireEvent.click(screen.getByRole('button', { name: 'See all hot matches' }));
  await act(() => vi.dynamicImportSettled());
  await settle();
}

it('HOME-06 HOME-07 a click opens the popup: league, teams with pictures, MM/DD HH:mm', async () => {
  await openMatches();
  const dialog = screen.getByRole('dialog', { name: 'Hot matches' });
  const rows = [...dialog.querySelectorAll('li')].map((row) => row.textContent);
  // The second match starts after midnight in Manila.
  expect(rows).toEqual(['Liga ng Bayan11/21 20:30AgilaTarsier', 'Kopa11/22 01:05KalawUsa']);
  const pictures = [...dialog.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(pictures[0]).toBe('/content/images/Agila/960.jpeg');
  expect(pictures).toHaveLength(4);
});

it('HOME-07 the bet launches the first match’s room with vendor, roomId and nodeId', async () => {
  logIn();
  await openMatches();
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    if (address === '/wps/game/launchGame') bodies.push(JSON.parse(String(body)));
    return new Promise(() => undefined);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Bet on the first match' }));
  const room = { vendor: 'DEMO', gameId: 'room-Agila', nodeId: '900' };
  await vi.waitFor(() => expect(bodies).toMatchObject([room]));
});

it('GAME-09 HOME-07 a guest who bets is asked to log in, and goes on to the room', async () => {
  await openMatches();
  fireEvent.click(screen.getByRole('button', { name: 'Bet on the first match' }));
  const room = '/m/launchGame?vendor=DEMO&gameId=room-Agila&nodeId=900';
  await vi.waitFor(() => expect(loginAsked.get()).toContain(room));
});
