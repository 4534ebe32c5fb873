import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './LazyPart.tsx';

const settle = () => act(async () => void (await Promise.resolve()));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('APP-10 a part whose code does not load is logged, does not affect the rest and comes later', async () => {
  let fails = true;
  const load = () =>
    fails
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ default: ({ name }: { name: string }) => <p>hello {name}</p> });
  const heard = vi.fn();
  const Part = lazyPart(load, <p>its place</p>, heard);
  const page = (
    <>
      <p>the rest</p>
      <Part name="you" />
    </>
  );
  render(page);
  await settle();
  expect(screen.getByText('the rest')).toBeTruthy();
  expect(screen.getByText('its place')).toBeTruthy();
  expect(console.error).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
  fails = false;
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(screen.getByText('hello you')).toBeTruthy();
  cleanup();
  render(page);
  expect(screen.getByText('hello you')).toBeTruthy();
});

it('a part that breaks does not affect the rest', async () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  const Part = lazyPart(() => Promise.resolve({ default: Broken }));
  render(
    <>
      <p>the rest</p>
      <Part />
    </>,
  );
  await settle();
  expect(screen.getByText('the rest')).toBeTruthy();
});
