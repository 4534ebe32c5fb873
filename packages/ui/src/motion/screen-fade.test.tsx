import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenFade } from './ScreenFade.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (id: string) => (
  <ScreenFade id={id}>
    <p>screen</p>
  </ScreenFade>
);
const fading = () => (screen.getByText('screen').parentElement?.classList.length ?? 0) > 0;

function swipeBack(px: number) {
  fireEvent.touchStart(window, { touches: [{ clientX: 5 }] });
  fireEvent.touchMove(window, { touches: [{ clientX: 5 + px }] });
  fireEvent.touchEnd(window, { changedTouches: [{ clientX: 5 + px }] });
}

it('APP-05 a new screen fades for 300 ms, the first one does not', () => {
  const { rerender } = render(at('/m/home'));
  expect(fading()).toBe(false);
  rerender(at('/m/login'));
  expect(fading()).toBe(true);
  act(() => void vi.advanceTimersByTime(299));
  expect(fading()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(fading()).toBe(false);
});

it('APP-05 a back-swipe of more than 100 px skips the fade, a shorter one does not', () => {
  const { rerender } = render(at('/m/home'));
  swipeBack(101);
  rerender(at('/m/login'));
  expect(fading()).toBe(false);
  act(() => void vi.advanceTimersByTime(1000));
  swipeBack(100);
  rerender(at('/m/home'));
  expect(fading()).toBe(true);
});
