import { plusSeconds, type MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { limitsSetSince, memberHasLimit } from './play-limits.repository.ts';

/** How often a node asks who has got a limit since. A bet is told by its session before that. */
const ASK_EVERY_MS = 2_000;
/** A limit is committed a little after its time. */
const MARGIN_SECONDS = 30;
/** Bounds the memory; a member beyond it is read again. */
const REMEMBERED = 100_000;

interface Known {
  members: Map<MemberId, boolean>;
  askedAt: Date | null;
}

const known = defineService<Known>('wallet.limited-members', () => ({
  members: new Map(),
  askedAt: null,
}));

/** Whether the member has any play limit: almost always answered from memory. */
export async function hasLimits(app: App, member: MemberId): Promise<boolean> {
  const kept = known(app);
  const now = app.clock.now();
  const asked = kept.askedAt;
  if (!asked || now.getTime() - asked.getTime() >= ASK_EVERY_MS) {
    kept.askedAt = now;
    if (asked) await learnSince(app, kept, asked);
  }
  const limited = kept.members.get(member);
  if (limited !== undefined) return limited;
  const found = await memberHasLimit(app.db, member);
  if (kept.members.size >= REMEMBERED) kept.members.clear();
  // A limit set meanwhile on this node is not forgotten again.
  if (!kept.members.has(member)) kept.members.set(member, found);
  return kept.members.get(member) ?? found;
}

/** The next bet of the member on this node brings its row. */
export const rememberLimited = (app: App, member: MemberId) =>
  void known(app).members.set(member, true);

/** Who has got a limit since then; where nobody could say, the next question reaches as far. */
async function learnSince(app: App, kept: Known, asked: Date): Promise<void> {
  try {
    const since = plusSeconds(asked, -MARGIN_SECONDS);
    for (const limited of await limitsSetSince(app.db, since)) kept.members.set(limited, true);
  } catch (error) {
    kept.askedAt = asked;
    throw error;
  }
}
