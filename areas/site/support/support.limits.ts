/** Limits of feedback and of the conversation with operators, shared by browser and server. */

/** The highest maximum length of feedback that a deployment may set, in characters. */
export const FEEDBACK_MOST = 2_000;
/** The number of feedback entries that a member may send per day in the site's time zone. */
export const FEEDBACK_A_DAY = 5;

/** Longest message of the conversation, in characters. */
export const MESSAGE_MAX = 1_000;
/** The number of messages that one side of a conversation may send per minute. */
export const MESSAGES_A_MINUTE = 10;
/** The number of messages that one side of a conversation may send within 24 hours. */
export const MESSAGES_A_DAY = 200;
/** New guests' conversations an hour and address; many phones share an address. */
export const GUESTS_AN_HOUR = 30;
/** The number of messages per page. */
export const MESSAGES_A_PAGE = 30;
/** The key that gives a guest access to their conversation: 256 bits as base64url. */
export const GUEST_KEY = '^[A-Za-z0-9_-]{43}$';
/** How often a guest's page asks for answers, because guests get no push. */
export const GUEST_POLL_MS = 30_000;

/**
 * The length of a text for the limits: code points without surrounding space. The specification
 * says "words" for what its texts count in characters (SVC-07).
 */
export const textLength = (text: string): number => Array.from(text.trim()).length;

/** Which limit a text breaks; null if it keeps both. */
export function lengthFault(
  text: string,
  { min, max }: { min: number; max: number },
): 'short' | 'long' | null {
  const length = textLength(text);
  if (length < min) return 'short';
  return length > max ? 'long' : null;
}

/** The number of answers that operators may keep ready, and their longest title and text. */
export const REPLIES_MOST = 200;
export const TITLE_MOST = 80;
export const REPLY_MOST = 1_000;

/** A visitor who waits longer for an operator is late, in seconds; so is feedback. */
export const TALK_LATE_SECONDS = 600;
export const FEEDBACK_LATE_SECONDS = 86_400;
