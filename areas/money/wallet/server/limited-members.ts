import { plusSeconds, type MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { limitsSetSince, memberHasLimit } from './play-limits.repository.ts';

/**
 * How often a node asks which members got a limit. Until then, a bet learns it from its session.
 */
const ASK_EVERY_MS = 2_000;
/** A limit may be committed a little after its timestamp, so look this far back. */
const MARGIN_SECONDS = 30;
/** Bounds the memory. Members beyond it are read from the database again. */
const REMEMBERED = 100_000;

interface Known {
  members: Map<MemberId, boolean>;
  askedAt: Date | null;
}

const known = defineService<Known>('wallet.limited-members', () => ({
  members: new Map(),
  askedAt: null,
}));

/** Whether the member has any play limit. The answer almost always comes from memory. */
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
  // Keep an entry that was set meanwhile: this node may have just set a limit.
  if (!kept.members.has(member)) kept.members.set(member, found);
  return kept.members.get(member) ?? found;
}

/** Notes that the member has a limit, so the next bet on this node brings its limit row. */
export const rememberLimited = (app: App, member: MemberId) =>
  void known(app).members.set(member, true);

/**
 * Learns which members got a limit since then. If this fails, the next question covers the same
 * time.
 */
async function learnSince(app: App, kept: Known, asked: Date): Promise<void> {
  try {
    const since = plusSeconds(asked, -MARGIN_SECONDS);
    for (const limited of await limitsSetSince(app.db, since)) kept.members.set(limited, true);
  } catch (error) {
    kept.askedAt = asked;
    throw error;
  }
}
