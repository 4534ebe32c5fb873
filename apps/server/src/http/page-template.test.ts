import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@palaro/kernel';
import { afterAll, expect, it } from 'vitest';
import { readTemplate, type PageParts } from './page-template.ts';

const webDir = mkdtempSync(join(tmpdir(), 'palaro-page-'));
afterAll(() => rmSync(webDir, { recursive: true }));

const INDEX = `<!doctype html>
<html lang="fil-PH">
  <head>
    <meta name="description" content="old" />
    <meta name="theme-color" content="#000000" />
    <title>Old</title>
    <script type="module" src="/m/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const both = (...files: string[]) => ({ EN: ['en.js', ...files], TY: ['ty.js', ...files] });
const FIRST_FILES = {
  pages: {
    '/': both('home.css', 'home.js'),
    '/m/home': both('home.css', 'home.js'),
    '/m/game/:gameId': both('game.js'),
  },
  frame: both(),
  further: { XX: ['further.js', 'xx.js', 'home.js'] },
};
const PARTS: PageParts = {
  language: 'EN',
  siteName: 'Laro "Tayo" <$&>',
  logo: '',
  minAge: 21,
  themeColor: '#102030',
  path: '/m/home',
  startUp: '{"title":"</script><script>alert(1)</script>"}',
  picture: null,
};

it('serves nothing when nothing was built', () => {
  expect(readTemplate(webDir)).toBeNull();
});

it('the page contains home’s first banner, in the widths that exist', () => {
  writeFileSync(join(webDir, 'index.html'), INDEX);
  const srcSet = '/a/480.avif 480w, /a/960.avif 960w';
  const picture = { srcSet, sizes: '100vw', type: 'image/avif', fallback: '/a/960.jpeg' };
  const page = readTemplate(webDir)?.({ ...PARTS, picture }) ?? '';
  expect(page).toContain(`<source type="image/avif" srcset="${srcSet}" sizes="100vw">`);
  expect(page).toMatch(/<div id="root"><div class="first-sight".*src="\/a\/960.jpeg"/);
  expect(readTemplate(webDir)?.(PARTS)).not.toContain('<picture>');
});

it('APP-16 the page has the site’s name, colour and language, and its start-up data as text', () => {
  writeFileSync(join(webDir, 'index.html'), INDEX);
  const page = readTemplate(webDir)?.(PARTS) ?? '';
  expect(page).toContain('<html lang="en-PH"');
  expect(page).toContain('<title>Laro &quot;Tayo&quot; &lt;$&amp;&gt;</title>');
  expect(page).toContain('content="Laro &quot;Tayo&quot; &lt;$&amp;&gt;: games');
  expect(page).toContain('<meta name="theme-color" content="#102030" />');
  const [, block = ''] =
    /<script type="application\/json" id="start-up">(.*?)<\/script>/.exec(page) ?? [];
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual({ title: '</script><script>alert(1)</script>' });
});

it('the page’s first sight has the site’s own logo where it has one', () => {
  writeFileSync(join(webDir, 'index.html'), INDEX);
  const logo = '/images/ab"c/480.webp';
  const page = readTemplate(webDir)?.({ ...PARTS, logo }) ?? '';
  expect(page).toContain('<header><img class="logo" src="/images/ab&quot;c/480.webp" alt="">');
  expect(readTemplate(webDir)?.(PARTS)).not.toContain('class="logo"');
});

it('the page names the screen’s code and the language’s texts beside the entry’s files, each once', () => {
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, '.vite', 'first-files.json'), JSON.stringify(FIRST_FILES));
  const template = readTemplate(webDir);
  const hints = (parts: Partial<PageParts>) =>
    (template?.({ ...PARTS, ...parts }) ?? '').match(/(?<=<link [^>]*\/m\/)\w+\.(js|css)(?=">)/g);
  expect(hints({})).toEqual(['en.js', 'home.css', 'home.js']);
  expect(hints({ path: '/', language: 'TY' })).toEqual(['ty.js', 'home.css', 'home.js']);
  expect(hints({ path: '/m/game/perlas/', language: 'TY' })).toEqual(['ty.js', 'game.js']);
  expect(hints({ path: '/m/nowhere' })).toEqual(['en.js']);
  // Another language loads English and its dictionary.
  const further = ['en.js', 'home.css', 'home.js', 'further.js', 'xx.js'];
  expect(hints({ language: 'XX' as Language })).toEqual(further);
});
