import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
      : Promise.resolve({ default: ({ name }: { name: string }) => <p>{`hello ${name}`}</p> });
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

describe('APP-10 a part whose code fails a second time', () => {
  const reload = vi.fn();
  const setOnline = (online: boolean) =>
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online);
  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    vi.stubGlobal('location', { reload });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function failTwice() {
    const heard = vi.fn();
    const gone = () => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch'));
    const Part = lazyPart(gone, null, heard);
    const drawn = render(<Part />);
    await settle();
    drawn.rerender(<Part />);
    await settle();
    return heard.mock.calls.length;
  }

  it('ends in a fresh page, as the browser may remember the failure', async () => {
    setOnline(true);
    expect(await failTwice()).toBe(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does so no second time within a minute, so that a file that is gone causes no circle', async () => {
    setOnline(true);
    await failTwice();
    expect(await failTwice()).toBe(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where it is without a network', async () => {
    setOnline(false);
    expect(await failTwice()).toBe(2);
    expect(reload).not.toHaveBeenCalled();
  });
});
