import { beforeEach, expect, it } from 'vitest';
import { setSite, type SiteInfo } from './site.ts';
import {
  findPage,
  loginAddress,
  openPage,
  ownAddress,
  pageExists,
  registerPages,
} from './site-map.ts';

const table = [
  { path: '/m/home', aliases: ['/', '/m'], back: 'history' as const },
  { path: '/m/login', back: 'home' as const },
  { path: '/m/game/:gameId', back: 'history' as const },
];
beforeEach(() => registerPages(table));

it.each`
  path              | page
  ${'/'}            | ${'/m/home'}
  ${'/m/'}          | ${'/m/home'}
  ${'/m/home/'}     | ${'/m/home'}
  ${'/m/game/dice'} | ${'/m/game/:gameId'}
  ${'/m/game'}      | ${undefined}
  ${'/m/nothing'}   | ${undefined}
`('finds the page of $path', ({ path, page }) => {
  expect(findPage(table, path as string)?.page.path).toBe(page);
});

it('names the parts of a path', () => {
  expect(findPage(table, '/m/game/d%20x')?.params).toEqual({ gameId: 'd x' });
  expect(findPage(table, '/m/game/%E0%A4%A')?.params).toEqual({ gameId: '%E0%A4%A' });
});

it('knows which menu entries have a screen', () => {
  expect(pageExists('/m/game/dice?x=1')).toBe(true);
  expect(pageExists('/m/voucherCenter')).toBe(false);
});

it('APP-12 a page that is switched off is missing from menus, by its address and as a way back', () => {
  const record = { path: '/m/record', back: 'history', switch: 'TRANSREC3' } as const;
  registerPages([...table, record]);
  const seen = (on: boolean) => {
    setSite({ now: new Date(0).toISOString(), switches: { TRANSREC3: on } } as SiteInfo);
    const found = openPage([record], '/m/record')?.page;
    return [pageExists('/m/record?types=A'), found, ownAddress('/m/record')];
  };
  expect(seen(true)).toEqual([true, record, '/m/record']);
  expect(seen(false)).toEqual([false, undefined, '/m/home']);
});

it.each`
  address                    | goes
  ${'/m/game/dice?a=1'}      | ${'/m/game/dice?a=1'}
  ${'//evil.example/m/home'} | ${'/m/home'}
  ${'https://evil.example'}  | ${'/m/home'}
  ${'/mall'}                 | ${'/m/home'}
  ${'javascript:alert(1)'}   | ${'/m/home'}
  ${'/m/unknown'}            | ${'/m/home'}
  ${null}                    | ${'/m/home'}
`('APP-03 a way back to $address never leads off the site', ({ address, goes }) => {
  expect(ownAddress(address as string | null)).toBe(goes);
});

it('keeps the way back through the login page', () => {
  expect(loginAddress('/m/set?a=1')).toBe('/m/login?back=%2Fm%2Fset%3Fa%3D1');
  expect(loginAddress('/m/home')).toBe('/m/login');
});
