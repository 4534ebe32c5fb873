/** Longest message of a table's chat, in characters. */
export const CHAT_MAX = 120;
/** Messages that an opened chat begins with. */
export const CHAT_SHOWN = 50;
/** How often a closed chat asks whether something new was said. */
export const CHAT_POLL_MS = 30_000;
/** A message that waits longer for an operator is late, in seconds. */
export const CHAT_LATE_SECONDS = 900;
/** How long an operator may silence a member; null: for good. Hours. */
export const SILENCES = [1, 24, null] as const;
