/** Longest comment of an application, in code points after trimming (REWARD-01). */
export const COMMENT_MOST = 140;
/** Pictures of one application, and the largest that is taken, in bytes (REWARD-01). */
export const PICTURES_MOST = 3;
export const PICTURE_MAX_BYTES = 5 * 1_048_576;
/** The longest side of a stored picture, px (docs/domain/promotions.md §10). */
export const PICTURE_SIDE_MOST = 4_096;
/** As text it stays below this: at the quality it is stored in, 4,096 px a side take far less. */
export const PICTURE_BASE64_MAX = 32 * 1_048_576;
/** How often a member may apply again after a rejection, as an editor may set it. */
export const REAPPLY_MOST = 5;
/** Above this a second operator agrees to the award (PR-43); a decimal. */
export const ALONE_UP_TO = '5000.0000';
/** An application that waits longer is late. */
export const REVIEW_LATE_HOURS = 24;
/** Characters of an operator's note to the member, beside the reason from the list. */
export const NOTE_MOST = 200;

/** Length of a comment for the limit: composed code points without surrounding space. */
export const commentLength = (comment: string): number =>
  Array.from(comment.normalize('NFC').trim()).length;
