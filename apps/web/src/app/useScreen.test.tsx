import { act, render, screen, cleanup, fireEvent } from '@testing-library/react';
import { setSite, type SiteInfo } from '@palaro/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { LAZY_ROUTE_DELAY_MS, useScreen } from './useScreen.ts';

type Module = { default: ComponentType };
const loads = vi.hoisted(() => ({ next: null as null | (() => Promise<Module>) }));

vi.mock('./pages.ts', () => ({
  pages: [
    page('/m/home', () => Promise.resolve({ default: () => <p>home</p> })),
    page('/m/late', () => (loads.next as () => Promise<Module>)()),
    page('/m/broken', () => (loads.next as () => Promise<Module>)()),
    page('/m/lost', () => (loads.next as () => Promise<Module>)()),
    {
      ...page('/m/record', () => Promise.resolve({ default: () => <p>record</p> })),
      switch: 'TRANSREC3',
    },
  ],
}));

function page(path: string, load: () => Promise<Module>) {
  return {
    path,
    load,
    title: 'shell.home',
    texts: [],
    access: 'anyone',
    header: true,
    footer: true,
    back: 'home',
  };
}

function Probe({ path, search = '' }: { path: string; search?: string }) {
  const { state, Screen, kept, retry } = useScreen(path, search);
  return (
    <>
      <b>{state}</b>
      <i>{kept}</i>
      {Screen && <Screen />}
      <button onClick={retry}>retry</button>
    </>
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('APP-10 the last screen stays for 200 ms, then a placeholder shows until the code arrives', async () => {
  const { rerender } = render(<Probe path="/m/home" search="tab=1" />);
  await pass(0);
  expect(screen.getByText('home')).toBeTruthy();
  expect(screen.queryByText('tab=1')).toBeNull();
  let arrive!: (module: Module) => void;
  loads.next = () => new Promise((resolve) => (arrive = resolve));
  rerender(<Probe path="/m/late" />);
  await pass(LAZY_ROUTE_DELAY_MS - 1);
  expect(screen.getByText('home')).toBeTruthy();
  // With its own query: the new address is not the last screen's to read.
  expect(screen.getByText('tab=1')).toBeTruthy();
  await pass(1);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(LAZY_ROUTE_DELAY_MS).toBe(200);
  arrive({ default: () => <p>late</p> });
  await pass(0);
  expect(screen.getByText('late')).toBeTruthy();
});

it('APP-10 a page whose code does not arrive is logged and offers a retry that works', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loads.next = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(<Probe path="/m/broken" />);
  await pass(0);
  expect(screen.getByText('failed')).toBeTruthy();
  expect(logged).toHaveBeenCalledTimes(1);
  loads.next = () => Promise.resolve({ default: () => <p>here</p> });
  fireEvent.click(screen.getByText('retry'));
  await pass(0);
  expect(screen.getByText('here')).toBeTruthy();
  logged.mockRestore();
});

it('APP-10 a page whose code did not arrive is requested again when the network returns', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loads.next = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(<Probe path="/m/lost" />);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(0);
  expect(screen.getByText('failed')).toBeTruthy();
  loads.next = () => Promise.resolve({ default: () => <p>here again</p> });
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('here again')).toBeTruthy();
  logged.mockRestore();
});

it('APP-02 an address without a page is unknown', () => {
  render(<Probe path="/m/nowhere" />);
  expect(screen.getByText('unknown')).toBeTruthy();
});

it('APP-12 a page that is switched off has no screen, and disappears while it is shown', async () => {
  const turn = (on: boolean) =>
    act(() => setSite({ now: new Date(0).toISOString(), switches: { TRANSREC3: on } } as SiteInfo));
  turn(true);
  const { rerender } = render(<Probe path="/m/record" />);
  await pass(0);
  expect(screen.getByText('record')).toBeTruthy();
  turn(false);
  rerender(<Probe path="/m/record" />);
  expect(screen.getByText('unknown')).toBeTruthy();
  expect(screen.queryByText('record')).toBeNull();
});
