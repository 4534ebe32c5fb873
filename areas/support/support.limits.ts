/** Bounds of feedback and of the conversation with operators: one place for both sides. */

/** What a deployment may set as the most that feedback can say, characters. */
export const FEEDBACK_MOST = 2_000;
/** Feedback that a member may send in a day of the site. */
export const FEEDBACK_A_DAY = 5;

/** One message of the conversation, characters. */
export const MESSAGE_MAX = 1_000;
/** Messages that one side of a conversation may send in a minute. */
export const MESSAGES_A_MINUTE = 10;
/** Messages of the conversation that one answer holds. */
export const MESSAGES_A_PAGE = 30;
/** A guest's name for a conversation: 256 bits as base64url. */
export const GUEST_KEY = '^[A-Za-z0-9_-]{43}$';
/** How often a guest, who has no push of their own, asks for answers. */
export const GUEST_POLL_MS = 30_000;

/**
 * How long a text is for its bounds: characters as people count them (code points), without the
 * space around it. The specification says "words" for what its texts count in characters (SVC-07).
 */
export const textLength = (text: string): number => Array.from(text.trim()).length;

/** Which bound a text breaks, null where it keeps both. */
export function lengthFault(
  text: string,
  { min, max }: { min: number; max: number },
): 'short' | 'long' | null {
  const length = textLength(text);
  if (length < min) return 'short';
  return length > max ? 'long' : null;
}
