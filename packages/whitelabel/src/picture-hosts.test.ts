import { expect, it } from 'vitest';
import { blockedPictures } from './picture-hosts.ts';
import { TEMPLATE_DEFAULTS } from './template.ts';

it('names the pictures of the template that the site’s policy lets no browser load', () => {
  const blocked = (logo: string, pwa_icon: string) =>
    blockedPictures({ ...TEMPLATE_DEFAULTS, logo, pwa_icon }, ['https://images.example']);
  expect(blocked('', '/m/icon-96.png')).toEqual([]);
  expect(blocked('/images/a/480.webp', 'https://IMAGES.example/icon.png')).toEqual([]);
  expect(blocked('https://images.example.evil.example/a.png', '/i.png')).toEqual(['logo']);
  expect(blocked('http://images.example/a.png', 'https://images.example:8443/i.png')).toEqual([
    ...(['logo', 'pwa_icon'] as const),
  ]);
});
