import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { TEMPLATE_DEFAULTS } from '@palaro/whitelabel';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const setSite = (settings: object) =>
  fetch(`${site.url}/sandbox/site`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ settings }),
  });

async function manifest() {
  const response = await fetch(`${site.url}/m/manifest.webmanifest`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  return (await response.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
}

it('SVC-05 the manifest has the template’s colours, the site’s name and the 96 × 96 icon', async () => {
  const { icons, ...rest } = await manifest();
  expect(rest).toMatchObject({
    name: 'Palaro',
    short_name: 'Palaro',
    lang: 'fil-PH',
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    theme_color: TEMPLATE_DEFAULTS.app_background,
    background_color: TEMPLATE_DEFAULTS.app_background,
  });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '96x96 any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it('SVC-05 a deployment’s name, language, colour and icon replace ours', async () => {
  const template = {
    ...TEMPLATE_DEFAULTS,
    app_background: '#102030',
    pwa_icon: '/m/own.png',
    pwa_icon_size: 256,
  };
  await setSite({ 'site.name': 'Laro Tayo', 'site.language': 'EN', template });
  expect(await manifest()).toMatchObject({
    name: 'Laro Tayo',
    lang: 'en-PH',
    theme_color: '#102030',
    icons: [{ src: '/m/own.png', sizes: '256x256' }],
  });
});

it('SVC-05 the manifest of a site that cannot be installed says so', async () => {
  await setSite({ 'site.installable': false });
  expect(await manifest()).toMatchObject({ display: 'browser' });
});
