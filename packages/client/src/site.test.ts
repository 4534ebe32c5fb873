import { expect, it, vi } from 'vitest';
import { changeSite, setSite, setting, siteLinks, switchOn, type SiteInfo } from './site.ts';

const info = {
  now: new Date(0).toISOString(),
  maintenance: false,
  regionRestriction: false,
  switches: { DEPOSIT: true, WITHDRAW: true },
  settings: { 'site.name': 'Palaro', 'site.minAge': 21 },
  download: [],
  service: [],
} as unknown as SiteInfo;

it('OC-19 APP-12 a change that is told is merged: what it does not name stays', () => {
  setSite(info);
  changeSite({ switches: { DEPOSIT: false }, settings: { 'site.name': 'Pista' } });
  expect([switchOn('DEPOSIT'), switchOn('WITHDRAW')]).toEqual([false, true]);
  expect([setting('site.name', ''), setting('site.minAge', 0)]).toEqual(['Pista', 21]);
  changeSite({ service: [{ title: 'Chat', path: 'x' }] });
  expect(siteLinks()).toEqual({ download: [], service: [{ title: 'Chat', path: 'x' }] });
});

it('APP-17 the links stand in storage, and serve a start that brings none', async () => {
  setSite({
    ...info,
    download: [{ resourceType: 'IOS', url: 'https://a.example', labelNameEn: '' }],
  });
  expect(sessionStorage.getItem('service_link')).toBe('[]');
  changeSite({ service: [{ title: 'Chat', path: 'x' }] });
  expect(sessionStorage.getItem('service_link')).toBe('[{"title":"Chat","path":"x"}]');
  vi.resetModules();
  const fresh = await import('./site.ts');
  expect(fresh.siteLinks()).toEqual({
    download: [{ resourceType: 'IOS', url: 'https://a.example', labelNameEn: '' }],
    service: [{ title: 'Chat', path: 'x' }],
  });
});
