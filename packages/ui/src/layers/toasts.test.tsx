import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToasts, toast, type ToastOptions } from './toast-store.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts text={(key, values) => `${key}:${values?.count ?? ''}`} />);
});

afterEach(() => {
  act(dismissToasts);
  cleanup();
  vi.useRealTimers();
});

function show(options?: ToastOptions) {
  let end = () => {};
  act(() => {
    end = toast('text', options);
  });
  return end;
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const seen = () => screen.queryByText(/^text/) !== null;

it.each`
  name                      | options                             | seconds
  ${'loading'}              | ${{ kind: 'loading' }}              | ${9999}
  ${'loading, short'}       | ${{ kind: 'loading', seconds: 10 }} | ${10}
  ${'success'}              | ${{ kind: 'success' }}              | ${1.5}
  ${'success, on password'} | ${{ kind: 'success', seconds: 1 }}  | ${1}
  ${'notice'}               | ${{ kind: 'notice' }}               | ${2}
  ${'default'}              | ${undefined}                        | ${3}
  ${'default, long'}        | ${{ long: true }}                   | ${8}
`('APP-15 $name stays $seconds s', ({ options, seconds }) => {
  show(options);
  wait(seconds * 1000 - 1);
  expect(seen()).toBe(true);
  wait(1);
  expect(seen()).toBe(false);
});

it('a new toast replaces the old one, whose time does not affect it', () => {
  show({ kind: 'success' });
  wait(1000);
  act(() => void toast('next'));
  expect(seen()).toBe(false);
  wait(2999);
  expect(screen.queryByText('next:')).not.toBeNull();
});

it('a loading toast ends when its work does', () => {
  const done = show({ kind: 'loading' });
  act(done);
  expect(seen()).toBe(false);
});

it('errors interrupt a screen reader, everything else waits its turn', () => {
  show({ kind: 'success', values: { count: 2 } });
  expect(screen.getByText('text:2').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
  show({ kind: 'error' });
  expect(screen.getByText('text:').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'assertive',
  );
});
