import {
  createStore,
  currentSession,
  navigate,
  openWithLogin,
  promotionRuns,
  t,
} from '@palaro/client';
import { toast } from '@palaro/ui';
import { INVITE, REFERRAL } from './invite-address.ts';

/** True while the panel with the link is open. */
export const sharePanel = createStore(false);

/**
 * Opens the panel with the member's link (MENU-02). A guest is asked to log in and comes to the
 * page; without a promotion a message says for 2 s whom to ask (FTR-03).
 */
export function openShare(): void {
  if (currentSession() === null) openWithLogin(INVITE);
  else if (promotionRuns(REFERRAL)) sharePanel.set(true);
  else toast(t('shell.contact_service'), { kind: 'notice' });
}

/** Leaves the panel for the page with the friends and the conditions. */
export function toInvitePage(): void {
  sharePanel.set(false);
  navigate(INVITE);
}
