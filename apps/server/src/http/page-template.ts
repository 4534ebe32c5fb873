import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText } from '@palaro/api';
import { inLanguage, localeOf, writtenOf, type Language } from '@palaro/kernel';
import { en } from './http.en.ts';
import { ty } from './http.ty.ts';

/** What of the built page a deployment, a visitor and an address decide. */
export interface PageParts {
  language: Language;
  siteName: string;
  minAge: number;
  /** The browser's own bar above the page. */
  themeColor: string;
  /** The path that was asked for: the code of the screen there is wanted first. */
  path: string;
  /** JSON for the start-up block; null leaves the block out. */
  startUp: string | null;
  /** The picture that the first sight waits for: its files by width, and how wide it is drawn. */
  picture: { srcSet: string; sizes: string; type: string; fallback: string } | null;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const HOME_SCREEN = '../../areas/home/web/HomePage.tsx';
/** Cleans what operators wrote: screens of nothing else ask for it as soon as their code runs. */
const SANITISER = '../../packages/ui/src/display/clean-html.ts';
const SCREENS_OF_HTML = ['HelpPage', 'HelpDetailPage', 'AgreementPage'].map(
  (screen) => `../../areas/content/web/${screen}.tsx`,
);
/** Where the code of all other screens lies; the app asks for it first on their addresses. */
const OTHER_SCREENS = 'src/app/pages.ts?screens';
/** Which screen an address shows, as the build has written it down (apps/web/lean.config.ts). */
const SCREENS = 'screens.json';
const DESCRIPTIONS = { EN: en['page.description'], TY: ty['page.description'] };

/** What home says; a further language is English and its dictionary. */
function textsOf(language: Language): string[] {
  const written = writtenOf(language);
  const texts = `src/app/texts.${written.toLowerCase()}.ts`;
  if (written === language) return [texts];
  const dictionary = `../../packages/kernel/src/languages/${language.toLowerCase()}.ts`;
  return [texts, 'src/app/further-texts.ts', dictionary];
}
/** What other pages than home say. */
const moreTextsOf = (language: Language) =>
  `src/app/more-texts.${writtenOf(language).toLowerCase()}.ts`;

/** The built `index.html` as a function of its parts; null where nothing is built. */
export function readTemplate(webDir: string): ((parts: PageParts) => string) | null {
  const index = join(webDir, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const hints = readHints(webDir);
  const screenAt = readScreens(webDir);
  return ({ language, siteName, minAge, themeColor, path, startUp, picture }) => {
    const description = fillText(inLanguage(DESCRIPTIONS, language), {
      site: siteName,
      age: minAge,
    });
    const screen = screenAt(path);
    const head = hints([...textsOf(language), ...sourcesOf(screen, language)]);
    return (
      html
        // Replaced by functions: a `$` in a name must stay a `$`.
        .replace(/<html lang="[^"]*"/, () => `<html lang="${localeOf(language)}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(siteName)}</title>`)
        .replace(
          metaOf('description'),
          (_whole, start: string) => `${start}${escaped(description)}"`,
        )
        .replace(
          metaOf('theme-color'),
          (_whole, start: string) => `${start}${escaped(themeColor)}"`,
        )
        .replace(
          metaOf('apple-mobile-web-app-title'),
          (_whole, start: string) => `${start}${escaped(siteName)}"`,
        )
        .replace('</head>', () => `${head}</head>`)
        .replace('<div id="root">', (root) => blockOf(startUp) + root + firstSight(picture))
    );
  };
}

const metaOf = (name: string) => new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*"`);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** A block of data, which no policy takes for a script; `<` cannot end it. */
const blockOf = (json: string | null) =>
  json === null
    ? ''
    : `<script type="application/json" id="start-up">${json.replace(/</g, '\\u003c')}</script>`;

/**
 * The frame of home with its first banner, in the places where the app will draw them a moment
 * later: a picture is seen before any code has come. Its styles stand in the kit's base.css.
 */
const firstSight = (picture: PageParts['picture']) =>
  picture === null
    ? ''
    : '<div class="first-sight" aria-hidden="true"><i></i><div><picture>' +
      `<source type="${picture.type}" srcset="${escaped(picture.srcSet)}"` +
      ` sizes="${escaped(picture.sizes)}"><img src="${escaped(picture.fallback)}" alt=""` +
      ' width="1600" height="700" fetchpriority="high"></picture></div></div>';

/**
 * Links that fetch the code of a first screen beside the page's own, not after it has run. Without
 * a manifest there are none.
 */
function readHints(webDir: string): (sources: readonly string[]) => string {
  const path = join(webDir, '.vite', 'manifest.json');
  if (!existsSync(path)) return () => '';
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const there = new Set(
    Object.keys(manifest).flatMap((key) => (manifest[key]?.isEntry ? chunksOf(manifest, key) : [])),
  );
  const kept = new Map<string, string>();
  return (sources) => {
    const key = sources.join();
    const known = kept.get(key) ?? linksOf(manifest, sources, there);
    kept.set(key, known);
    return known;
  };
}

/** What a screen needs besides the entry: any but home has its texts and its address to look up. */
function sourcesOf(screen: string | null, language: Language): string[] {
  if (screen === HOME_SCREEN) return [screen];
  if (screen === null) return [OTHER_SCREENS];
  const more = SCREENS_OF_HTML.includes(screen) ? [SANITISER] : [];
  return [OTHER_SCREENS, moreTextsOf(language), screen, ...more];
}

/** The screen that a path shows; null for one without a screen, and where nothing says which. */
function readScreens(webDir: string): (path: string) => string | null {
  const file = join(webDir, '.vite', SCREENS);
  if (!existsSync(file)) return () => null;
  const screens = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const rows = screens.map(([pattern, screen]) => ({ matches: matcherOf(pattern), screen }));
  return (path) => rows.find(({ matches }) => matches.test(path))?.screen ?? null;
}

/** `/m/game/:gameId` takes anything for its named part; a slash at the end makes no difference. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/$/, '').replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

function linksOf(manifest: Manifest, sources: readonly string[], there: ReadonlySet<string>) {
  const keys = [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))];
  return keys
    .filter((key) => !there.has(key))
    .flatMap((key) => [
      ...(manifest[key]?.css ?? []).map(
        (file) => `<link rel="stylesheet" crossorigin href="/m/${file}">`,
      ),
      `<link rel="modulepreload" crossorigin href="/m/${manifest[key]?.file ?? ''}">`,
    ])
    .join('');
}

/** A chunk and everything it imports at once, by their keys in the manifest. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key) || !manifest[key]) return [];
  seen.add(key);
  return [key, ...(manifest[key].imports ?? []).flatMap((each) => chunksOf(manifest, each, seen))];
}
