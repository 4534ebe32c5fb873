import { describe, expect, it } from 'vitest';
import { readRequirements } from './generate/requirements.ts';
import { placesOf } from './where/places.ts';
import { readSources } from './tidy/source.ts';
import type { Source } from './tidy/source.ts';

const sources = readSources();
/** Built from parts, so that this file does not itself name a requirement. */
const SOME = ['ZZZ', '01'].join('-');

const planted: Source[] = Object.entries({
  'docs/requirements.md': `# Requirements\n\n- ${SOME} Something is so.\n`,
  'areas/site/shop/shop.api.ts':
    'export const shopErrors = defineErrors({\n  sold_out: { status: 422 },\n});\n// ' + SOME,
  'areas/site/shop/shop.en.ts':
    "export const en = {\n  'error.sold_out': 'Gone',\n  title: 'Shop',\n};",
  'areas/site/shop/server/buy.ts': "\nif (gone) throw refuse('sold_out');",
  'areas/site/shop/server/wares.repository.ts': "db.selectFrom('ware').select(['id'])",
  'areas/site/shop/web/ShopPage.tsx': "t('shop.title')",
  'areas/site/shop/web/pages.ts':
    "const shopPages = [\n{ path: '/m/shop', title: 'shop.title'," +
    "\n load: () => import('./ShopPage.tsx') }];",
  'apps/server/migrations/0099_shop_wares.sql': '-- Wares.\ncreate table ware (id bigint);',
  'packages/whitelabel/src/switches.ts':
    "export const SWITCHES = {\n  SHOP3: { gates: 'shop' },\n};",
  'areas/site/shop/server/open.ts': "site.switches['SHOP3']",
}).map(([path, text]) => ({ path, text }));

/** Calls are read from the real code, so the planted sources have none. */
const noCalls = planted.map((source) =>
  source.path.endsWith('.api.ts')
    ? { ...source, path: source.path.replace('.api', '.calls') }
    : source,
);

const PAGES = [{ path: '/m/shop', screen: 'areas/site/shop/web/ShopPage.tsx' }];

const found = async (word: string) =>
  (await placesOf(word, noCalls, PAGES)).map(
    ({ what, path, line }) => `${what} ${path}${line ? `:${line}` : ''}`,
  );

describe('npm run where', () => {
  it.each([
    [
      'a requirement',
      SOME,
      ['requirement docs/requirements.md:3', 'code areas/site/shop/shop.calls.ts'],
    ],
    [
      'an address',
      '/m/shop',
      ['page areas/site/shop/web/pages.ts:2', 'screen areas/site/shop/web/ShopPage.tsx'],
    ],
    [
      'an error code',
      'sold_out',
      [
        'error areas/site/shop/shop.calls.ts:2',
        'text areas/site/shop/shop.en.ts:2',
        'refused by areas/site/shop/server/buy.ts:2',
      ],
    ],
    [
      'a text key',
      'shop.title',
      [
        'text areas/site/shop/shop.en.ts:3',
        'shown by areas/site/shop/web/ShopPage.tsx:1',
        'shown by areas/site/shop/web/pages.ts:2',
      ],
    ],
    [
      'a table',
      'ware',
      [
        'table of shop apps/server/migrations/0099_shop_wares.sql:2',
        'used by areas/site/shop/server/wares.repository.ts:1',
      ],
    ],
    [
      'a switch',
      'SHOP3',
      [
        'switch or setting packages/whitelabel/src/switches.ts:2',
        'read by areas/site/shop/server/open.ts:1',
      ],
    ],
    ['nothing', 'nonsense', []],
  ])('finds %s', async (_, word, places) => {
    expect(await found(word)).toEqual(places);
  });

  it('finds a call by its key and by its path, with its handler', async () => {
    const byKey = await placesOf('launchGame', sources, []);
    expect(byKey.map(({ what, path }) => `${what} ${path}`)).toEqual([
      'call areas/gaming/catalogue/catalogue.api.ts',
      'handler areas/gaming/catalogue/server/catalogue.handlers.ts',
    ]);
    expect(await placesOf('POST /wps/game/launchGame', sources, [])).toEqual(byKey);
  });

  it('knows every requirement of the specification', () => {
    expect(readRequirements(sources)).toHaveLength(153);
  });
});
