import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyWindow } from './every-window.ts';
import * as limits from './worker.limits.ts';

const check = vi.fn();
let seen: DocumentVisibilityState = 'visible';
const turn = (to: DocumentVisibilityState) => {
  seen = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  check.mockReset();
  everyWindow(check);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('LIMIT-01 the service-worker update window is the specification’s', () => {
  expect({ ...limits }).toEqual({ UPDATE_WINDOW_S: 60 });
});

it('SVC-05 looks for a new version every 60 s while the page is visible', () => {
  vi.advanceTimersByTime(59_999);
  window.dispatchEvent(new Event('focus'));
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(59_999);
  expect(check).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(2);
});

it('SVC-05 a page in the background looks once when it is visible again', () => {
  turn('hidden');
  vi.advanceTimersByTime(600_000);
  expect(check).not.toHaveBeenCalled();
  turn('visible');
  window.dispatchEvent(new Event('focus'));
  expect(check).toHaveBeenCalledOnce();
});
