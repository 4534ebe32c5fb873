import { randomInt } from '@palaro/kernel';
import { keyedDigest, type App } from '@palaro/server';
import { TEMPORARY_LENGTH } from '../passwords.limits.ts';

/** Without characters that look alike in a mail. 16 of these make 93 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Draws a temporary password. */
export const drawTemporary = () =>
  Array.from({ length: TEMPORARY_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(
    '',
  );

/**
 * The digest that the database keeps, bound to the member. Unlike the hash of a chosen password it
 * need not be slow: nobody guesses 93 bits, and a login by an unknown name costs the same.
 */
export const digestOfTemporary = (app: App, member: string, password: string) =>
  keyedDigest(app, 'passwords.temporary', `${member}/${password}`);
