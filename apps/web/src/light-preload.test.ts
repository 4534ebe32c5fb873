import { afterEach, expect, it, vi } from 'vitest';
import { __vitePreload } from './light-preload.ts';

const links = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );
const style = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

afterEach(() => {
  document.head.innerHTML = '';
});

it('what a chunk needs is asked for beside it, each file once', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/m/assets/a.js">';
  const load = vi.fn(() => Promise.resolve('code'));
  expect(await __vitePreload(load, ['assets/a.js', 'assets/b.js'])).toBe('code');
  expect(links()).toEqual(['modulepreload /m/assets/a.js', 'modulepreload /m/assets/b.js']);
});

it('the code runs only once its styles are there', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const first = __vitePreload(load, ['assets/a.css']);
  const second = __vitePreload(load, ['assets/a.css']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  style()?.dispatchEvent(new Event('load'));
  expect(await Promise.all([first, second])).toEqual(['code', 'code']);
  expect(links()).toEqual(['stylesheet /m/assets/a.css']);
});

it('APP-10 styles that do not come fail the import, and are asked for again', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const first = __vitePreload(load, ['assets/a.css']);
  style()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('a.css');
  const second = __vitePreload(load, ['assets/a.css']);
  style()?.dispatchEvent(new Event('load'));
  expect(await second).toBe('code');
});
