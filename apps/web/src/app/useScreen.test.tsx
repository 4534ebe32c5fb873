import { act, render, screen, cleanup, fireEvent } from '@testing-library/react';
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
  ],
}));

function page(path: string, load: () => Promise<Module>) {
  return {
    path,
    load,
    title: 'shell.home',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'home',
  };
}

function Probe({ path }: { path: string }) {
  const { state, Screen, retry } = useScreen(path);
  return (
    <>
      <b>{state}</b>
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

it('APP-10 the screen before stays for 200 ms, then a placeholder shows until the code is here', async () => {
  const { rerender } = render(<Probe path="/m/home" />);
  await pass(0);
  expect(screen.getByText('home')).toBeTruthy();
  let arrive!: (module: Module) => void;
  loads.next = () => new Promise((resolve) => (arrive = resolve));
  rerender(<Probe path="/m/late" />);
  await pass(LAZY_ROUTE_DELAY_MS - 1);
  expect(screen.getByText('home')).toBeTruthy();
  await pass(1);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(LAZY_ROUTE_DELAY_MS).toBe(200);
  arrive({ default: () => <p>late</p> });
  await pass(0);
  expect(screen.getByText('late')).toBeTruthy();
});

it('APP-10 a page whose code does not come is logged and offers a retry that works', async () => {
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

it('APP-02 an address without a page is unknown', () => {
  render(<Probe path="/m/nowhere" />);
  expect(screen.getByText('unknown')).toBeTruthy();
});
