import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { MESSAGE_KINDS } from '../inbox.api.ts';
import { listBroadcasts, type Broadcast } from './broadcasts.repository.ts';
import { countMessages, type Mailbox } from './messages.repository.ts';
import { isFor, keptSince, mayBeTold, readReader } from './reader.ts';

/** How long another node may miss a new broadcast, or what a member read on this node. */
const TRUSTED_MS = 5_000;
/** Bounds memory: a full cache is emptied. */
const CACHE_MAX = 50_000;

interface Known<T> {
  at: number;
  answer: Promise<T>;
}

interface Memory {
  broadcasts: Known<Broadcast[]> | null;
  unread: Map<MemberId, Known<number>>;
}

const memory = defineService('inbox.memory', (): Memory => {
  return { broadcasts: null, unread: new Map() };
});

const isFresh = (app: App, known: Known<unknown>) =>
  app.clock.now().getTime() - known.at < TRUSTED_MS;

/** Every broadcast that is not too old. They are few, even if many members read them. */
async function liveBroadcasts(app: App): Promise<Broadcast[]> {
  const all = memory(app);
  if (all.broadcasts && isFresh(app, all.broadcasts)) return all.broadcasts.answer;
  const now = app.clock.now();
  const answer = listBroadcasts(app.db, keptSince('MONEY', now));
  const known = { at: now.getTime(), answer };
  all.broadcasts = known;
  answer.catch(() => {
    if (all.broadcasts === known) all.broadcasts = null;
  });
  return answer;
}

/** The messages and broadcasts that a member may see now. */
export async function mailboxOf(
  app: App,
  member: MemberId,
): Promise<Mailbox & { list: Broadcast[] }> {
  const [reader, broadcasts] = await Promise.all([readReader(app, member), liveBroadcasts(app)]);
  const now = app.clock.now();
  const list = broadcasts.filter((one) => isFor(reader, one, now));
  return {
    member,
    kinds: MESSAGE_KINDS.filter((kind) => mayBeTold(reader, kind, now)),
    broadcasts: list.map(({ id }) => id),
    keptSince: (kind) => keptSince(kind, now),
    list,
  };
}

function countUnread(app: App, member: MemberId): Known<number> {
  const answer = mailboxOf(app, member)
    .then((mailbox) => countMessages(app.db, mailbox))
    .then(({ unread }) => unread);
  return { at: app.clock.now().getTime(), answer };
}

/**
 * How many messages a member has not read. The count is cached until it changes. If a change
 * happens during counting, the result is discarded and counted again.
 */
export async function unreadOf(app: App, member: MemberId): Promise<number> {
  const { unread } = memory(app);
  for (;;) {
    const last = unread.get(member);
    const known = last && isFresh(app, last) ? last : countUnread(app, member);
    if (known !== last) {
      if (unread.size >= CACHE_MAX) unread.clear();
      unread.set(member, known);
    }
    try {
      const count = await known.answer;
      if (unread.get(member) === known) return count;
    } catch (error) {
      if (unread.get(member) === known) unread.delete(member);
      throw error;
    }
  }
}

/** The next request counts again. A count in progress for this member is discarded. */
export const forgetUnread = (app: App, member: MemberId) => void memory(app).unread.delete(member);

/** Clears everything, because a broadcast changes every count and the list itself. */
export function forgetBroadcasts(app: App): void {
  const all = memory(app);
  all.broadcasts = null;
  all.unread.clear();
}
