import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteInfo } from './site.ts';

const HOSTS = ['https://one.example', 'https://two.example', 'https://three.example'];
const PATHS = Array.from({ length: 300 }, (_, i) => `/content/images/${String(i)}/480.avif`);

/** Loads the module as a new page does: memory is empty, the visit's storage is kept. */
async function freshPage(hosts: string[]) {
  vi.resetModules();
  const { setSite } = await import('./site.ts');
  setSite({ now: new Date(0).toISOString(), settings: { 'site.imageHosts': hosts } } as SiteInfo);
  return (await import('./image-address.ts')).imageAddress;
}
const hostsOf = (address: (path: string) => string) => PATHS.map((path) => address(path));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('APP-14 an image keeps its host within a visit, even over a reload', async () => {
  const first = await freshPage(HOSTS);
  const before = hostsOf(first);
  expect(hostsOf(first)).toEqual(before);
  expect(hostsOf(await freshPage(HOSTS))).toEqual(before);
});

it('APP-14 images are spread over the whole list, and another visit chooses again', async () => {
  const before = hostsOf(await freshPage(HOSTS));
  for (const host of HOSTS) {
    const share = before.filter((address) => address.startsWith(host)).length / PATHS.length;
    expect(share).toBeGreaterThan(0.2);
  }
  sessionStorage.clear();
  expect(hostsOf(await freshPage(HOSTS))).not.toEqual(before);
});

it('APP-14 all files of one image come from one host', async () => {
  const address = await freshPage(HOSTS);
  const origins = ['480.avif', '960.avif', '480.webp', '960.webp'].map(
    (file) => new URL(address(`/content/images/a/${file}`, '/content/images/a')).origin,
  );
  expect(new Set(origins).size).toBe(1);
});

it('APP-14 without a list images come from this site, and a full address stays', async () => {
  const local = await freshPage([]);
  expect(local('/content/images/a/480.avif')).toBe('/content/images/a/480.avif');
  const address = await freshPage(HOSTS);
  expect(address('https://else.example/a.webp')).toBe('https://else.example/a.webp');
});
