import {
  assumeLanguage,
  call,
  currentLanguage,
  findPage,
  isFailure,
  setSite,
  startLanguage,
  type SiteInfo,
} from '@palaro/client';
import { contentApi } from '@palaro/content/api';
import { followHistory } from '@palaro/client';
import { loadScreen } from './load-screen.ts';
import { pages } from './pages.ts';

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
  const language = startLanguage({
    EN: {
      first: () => import('./texts.en.ts').then(({ texts }) => texts),
      rest: () => import('./more-texts.en.ts').then(({ texts }) => texts),
    },
    TY: {
      first: () => import('./texts.ty.ts').then(({ texts }) => texts),
      rest: () => import('./more-texts.ty.ts').then(({ texts }) => texts),
    },
  });
  const first = findPage(pages, window.location.pathname);
  if (first) void loadScreen(first.page).catch(() => undefined);
  const started = readSite(language);
  first?.page.warm?.();
  return started;
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
    return 'offline';
  }
}
