import { act, cleanup, render, screen } from '@testing-library/react';
import { setTexts } from '@palaro/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../home.en.ts';
import { HomeCounter } from './HomeCounter.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  setTexts('EN', { home: en });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => Number(document.querySelector('.sr-only')?.textContent?.replace(/,/g, ''));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('HOME-08 starts between 170,000,000 and 250,000,000, and says that it is not a prize', () => {
  for (let i = 0; i < 50; i++) {
    const { unmount } = render(<HomeCounter />);
    expect(shown()).toBeGreaterThanOrEqual(170_000_000);
    expect(shown()).toBeLessThanOrEqual(250_000_000);
    unmount();
    localStorage.clear();
  }
  render(<HomeCounter />);
  expect(screen.getByText(/Decoration only.*not a prize/)).toBeDefined();
  expect(document.body.textContent).not.toContain('₱');
});

it('HOME-08 grows by 100 to 500 every 3, 4 or 5 s', () => {
  render(<HomeCounter />);
  const pauses = new Set<number>();
  for (let step = 0; step < 60; step++) {
    const before = shown();
    let seconds = 0;
    while (shown() === before && seconds < 6) {
      wait(1_000);
      seconds += 1;
    }
    pauses.add(seconds);
    expect(shown() - before).toBeGreaterThanOrEqual(100);
    expect(shown() - before).toBeLessThanOrEqual(500);
  }
  expect([...pauses].sort()).toEqual([3, 4, 5]);
});

it('HOME-08 goes on where it stood on another page, after a reload and on a later visit', () => {
  const first = render(<HomeCounter />);
  wait(60_000);
  const left = shown();
  first.unmount();
  const back = render(<HomeCounter />);
  expect(shown()).toBe(left);
  wait(6_000);
  expect(shown()).toBeGreaterThan(left);
  back.unmount();
  // What a visitor wrote there is no place to start from.
  for (const wrong of ['-5', 'Infinity', '12', 'x']) {
    localStorage.setItem('jackpotCount', wrong);
    const { unmount } = render(<HomeCounter />);
    expect(shown()).toBeGreaterThanOrEqual(170_000_000);
    unmount();
  }
});
