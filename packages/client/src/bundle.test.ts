import { defineEndpoint, nullable, object, optional, text, type Reply } from '@palaro/api';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bundleCalls, primeBundle } from './bundle.ts';
import { forgetAll } from './cache.ts';
import { useCall } from './query.ts';

const head = { method: 'GET', summary: '', access: 'anyone', moduleId: null } as const;
const part = () => object({ name: text() });
const games = defineEndpoint({ ...head, path: '/games', reply: part() });
const wins = defineEndpoint({ ...head, path: '/wins', reply: part() });
const mine = defineEndpoint({ ...head, path: '/mine', reply: part() });
const home = defineEndpoint({
  ...head,
  path: '/home',
  query: object({ parts: text(), news: optional(text()) }),
  reply: object({ games: part(), wins: part(), mine: nullable(part()) }),
});

/** The bundle's address when both are asked for. */
const BOTH = '/home?parts=games%2Cwins';

let asked: string[] = [];
let down = false;
let onHome = true;
let known: object = {};
beforeEach(() => {
  asked = [];
  down = false;
  onHome = true;
  known = {};
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const bundle = address.startsWith('/home');
    const failed = down && bundle;
    const value = bundle
      ? { games: { name: 'home' }, wins: { name: 'home' }, mine: null }
      : { name: 'own' };
    const body = failed ? { code: 'no', message: 'told' } : { success: true, value };
    return Promise.resolve(new Response(JSON.stringify(body), { status: failed ? 429 : 200 }));
  });
  const parts = [
    { name: 'games', endpoint: games, pick: (bundle: Reply<typeof home>) => bundle.games },
    { name: 'wins', endpoint: wins, pick: (bundle: Reply<typeof home>) => bundle.wins },
    { name: 'mine', endpoint: mine, pick: (bundle: Reply<typeof home>) => bundle.mine },
  ];
  bundleCalls(
    home,
    () => onHome,
    parts,
    () => known,
  );
});
afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const both = () => renderHook(() => [useCall(games).data, useCall(wins).data]);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

it('calls at the same moment travel in one bundle that brings only them, a single one travels alone', async () => {
  const { result, unmount } = both();
  await settle();
  expect(asked).toEqual([BOTH]);
  expect(result.current).toEqual([{ name: 'home' }, { name: 'home' }]);
  unmount();
  forgetAll();
  const alone = renderHook(() => useCall(games).data);
  await settle();
  expect(asked).toEqual([BOTH, '/games']);
  alone.unmount();
});

it('a bundle also asks what is said beside its parts, each time anew', async () => {
  known = { news: 'a1' };
  const { unmount } = both();
  await settle();
  expect(asked).toEqual(['/home?news=a1&parts=games%2Cwins']);
  unmount();
});

it('a call that the bundle does not answer is sent separately', async () => {
  const { result, unmount } = renderHook(() => [useCall(games).data, useCall(mine).data]);
  await settle();
  expect(asked).toEqual(['/home?parts=games%2Cmine', '/mine']);
  expect(result.current).toEqual([{ name: 'home' }, { name: 'own' }]);
  unmount();
});

it('after a failed bundle, or on another screen, each call is sent separately', async () => {
  down = true;
  const { result, unmount } = both();
  await settle();
  expect(asked).toEqual([BOTH, '/games', '/wins']);
  expect(result.current).toEqual([{ name: 'own' }, { name: 'own' }]);
  unmount();
  forgetAll();
  onHome = false;
  asked = [];
  const elsewhere = both();
  await settle();
  expect(asked).toEqual(['/games', '/wins']);
  elsewhere.unmount();
});

it('a bundle inside the page is used at once, and nothing is requested', async () => {
  primeBundle({ games: { name: 'page' }, wins: { name: 'page' }, mine: null });
  const { result, unmount } = both();
  expect(result.current).toEqual([{ name: 'page' }, { name: 'page' }]);
  await settle();
  expect(asked).toEqual([]);
  unmount();
});
