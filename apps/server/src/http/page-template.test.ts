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
const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_core'] },
  _core: { file: 'assets/core.js' },
  _tile: { file: 'assets/tile.js', css: ['assets/tile.css'] },
  '../../areas/home/web/HomePage.tsx': { file: 'assets/home.js', imports: ['_core', '_tile'] },
  'src/app/texts.en.ts': { file: 'assets/en.js' },
  'src/app/texts.ty.ts': { file: 'assets/ty.js' },
  'src/app/further-texts.ts': { file: 'assets/further.js', imports: ['_core'] },
  '../../packages/kernel/src/languages/xx.ts': { file: 'assets/xx.js' },
  'src/app/more-texts.en.ts': { file: 'assets/others.js' },
  'src/app/pages.ts?screens': { file: 'assets/screens.js' },
  'src/app/more-texts.ty.ts': { file: 'assets/more.js' },
  '../../areas/play/web/GamePage.tsx': { file: 'assets/game.js', imports: ['_core', '_tile'] },
  '../../areas/content/web/HelpPage.tsx': { file: 'assets/help.js', imports: ['_core'] },
  '../../packages/ui/src/display/clean-html.ts': { file: 'assets/clean.js', imports: ['_core'] },
};
const SCREENS = {
  '/': '../../areas/home/web/HomePage.tsx',
  '/m/home': '../../areas/home/web/HomePage.tsx',
  '/m/game/:gameId': '../../areas/play/web/GamePage.tsx',
  '/m/help': '../../areas/content/web/HelpPage.tsx',
};
const PARTS: PageParts = {
  language: 'EN',
  siteName: 'Laro "Tayo" <$&>',
  minAge: 21,
  themeColor: '#102030',
  path: '/m/home',
  startUp: '{"title":"</script><script>alert(1)</script>"}',
  picture: null,
};

it('nothing is served where nothing was built', () => {
  expect(readTemplate(webDir)).toBeNull();
});

it('HOME-01 home’s first banner is in the page, in the widths that it has', () => {
  writeFileSync(join(webDir, 'index.html'), INDEX);
  const srcSet = '/a/480.avif 480w, /a/960.avif 960w';
  const picture = { srcSet, sizes: '100vw', type: 'image/avif', fallback: '/a/960.jpeg' };
  const page = readTemplate(webDir)?.({ ...PARTS, picture }) ?? '';
  expect(page).toContain(`<source type="image/avif" srcset="${srcSet}" sizes="100vw">`);
  expect(page).toMatch(/<div id="root"><div class="first-sight".*src="\/a\/960.jpeg"/);
  expect(readTemplate(webDir)?.(PARTS)).not.toContain('first-sight');
});

it('APP-16 the page carries the site’s own name, colour and language, and start-up data as text', () => {
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

it('the screen’s code and the language’s texts are named beside the entry’s own, each once', () => {
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(webDir, '.vite', 'screens.json'), JSON.stringify(SCREENS));
  const template = readTemplate(webDir);
  const hints = (parts: Partial<PageParts>) =>
    (template?.({ ...PARTS, ...parts }) ?? '').match(/\/m\/assets\/[a-z]+\.(js|css)(?=">)/g) ?? [];
  const entry = '/m/assets/index.js';
  const home = ['en.js', 'home.js', 'tile.css', 'tile.js'].map((file) => `/m/assets/${file}`);
  expect(hints({})).toEqual([entry, ...home]);
  expect(hints({ path: '/' })).toEqual([entry, ...home]);
  const others = ['ty.js', 'screens.js', 'more.js'].map((file) => `/m/assets/${file}`);
  const game = ['game.js', 'tile.css', 'tile.js'].map((file) => `/m/assets/${file}`);
  expect(hints({ path: '/m/game/perlas/', language: 'TY' })).toEqual([entry, ...others, ...game]);
  // What help is cleaned by, its screen would ask for a moment later.
  const help = ['help.js', 'clean.js'].map((file) => `/m/assets/${file}`);
  expect(hints({ path: '/m/help', language: 'TY' })).toEqual([entry, ...others, ...help]);
  expect(hints({ path: '/m/nowhere', language: 'TY' })).toEqual([entry, ...others.slice(0, 2)]);
  // A further language is English and its dictionary.
  const further = ['en.js', 'further.js', 'xx.js'].map((file) => `/m/assets/${file}`);
  expect(hints({ language: 'XX' as Language })).toEqual([entry, ...further, ...home.slice(1)]);
});
