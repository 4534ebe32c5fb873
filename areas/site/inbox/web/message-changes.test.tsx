import { startSession } from '@palaro/client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../inbox.api.ts';
import {
  deleteMessage,
  leaveMessages,
  markRead,
  restoreMessage,
  useShown,
  type ShownMessage,
} from './message-changes.ts';

const message = (n: number): Message => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  title: `Message ${n}`,
  content: '',
  sentAt: `2026-03-0${n}T00:00:00.000Z`,
  read: false,
  kind: 'MONEY',
  entry: null,
});
const LIST = [message(3), message(2), message(1)];
const WITHOUT = [message(3), message(1)];

let ok = true;
beforeEach(() => {
  ok = true;
  startSession({ token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false });
  vi.stubGlobal('fetch', () => {
    const body = ok ? { success: true, value: { unread: 1 } } : { success: false, code: 'no' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: ok ? 200 : 422 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const shownOf = (list: Message[], all = true) =>
  renderHook(({ rows }) => useShown(rows, all), { initialProps: { rows: list } });
const second = (shown: ShownMessage[]) => shown[1] as ShownMessage;

it('REWARD-06 a deleted message keeps its place, however the list is read', async () => {
  const { result, rerender } = shownOf(LIST);
  await act(async () => deleteMessage(second(result.current)));
  rerender({ rows: WITHOUT });
  expect(result.current.map(({ deleted }) => deleted)).toEqual([false, true, false]);
  await act(async () => restoreMessage(second(result.current)));
  expect(result.current.map(({ deleted }) => deleted)).toEqual([false, false, false]);
  expect(shownOf(WITHOUT, false).result.current).toHaveLength(2);
  await act(async () => deleteMessage(second(result.current)));
  act(leaveMessages);
  expect(result.current).toHaveLength(2);
});

it('REWARD-06 a change that the server refused is undone', async () => {
  const { result } = shownOf(LIST);
  ok = false;
  await act(async () => deleteMessage(second(result.current)));
  expect(second(result.current).deleted).toBe(false);
  await act(async () => markRead(second(result.current)));
  expect(second(result.current).read).toBe(false);
});
