import type { ChatMessage } from '../../chat.api.ts';

/** What the open chat heard since it was read: new messages, and ids of removed ones. */
export interface Heard {
  said: readonly ChatMessage[];
  removed: readonly string[];
}

export const NOTHING_HEARD: Heard = { said: [], removed: [] };

/** Earlier ones leave the screen, so that a chat that stays open does not grow for ever. */
const KEPT = 200;

/**
 * The messages that were read with what was heard, each once, in the site's order. Whether an
 * event or the answer came first makes no difference.
 */
export function withHeard(read: readonly ChatMessage[], { said, removed }: Heard): ChatMessage[] {
  const byId = new Map([...read, ...said].map((message) => [message.id, message]));
  for (const id of removed) byId.delete(id);
  return Array.from(byId.values())
    .sort((a, b) => Number(a.id) - Number(b.id))
    .slice(-KEPT);
}
