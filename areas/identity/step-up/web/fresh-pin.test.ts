import { endSession, startSession } from '@palaro/client';
import { afterEach, expect, it, vi } from 'vitest';
import { freshPin, keepFreshPin } from './fresh-pin.ts';

const enter = (userName: string) =>
  startSession({ token: 't', merchantCode: 'palaro', userName, type: 0, firstTimeLogin: false });

afterEach(() => {
  endSession();
  vi.useRealTimers();
});

it('a payment password that was just set is known for five minutes, and to its member alone', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T04:00:00.000Z') });
  enter('ana');
  expect(freshPin()).toBeNull();
  keepFreshPin('246810');
  vi.setSystemTime(Date.parse('2026-11-29T04:04:59.000Z'));
  expect(freshPin()).toBe('246810');
  vi.setSystemTime(Date.parse('2026-11-29T04:05:00.000Z'));
  expect(freshPin()).toBeNull();
});

it('it is forgotten at the end of the session', () => {
  enter('ana');
  keepFreshPin('246810');
  endSession();
  enter('ana');
  expect(freshPin()).toBeNull();
});
