import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_RETRY_MS, OfflineScreen } from './OfflineScreen.tsx';

const retry = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockClear();
  render(<OfflineScreen onRetry={retry} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fire = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

it('SVC-05 the offline screen tries again at once when the browser is online', () => {
  fire('offline');
  expect(retry).not.toHaveBeenCalled();
  fire('online');
  expect(retry).toHaveBeenCalledOnce();
});

it('SVC-05 the offline screen tries again every 30 s, and stops when it is gone', () => {
  act(() => void vi.advanceTimersByTime(OFFLINE_RETRY_MS));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  vi.advanceTimersByTime(10 * OFFLINE_RETRY_MS);
  fire('online');
  expect(retry).toHaveBeenCalledOnce();
});
