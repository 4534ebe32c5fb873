import {
  HOME,
  loginAddress,
  isTrial,
  pageExists,
  promotionRuns,
  type SessionInfo,
  type SitePage,
} from '@palaro/client';
import type { TextKey } from '@palaro/api';

type EntryId = 'home' | 'activity' | 'deposit' | 'invite' | 'members';

export interface FooterEntry {
  id: EntryId;
  label: TextKey;
  /** The entry shows if this page exists. */
  page: SitePage['path'];
}

/** The entries of FTR-01, in its order. Deposit is raised in the middle. */
const ENTRIES: readonly FooterEntry[] = [
  { id: 'home', label: 'shell.home', page: HOME },
  { id: 'activity', label: 'shell.activity', page: '/m/activity' },
  { id: 'deposit', label: 'shell.deposit', page: '/m/voucherCenter' },
  { id: 'invite', label: 'shell.invite', page: '/m/inviteFriends' },
  { id: 'members', label: 'shell.members', page: '/m/mine' },
];

/** Only entries whose screen exists; others would be dead ends. */
export const footerEntries = (exists = pageExists) => ENTRIES.filter(({ page }) => exists(page));

/** A menu with a single entry offers no choice, and the header leads home already. */
export const footerHasChoice = (exists = pageExists) => footerEntries(exists).length > 1;

/**
 * Where a tap leads, or the message that is shown for 2 s instead (FTR-02, FTR-03). A guest's login
 * leads on to the tapped page.
 */
export type FooterTarget = { go: string } | { refuse: TextKey };

export function footerTarget(entry: FooterEntry, session: SessionInfo | null): FooterTarget {
  if (entry.id === 'members') {
    if (!session) return { go: loginAddress(entry.page) };
    if (isTrial(session)) return { refuse: 'shell.free_reject' };
  }
  if (entry.id === 'invite') {
    if (!session) return { go: loginAddress(entry.page) };
    if (!promotionRuns('REFERRAL')) return { refuse: 'shell.contact_service' };
  }
  return { go: entry.page };
}
