import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeSite, setSite, setting, switchOn, useSiteLinks, type SiteInfo } from './site.ts';

const info = {
  now: new Date(0).toISOString(),
  maintenance: false,
  regionRestriction: false,
  switches: { DEPOSIT: true, WITHDRAW: true },
  settings: { 'site.name': 'Palaro', 'site.minAge': 21 },
  download: [],
  service: [],
} as unknown as SiteInfo;

it('OC-19 APP-12 a pushed change is merged, and other values stay', () => {
  setSite(info);
  changeSite({ switches: { DEPOSIT: false }, settings: { 'site.name': 'Pista' } });
  expect([switchOn('DEPOSIT'), switchOn('WITHDRAW')]).toEqual([false, true]);
  expect([setting('site.name', ''), setting('site.minAge', 0)]).toEqual(['Pista', 21]);
  changeSite({ service: [{ title: 'Chat', path: 'x' }] });
  expect(renderHook(useSiteLinks).result.current).toEqual({
    download: [],
    service: [{ title: 'Chat', path: 'x' }],
  });
});

it('APP-17 the links are in storage, and are used by a start without them', async () => {
  setSite({
    ...info,
    download: [{ resourceType: 'IOS', url: 'https://a.example', labelNameEn: '' }],
  });
  expect(sessionStorage.getItem('service_link')).toBe('[]');
  changeSite({ service: [{ title: 'Chat', path: 'x' }] });
  expect(sessionStorage.getItem('service_link')).toBe('[{"title":"Chat","path":"x"}]');
  vi.resetModules();
  const fresh = await import('./site.ts');
  expect(renderHook(fresh.useSiteLinks).result.current).toEqual({
    download: [{ resourceType: 'IOS', url: 'https://a.example', labelNameEn: '' }],
    service: [{ title: 'Chat', path: 'x' }],
  });
});
