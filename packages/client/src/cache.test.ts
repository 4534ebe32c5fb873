import { defineEndpoint, int, list, object, text } from '@palaro/api';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePages } from './pages.ts';
import { reloadCall, setCall, useCall } from './query.ts';
import { endSession, startSession, useSession } from './session.ts';

const head = { method: 'GET', summary: '', access: 'anyone', moduleId: null } as const;
const one = defineEndpoint({ ...head, path: '/one', reply: object({ name: text() }) });
const membersOnly = defineEndpoint({
  ...head,
  path: '/own',
  access: 'member',
  reply: object({ name: text() }),
});
const many = defineEndpoint({
  ...head,
  path: '/many',
  query: object({ kind: text() }),
  reply: object({ list: list(text()), pageNum: int(), totalPages: int(), total: int() }),
});

let asked: string[] = [];
let answer: (address: string) => { status?: number; value?: unknown } = () => ({});
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const { status = 200, value } = answer(address);
    const body = status < 300 ? { success: true, value } : { code: 'no', message: 'told' };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(async () => {
  endSession();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

it('two screens share one reading, and a pushed value reaches both', async () => {
  answer = () => ({ value: { name: 'a' } });
  const first = renderHook(() => useCall(one));
  const second = renderHook(() => useCall(one));
  expect(first.result.current.isPending).toBe(true);
  await settle();
  expect(asked).toHaveLength(1);
  act(() => setCall(one, () => ({ name: 'b' })));
  expect([first.result.current.data, second.result.current.data]).toEqual([
    { name: 'b' },
    { name: 'b' },
  ]);
  answer = () => ({ value: { name: 'c' } });
  await act(() => reloadCall(one));
  expect(second.result.current.data).toEqual({ name: 'c' });
  first.unmount();
  second.unmount();
});

it('a failing server is asked once more, a refusal is final', async () => {
  answer = () => ({ status: 503 });
  const { result, unmount } = renderHook(() => useCall(one, undefined, { staleMs: 0 }));
  await settle(1_000);
  expect([asked.length, result.current.isError]).toEqual([2, true]);
  answer = () => ({ status: 422 });
  await act(() => result.current.refetch());
  expect(asked).toHaveLength(3);
  unmount();
});

it('a screen that must not fetch only reads the cache', async () => {
  const { unmount } = renderHook(() => useCall(one, undefined, { when: false }));
  await settle();
  expect(asked).toEqual([]);
  unmount();
});

it('GAME-05 a list appends its pages, and a failure stops further loading until a retry', async () => {
  const pageOf = (address: string) => Number(/pageNum=(\d)/.exec(address)?.[1]);
  const value = (n: number) => ({ list: [`row${n}`], pageNum: n, totalPages: 3, total: 3 });
  answer = (address) => ({ value: value(pageOf(address)) });
  const { result, unmount } = renderHook(() => usePages(many, { kind: 'x' }));
  await settle();
  expect([result.current.state, result.current.rows]).toEqual(['ready', ['row1']]);
  act(() => result.current.loadMore());
  act(() => result.current.loadMore());
  expect(result.current.state).toBe('more');
  await settle();
  expect(result.current.rows).toEqual(['row1', 'row2']);
  answer = () => ({ status: 422 });
  act(() => result.current.loadMore());
  await settle();
  expect([result.current.state, result.current.message]).toEqual(['failed', 'told']);
  act(() => result.current.loadMore());
  expect(asked).toHaveLength(3);
  answer = (address) => ({ value: value(pageOf(address)) });
  act(() => result.current.retry());
  await settle();
  expect([result.current.state, result.current.rows.length]).toEqual(['end', 3]);
  unmount();
});

it('FGT-06 with the session its reads end: a member’s data is not asked for once more', async () => {
  answer = () => ({ value: { name: 'a' } });
  startSession({ token: 't', merchantCode: '', userName: 'm', type: 0, firstTimeLogin: false });
  const own = renderHook(() => useCall(one, undefined, { when: useSession() !== null }));
  // The next screen is not there yet, so this one still follows.
  const left = renderHook(() => useCall(membersOnly));
  const all = renderHook(() => useCall(many, { query: { kind: 'x' } }));
  await settle();
  expect(asked).toHaveLength(3);
  asked = [];
  await act(async () => {
    endSession();
    await vi.advanceTimersByTimeAsync(0);
  });
  await settle();
  expect(asked.map((address) => address.split('?')[0])).toEqual(['/many']);
  own.unmount();
  left.unmount();
  all.unmount();
});
