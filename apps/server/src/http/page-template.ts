import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText } from '@palaro/api';
import {
  inLanguage,
  localeOf,
  writtenOf,
  type Language,
  type WrittenLanguage,
} from '@palaro/kernel';
import { en } from './http.en.ts';
import { ty } from './http.ty.ts';

/** The parts of the built page that depend on the deployment, the visitor and the address. */
export interface PageParts {
  language: Language;
  siteName: string;
  /** Address of the site's own logo; empty: the software's. */
  logo: string;
  minAge: number;
  /** The color of the browser's bar above the page. */
  themeColor: string;
  /** The requested path; the code of that screen is preloaded. */
  path: string;
  /** JSON for the start-up block; null leaves the block out. */
  startUp: string | null;
  /** The first picture a visitor sees: its files by width, and its drawn width. */
  picture: { srcSet: string; sizes: string; type: string; fallback: string } | null;
}

/**
 * The files that a page is first drawn from, as the build listed them
 * (apps/web/first-files.config.ts).
 */
interface FirstFiles {
  /** Keys are addresses or patterns. */
  pages: Record<string, Files>;
  /** For addresses that belong to no page. */
  frame: Files;
  /** Files that another language needs besides the English ones. */
  further: Partial<Record<Language, string[]>>;
}
type Files = Record<WrittenLanguage, string[]>;

const FIRST_FILES = 'first-files.json';
const DESCRIPTIONS = { EN: en['page.description'], TY: ty['page.description'] };

/** The built `index.html` as a function of its parts; null where nothing has been built. */
export function readTemplate(webDir: string): ((parts: PageParts) => string) | null {
  const index = join(webDir, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const filesOf = readFirstFiles(webDir);
  const drawn = readLogo(webDir);
  return ({ language, siteName, logo, minAge, themeColor, path, startUp, picture }) => {
    const description = fillText(inLanguage(DESCRIPTIONS, language), {
      site: siteName,
      age: minAge,
    });
    const head = filesOf(path, language).map(linkTo).join('');
    return (
      html
        // Functions as replacements, so that a `$` in a name stays a `$`.
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
        .replace(
          '<div id="root">',
          (root) => blockOf(startUp) + root + firstSight(picture, logo ? pictureOf(logo) : drawn),
        )
    );
  };
}

const metaOf = (name: string) => new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*"`);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/**
 * A data block, which the security policy does not treat as a script; `<` is escaped, so the data
 * cannot close it.
 */
const blockOf = (json: string | null) =>
  json === null
    ? ''
    : `<script type="application/json" id="start-up">${json.replace(/</g, '\\u003c')}</script>`;

/**
 * Logo and skeletons, and on home its first banner, in the places where the app draws them a moment
 * later. A visitor thus sees the site before any code arrives. Its styles are in the kit's
 * base.css.
 */
const firstSight = (picture: PageParts['picture'], logo: string) =>
  `<div class="first-sight" aria-hidden="true"><header>${logo}</header>` +
  (picture === null ? `<b></b>${'<p></p>'.repeat(5)}` : homeSight(picture)) +
  '</div>';

const pictureOf = (logo: string) => `<img class="logo" src="${escaped(logo)}" alt="">`;

const homeSight = ({ srcSet, sizes, type, fallback }: NonNullable<PageParts['picture']>) =>
  `<i></i><div><picture><source type="${type}" srcset="${escaped(srcSet)}"` +
  ` sizes="${escaped(sizes)}"><img src="${escaped(fallback)}" alt=""` +
  ' width="1600" height="700" fetchpriority="high"></picture></div>' +
  `<ul class="first-tiles">${'<li></li>'.repeat(9)}</ul>`;

/** The logo as part of the page, because its letters have the colour of the page's text. */
function readLogo(webDir: string): string {
  const assets = join(webDir, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const [file] = files.filter((name) => /^logo-[\w-]+\.svg$/.test(name));
  return file ? readFileSync(join(assets, file), 'utf8') : '';
}

type FilesOf = (path: string, language: Language) => readonly string[];

/** Texts and code of the screen at a path; none where the build did not list them. */
function readFirstFiles(webDir: string): FilesOf {
  const file = join(webDir, '.vite', FIRST_FILES);
  if (!existsSync(file)) return () => [];
  const { pages, frame, further } = JSON.parse(readFileSync(file, 'utf8')) as FirstFiles;
  const rows = Object.entries(pages).map(
    ([pattern, files]) => [matcherOf(pattern), files] as const,
  );
  return (path, language) => {
    const [, files] = rows.find(([matches]) => matches.test(path)) ?? [null, frame];
    return [...new Set([...files[writtenOf(language)], ...(further[language] ?? [])])];
  };
}

/** The named part of `/m/game/:gameId` matches anything; a final slash makes no difference. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/$/, '').replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

/** Makes the browser fetch the file at once, not only after the page's scripts have run. */
const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/m/${file}">`
    : `<link rel="modulepreload" crossorigin href="/m/${file}">`;
