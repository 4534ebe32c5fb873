import { loadTexts, type Page } from '@palaro/client';
import type { ComponentType } from 'react';

const loaded = new Map<Page, ComponentType>();
const loading = new Map<Page, Promise<void>>();
let failures = 0;

/** A page's component, once its code is loaded. */
export const loadedScreen = (page: Page) => loaded.get(page);

/**
 * Loads a page's code and texts. A failure is logged and rethrown, so that the screen can offer a
 * retry.
 */
export function loadScreen(page: Page): Promise<void> {
  const under = loading.get(page);
  if (under) return under;
  const load = loadOnce(page).finally(() => loading.delete(page));
  loading.set(page, load);
  return load;
}

async function loadOnce(page: Page): Promise<void> {
  if (loaded.has(page)) return;
  page.ahead?.();
  try {
    const [{ default: Screen }] = await Promise.all([page.load(), loadTexts(page.texts)]);
    loaded.set(page, Screen);
    failures = 0;
  } catch (error) {
    failures += 1;
    console.error(`The page ${page.path} could not be loaded.`, error);
    throw error;
  }
}

/**
 * Some browsers remember a failed module for the whole visit, and a deployment may have replaced
 * the file. After the second failure only a page reload helps.
 */
export const needsFreshPage = () => failures > 1;

/** Whether the last attempt to load a page's code failed. */
export const lacksCode = () => failures > 0;
