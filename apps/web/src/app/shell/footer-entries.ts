import {
  HOME,
  LOGIN,
  isTrial,
  pageExists,
  setting,
  type SessionInfo,
  type SitePage,
} from '@palaro/client';
import type { TextKey } from '@palaro/api';

type EntryId = 'home' | 'activity' | 'deposit' | 'invite' | 'members';

export interface FooterEntry {
  id: EntryId;
  label: TextKey;
  /** The page whose row brings the entry to the menu. */
  page: SitePage['path'];
}

/** FTR-01, in its order; deposit stands raised in the middle. */
const ENTRIES: readonly FooterEntry[] = [
  { id: 'home', label: 'shell.home', page: HOME },
  { id: 'activity', label: 'shell.activity', page: '/m/activity' },
  { id: 'deposit', label: 'shell.deposit', page: '/m/voucherCenter' },
  { id: 'invite', label: 'shell.invite', page: '/m/inviteFriends' },
  { id: 'members', label: 'shell.members', page: '/m/mine' },
];

/** Entries with a screen behind them: an entry without one would be a dead end. */
export const footerEntries = (exists = pageExists) => ENTRIES.filter(({ page }) => exists(page));

/** A menu with a single entry offers no choice, and the header leads home already. */
export const footerHasChoice = (exists = pageExists) => footerEntries(exists).length > 1;

/** Where a tap leads, or the message that refuses it for 2 s (FTR-02, FTR-03). */
export type FooterTarget = { go: string } | { refuse: TextKey };

export function footerTarget(entry: FooterEntry, session: SessionInfo | null): FooterTarget {
  if (entry.id === 'members') {
    if (!session) return { go: LOGIN };
    if (isTrial(session)) return { refuse: 'shell.free_reject' };
  }
  if (entry.id === 'invite') {
    if (!session) return { go: LOGIN };
    if (!setting('promotions.referral', false)) return { refuse: 'shell.contact_service' };
  }
  return { go: entry.page };
}
