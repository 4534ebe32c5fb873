import type { SiteInfo } from '@palaro/client';
import type { HelpTopic } from '@palaro/content/api';
import type { GuestHome } from '@palaro/home/api';
import type { Language } from '@palaro/kernel';

/** The data that the server puts into the page, so that the first view needs no second request. */
export interface StartUp {
  /** The language of its names and titles. */
  language: Language;
  site: SiteInfo;
  /** Home's data for guests; only on home's addresses. */
  home?: GuestHome;
  /** The help topics; only on the help center's addresses. */
  help?: HelpTopic[];
}

/** Reads and removes the page's start-up block, so that a later start does not use old values. */
export function takeStartUp(): StartUp | null {
  const block = document.getElementById('start-up');
  if (!block) return null;
  block.remove();
  try {
    return JSON.parse(block.textContent ?? '') as StartUp;
  } catch {
    return null;
  }
}
