import { afterEach, expect, it, vi } from 'vitest';
import {
  currentSession,
  currentToken,
  endSession,
  onSessionChange,
  renewToken,
  startSession,
} from './session.ts';

const info = { token: 'first', merchantCode: 'palaro', userName: 'member1', type: 0 };
const start = () => startSession({ ...info, firstTimeLogin: false });
const stored = () =>
  (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: string }).token;

/** Another tab of the site. */
const tab = new BroadcastChannel('palaro.session');
afterEach(() => {
  tab.onmessage = null;
  endSession();
});

it('accounts §6 a renewed token is kept for the visit, and no screen restarts', () => {
  start();
  const told = vi.fn();
  const stop = onSessionChange(told);
  renewToken({ from: 'first', to: 'second' });
  expect([currentToken(), stored()]).toEqual(['second', 'second']);
  expect(told).not.toHaveBeenCalled();
  expect(currentSession()?.userName).toBe('member1');
  stop();
});

it('accounts §6 another tab of the session takes the token too', async () => {
  start();
  tab.postMessage({ from: 'first', to: 'second' });
  await vi.waitFor(() => expect(currentToken()).toBe('second'));
  const heard = new Promise((resolve) => {
    tab.onmessage = ({ data }: MessageEvent) => resolve(data);
  });
  renewToken({ from: 'second', to: 'third' });
  expect(await heard).toEqual({ from: 'second', to: 'third' });
});

it('accounts §6 a tab of another session, or of none, keeps its state', async () => {
  start();
  renewToken({ from: 'of a stranger', to: 'second' });
  expect(currentToken()).toBe('first');
  endSession();
  renewToken({ from: 'first', to: 'second' });
  expect([currentToken(), stored()]).toEqual([null, undefined]);
  start();
  expect(currentToken()).toBe('first');
  tab.postMessage({ from: 'of a stranger', to: 'second' });
  tab.postMessage({ from: 'first', to: 'last' });
  await vi.waitFor(() => expect(currentToken()).toBe('last'));
});

it('a login after a renewal has a new token', () => {
  start();
  renewToken({ from: 'first', to: 'second' });
  startSession({ ...info, token: 'of the next login', firstTimeLogin: false });
  expect([currentToken(), stored()]).toEqual(['of the next login', 'of the next login']);
});
