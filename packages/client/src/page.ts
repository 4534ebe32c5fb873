import type { TextKey } from '@palaro/api';
import type { ComponentType } from 'react';
import type { SitePage } from './site-map.ts';
import type { AreaTexts } from './texts.ts';

/** One screen of the site. Menus, header and footer show an entry only if its row exists. */
export interface Page extends SitePage {
  /** In header and document title (HDR-01); a function if it depends on the address's query. */
  title: TextKey | ((search: string) => TextKey);
  /** The shell's header (APP-08) and footer menu (APP-09). */
  header: boolean;
  footer: boolean;
  /** On a wide screen the columns stand beside it, even if it has no footer menu. */
  columns?: true;
  /** `member`: a session is needed. A guest goes to the login page, or home if `guests` says so. */
  access: 'anyone' | 'member';
  guests?: 'home';
  /** Trial accounts are refused with `free_reject` (FTR-02), whichever way they come. */
  trials?: 'refused';
  /** All texts of title and screen, except the shell's; a test compares this with both. */
  texts: readonly AreaTexts[];
  load: () => Promise<{ default: ComponentType }>;
  /** Asks, while the page's code loads, for what its screen will load by its address. */
  ahead?: () => void;
  /** Asks for the data of its first view if the visit starts with this page. */
  warm?: () => void;
}

/** A page's title for an address with this query. */
export const titleOf = ({ title }: Page, search: string): TextKey =>
  typeof title === 'function' ? title(search) : title;
