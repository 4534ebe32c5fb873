import {
  assumeLanguage,
  call,
  currentLanguage,
  currentSession,
  findPage,
  followHistory,
  isFailure,
  keepAnswers,
  setSite,
  startLanguage,
  type SiteInfo,
} from '@palaro/client';
import { contentApi } from '@palaro/content/api';
import { primeHelp } from '@palaro/content/web';
import { bundleHome, primeHome } from '@palaro/home/web';
import { KEPT } from './kept.ts';
import { loadScreen } from './load-screen.ts';
import { pages } from './pages.ts';
import { loadDoor } from './shell/load-door.ts';
import { takeStartUp, type StartUp } from './start-up.ts';
import { textsOf } from './texts-of.ts';

/** How a start ended: with the start-up info, or with nothing but a reason. */
export type Started = 'ready' | 'offline';

/** A start must not hang on a dead line for as long as an ordinary call may. */
const START_TIMEOUT_MS = 8_000;

/**
 * Decides what the visitor gets to see before any page renders (APP-06): texts, start-up info and
 * the first screen's code are fetched side by side.
 */
export async function start(): Promise<Started> {
  followHistory();
  keepAnswers(KEPT, import.meta.url);
  bundleHome();
  const given = takeStartUp();
  const texts = startLanguage(textsOf, given?.language);
  const first = findPage(pages, window.location.pathname);
  const screen = first ? loadScreen(first.page).catch(() => undefined) : undefined;
  // The header of a member has more behind it: asked for beside the texts, not after them.
  if (first?.page.header && currentSession()) void loadDoor('MemberCorner').catch(() => undefined);
  if (given) primeFirst(given);
  const started = given ? takeSite(given.site, texts, screen) : readSite(texts);
  first?.page.warm?.();
  return started;
}

/** Takes what the page brought along for its screen: in another language it would be of no use. */
function primeFirst({ language, home, help }: StartUp) {
  if (home && language === currentLanguage()) primeHome(home);
  // Asked for by language, so that what is not wanted now is not in the way.
  if (help) primeHelp(help, language);
}

/**
 * Starts with what came with the page: nothing is asked. Frame and screen appear in one drawing,
 * their code was named in the page; a screen whose code fails says so in its place.
 */
async function takeSite(info: SiteInfo, texts: Promise<void>, screen?: Promise<void>) {
  setSite(info);
  await Promise.all([texts, screen]);
  return 'ready' as const;
}

/** Reads the start-up info, beside the `texts`; also what the offline screen's retry does. */
export async function readSite(texts?: Promise<void>): Promise<Started> {
  try {
    const asked = call(contentApi.consolidated, {}, { timeoutMs: START_TIMEOUT_MS });
    const [info] = await Promise.all([asked, texts]);
    setSite(info as SiteInfo);
    await assumeLanguage(info.settings['site.language'] ?? currentLanguage());
    return 'ready';
  } catch (error) {
    if (!isFailure(error)) throw error;
    // A call may fail before the words that say so are here.
    await texts;
    return 'offline';
  }
}
