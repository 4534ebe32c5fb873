import type { App, Principal } from '@palaro/server';
import { MESSAGES_A_PAGE } from '../support.limits.ts';
import {
  countUnseen,
  findConversation,
  listMessages,
  markSeenTo,
} from './conversation.repository.ts';
import { messageView } from './message-view.ts';
import { ownerOf } from './owner.ts';
import { usualWait } from './usual-wait.ts';

/** The site's page with the built-in conversation. */
const BUILT_IN = '/m/service?chat=1';

/** A page of the visitor's conversation. It is empty for a visitor who has said nothing yet. */
export async function readConversation(
  app: App,
  principal: Principal,
  wanted: { guest?: string | undefined; before?: string | undefined },
) {
  const owner = ownerOf(principal, wanted.guest);
  const talk = owner && (await findConversation(app.db, owner));
  if (!talk) return { messages: [], more: false, closed: false, unread: 0, helpOffered: false };
  const [rows, unread] = await Promise.all([
    listMessages(app.db, talk.id, wanted.before),
    countUnseen(app.db, talk),
  ]);
  return {
    messages: rows.slice(0, MESSAGES_A_PAGE).reverse().map(messageView),
    more: rows.length > MESSAGES_A_PAGE,
    closed: talk.closed_at !== null,
    unread,
    helpOffered: talk.distress,
  };
}

/** Stores how far the visitor has read the conversation. */
export async function markSeen(
  app: App,
  principal: Principal,
  { guest, upTo }: { guest?: string | undefined; upTo: string },
) {
  const owner = ownerOf(principal, guest);
  const talk = owner && (await findConversation(app.db, owner));
  if (talk) await markSeenTo(app.db, talk.id, upTo);
  return {};
}

/**
 * Where visitors talk to operators: the deployment's external chat or, without one, the built-in
 * one (SVC-08).
 */
export async function launchChat(app: App, principal: Principal) {
  const outside = app.site.settings['links.chat'];
  if (outside !== '') {
    return { url: outside, builtIn: false, unread: 0, usualWait: null };
  }
  const owner = ownerOf(principal, undefined);
  const talk = owner && (await findConversation(app.db, owner));
  const [unread, wait] = await Promise.all([talk ? countUnseen(app.db, talk) : 0, usualWait(app)]);
  return { url: BUILT_IN, builtIn: true, unread, usualWait: wait };
}
