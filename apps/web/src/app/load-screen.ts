import { HOME, loadAllTexts } from '@palaro/client';
import type { ComponentType } from 'react';
import type { Page } from './pages.ts';

const loaded = new Map<Page, ComponentType>();
const loading = new Map<Page, Promise<void>>();
let failures = 0;

/** A page's component, once its code is here. */
export const loadedScreen = (page: Page) => loaded.get(page);

/** Home's texts are there from the start. */
const textsFor = (page: Page) => (page.path === HOME ? undefined : loadAllTexts());

/**
 * Loads a page's code and texts; a failure is logged and thrown on, for the screen that offers a
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
  try {
    const [{ default: Screen }] = await Promise.all([page.load(), textsFor(page)]);
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
 * the file: from the second failure on only a fresh page helps.
 */
export const needsFreshPage = () => failures > 1;
