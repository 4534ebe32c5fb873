import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { digitShift, RollingNumber } from '../display/RollingNumber.tsx';
import { BannerSwiper } from './BannerSwiper.tsx';
import { Ticker, WinnerTicker } from './Ticker.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const onTap = vi.fn();

function banners(count: number) {
  const all = Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    image: 'b.svg',
    title: `b${i}`,
  }));
  const goLabel = (n: number) => `go ${n}`;
  const labels = { label: 'Banners', goLabel, pauseLabel: 'stop', playLabel: 'go on' };
  return render(<BannerSwiper banners={all} onTap={onTap} {...labels} />);
}

const current = () => document.querySelector('[aria-current]')?.getAttribute('aria-label') ?? null;

it('HOME-01 banners move every 5000 ms and start again after the last', () => {
  banners(2);
  wait(4999);
  expect(current()).toBe('go 1');
  wait(1);
  expect(current()).toBe('go 2');
  wait(5000);
  expect(current()).toBe('go 1');
});

it('HOME-01 banners load the shown picture first, then its neighbours, and those to come as they near', () => {
  banners(5);
  const loaded = () => new Set(screen.queryAllByRole('img').map((one) => one.getAttribute('alt')));
  const all = () => document.querySelectorAll('img').length;
  expect(all()).toBe(1);
  fireEvent.load(document.querySelector('img') as HTMLImageElement);
  // Three banners, and the copies of the last and the first.
  expect(all()).toBe(5);
  wait(5000);
  expect(all()).toBe(6);
  expect(loaded().has('b1')).toBe(true);
});

it('HOME-01 a single banner stays still, without dots', () => {
  banners(1);
  wait(60_000);
  expect(current()).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('HOME-01 a tap reports the banner that was tapped', () => {
  banners(2);
  fireEvent.click(screen.getByRole('button', { name: 'b0' }));
  expect(onTap).toHaveBeenCalledExactlyOnceWith({ id: '0', image: 'b.svg', title: 'b0' });
});

it('banners can be stopped, and stay still under a finger', () => {
  banners(3);
  fireEvent.touchStart(screen.getByRole('region'));
  wait(20_000);
  expect(current()).toBe('go 1');
  fireEvent.touchEnd(screen.getByRole('region'));
  fireEvent.click(screen.getByRole('button', { name: 'stop' }));
  wait(20_000);
  expect(current()).toBe('go 1');
  fireEvent.click(screen.getByRole('button', { name: 'go on' }));
  wait(5000);
  expect(current()).toBe('go 2');
});

const winners = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, name: `n${i}`, game: 'g', amount: '1' }));
const step = () => screen.getByRole('region').style.getPropertyValue('--at');
const height = () => screen.getByRole('region').style.height;

it('HOME-09 four winners stay still, three in view', () => {
  render(<WinnerTicker label="Wins" winners={winners(4)} />);
  wait(60_000);
  expect([step(), height()]).toEqual(['0', '168px']);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('HOME-09 five winners scroll, and start again after the last', () => {
  render(<WinnerTicker label="Wins" winners={winners(5)} />);
  wait(3000);
  expect(step()).toBe('1');
  wait(4 * 3000);
  expect(step()).toBe('5');
  fireEvent.transitionEnd(document.querySelector('ul') as HTMLElement);
  expect(step()).toBe('0');
});

it('a ticker moves only with more than one line, every 5000 ms', () => {
  const line = (id: string) => ({ id, content: id });
  const { rerender } = render(<Ticker label="Matches" items={[line('a')]} />);
  wait(20_000);
  expect(step()).toBe('0');
  rerender(<Ticker label="Matches" items={[line('a'), line('b')]} />);
  wait(5000);
  expect(step()).toBe('1');
});

it('HOME-13 digits 0 to 9 are shifted by 53 rem × digit ÷ 100', () => {
  expect([0, 1, 5, 9].map(digitShift)).toEqual(['0rem', '0.53rem', '2.65rem', '4.77rem']);
  render(<RollingNumber value="7,5" label="75" />);
  const strips = [...document.querySelectorAll<HTMLElement>('[style*="scale"]')];
  expect(strips.map((strip) => strip.style.transform.replace(/^.*translateY/, ''))).toEqual([
    '(-3.71rem)',
    '(-2.65rem)',
  ]);
});
