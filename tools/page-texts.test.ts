// Every text that a page shows is loaded with it, and no page loads the texts of an area that it
// does not show. The code tells which texts are used, the real page table which are loaded.
import { describe, expect, it } from 'vitest';
import { readPageTable } from '../apps/web/page-table.config.ts';
import { speakersOf } from './tidy/said.ts';
import { readSources, type Source } from './tidy/source.ts';

const { areasOf, parts } = speakersOf(readSources());
const { pages, frame } = await readPageTable();

/** The areas whose texts are needed besides those of the frame. */
const besidesFrame = (areas: Iterable<string>) =>
  [...new Set(areas)].filter((area) => !frame.areas.includes(area)).sort();

const titled = ({ title }: (typeof pages)[number]) =>
  (typeof title === 'string' ? [title] : [title(''), title('?types=A')]).map(
    (key) => key.split('.')[0] ?? '',
  );

describe('APP-11 loads exactly the texts that are shown', () => {
  it('around every page', () => {
    expect(besidesFrame(areasOf('apps/web/src/main.tsx'))).toEqual([]);
  });

  it.each(pages.map((page) => [page.path, page] as const))('on %s', (_, page) => {
    const said = besidesFrame([...areasOf(page.screen), ...titled(page)]);
    expect([...page.texts.areas].sort()).toEqual(said);
  });

  it.each(parts.map((part) => [part.file, part] as const))('in %s', (_, part) => {
    expect([...part.texts].sort()).toEqual(besidesFrame(areasOf(part.file)));
  });
});

it('the walk reaches pages and parts of many areas', () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(parts.length).toBeGreaterThan(10);
});

const planted = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

it('the walk follows imports, lazy parts and single names of an index', () => {
  const shop = (name: string) => `areas/site/shop/${name}`;
  const found = speakersOf(
    planted({
      [shop('shop.en.ts')]: "export const en = { title: '', 'of.one': '' };",
      'areas/site/rest/rest.en.ts': "export const en = { note: '' };",
      'areas/site/far/far.en.ts': "export const en = { off: '' };",
      [shop('web/ShopPage.tsx')]:
        "import { Row } from './index.ts';\nimport type { X } from './Far.tsx';\n" +
        "const Note = lazyPart(() => import('./Note.tsx'));\n" +
        "const Far = lazyPart(withTexts([farTexts], () => import('./Far.tsx')));",
      [shop('web/index.ts')]: "export { Row } from './Row.tsx';\nexport { Far } from './Far.tsx';",
      [shop('web/Row.tsx')]: 't(`shop.of.${kind}`)',
      [shop('web/Note.tsx')]: "t('rest.note')",
      [shop('web/Far.tsx')]: "t('far.off')",
    }),
  );
  expect([...found.areasOf(shop('web/ShopPage.tsx'))].sort()).toEqual(['rest', 'shop']);
  const part = { from: shop('web/ShopPage.tsx'), file: shop('web/Far.tsx'), texts: ['far'] };
  expect(found.parts).toEqual([part]);
});
