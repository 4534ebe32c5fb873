/** Passwords are taken letter by letter; blanks around them are theirs. */
const SECRET = /password$/i;

/**
 * A field's text as its typist meant it: without the blanks that keyboards and copying leave around
 * it, and with composed letters, so that `ñ` is one letter. Browser and server do the same.
 */
export const typedText = <T>(name: string, value: T): T | string =>
  typeof value === 'string' && !SECRET.test(name) ? value.normalize('NFC').trim() : value;

/** The digits of what was typed, full-width ones among them. */
export const typedDigits = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '');
