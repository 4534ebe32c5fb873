/**
 * A password as it is hashed: every kind of blank is a plain one, and letters with marks are
 * composed, so that `ñ` of one keyboard is `ñ` of another. Nothing is trimmed or folded (RFC 8265
 * §4.2, OpaqueString).
 */
export const opaquePassword = (typed: string) => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/**
 * The ways in which a hash from before that rule may have been made from the same password, the
 * present one first. There is one where nothing can be composed: an ordinary password costs one
 * hash as before.
 */
export const passwordForms = (typed: string): readonly string[] =>
  Array.from(new Set([opaquePassword(typed), typed, typed.normalize('NFD')]));
