import {
  assumeLanguage,
  call,
  currentLanguage,
  currentSession,
  deviceTime,
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
import { FIRST_TEXTS } from './shell/first-texts.ts';
import { loadDoor } from './shell/load-door.ts';
import { takeStartUp, type StartUp } from './start-up.ts';

/** How a start ended: with the start-up info, or without it. */
export type Started = 'ready' | 'offline';

/** Shorter than an ordinary call's timeout, so that a start does not hang on a dead connection. */
const START_TIMEOUT_MS = 8_000;

/**
 * Decides what the visitor sees before any page renders (APP-06). Texts, start-up info and the
 * first screen's code load in parallel.
 */
export async function start(): Promise<Started> {
  followHistory();
  keepAnswers(KEPT, import.meta.url);
  bundleHome();
  const given = takeStartUp();
  const texts = startLanguage(FIRST_TEXTS, given?.language);
  const first = findPage(pages, window.location.pathname);
  const screen = first ? loadScreen(first.page).catch(() => undefined) : undefined;
  // A member's header needs more code. Load it in parallel with the texts, not after them.
  if (first?.page.header && currentSession()) void loadDoor('MemberCorner').catch(() => undefined);
  if (given) primeFirst(given);
  const started = given ? takeSite(given.site, texts, screen) : readSite(texts);
  first?.page.warm?.();
  return started;
}

/**
 * Stores the data that came with the page for its screen. Home's data is useful only in the current
 * language.
 */
function primeFirst({ language, home, help }: StartUp) {
  if (home && language === currentLanguage()) primeHome(home);
  // Help topics are stored by language, so those of another language do no harm.
  if (help) primeHelp(help, language);
}

/**
 * Starts with the data that came with the page and asks the server for nothing. Frame and screen
 * appear together, because the page named their code. If a screen's code fails, the screen says so.
 */
async function takeSite(info: SiteInfo, texts: Promise<void>, screen?: Promise<void>) {
  setSite(info, pageAnsweredAt());
  await Promise.all([texts, screen]);
  return 'ready' as const;
}

/**
 * The device's time between the request for this page and the answer's first byte, in ms since 1970:
 * then the server wrote the start-up info. Phones of the browser floor have no newer way to ask.
 */
function pageAnsweredAt(): number {
  const { navigationStart, requestStart, responseStart } = performance.timing;
  const answered = (requestStart + responseStart) / 2 - navigationStart;
  return deviceTime() - Math.max(0, performance.now() - answered);
}

/** Loads the start-up info in parallel with the `texts`. The offline screen's retry uses it too. */
export async function readSite(texts?: Promise<void>): Promise<Started> {
  try {
    const answer = call(contentApi.consolidated, {}, { timeoutMs: START_TIMEOUT_MS });
    const timed = answer.then((info) => ({ info, at: deviceTime() }));
    const [{ info, at }] = await Promise.all([timed, texts]);
    setSite(info as SiteInfo, at);
    await assumeLanguage(info.settings['site.language'] ?? currentLanguage());
    return 'ready';
  } catch (error) {
    if (!isFailure(error)) throw error;
    // The call may fail before the texts of the offline screen have loaded.
    await texts;
    return 'offline';
  }
}
