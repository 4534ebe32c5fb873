import type { SiteInfo } from '@palaro/client';
import type { HelpTopic } from '@palaro/content/api';
import type { GuestHome } from '@palaro/home/api';
import type { Language } from '@palaro/kernel';

/** What the server puts into the page, so that the first sight needs no second round trip. */
export interface StartUp {
  /** The language that its names and titles are in. */
  language: Language;
  site: SiteInfo;
  /** Home as a guest is answered; on home's addresses only. */
  home?: GuestHome;
  /** The help topics; on the help center's addresses only. */
  help?: HelpTopic[];
}

/** The page's start-up block, once: a later start must not find what was true at the first. */
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
