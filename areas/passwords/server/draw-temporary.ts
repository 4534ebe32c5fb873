import { randomInt } from '@palaro/kernel';
import { keyedDigest, type App } from '@palaro/server';
import { TEMPORARY_LENGTH } from '../passwords.limits.ts';

/** Without what looks alike in a mail: 16 of these make 93 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Draws a temporary password. */
export const drawTemporary = () =>
  Array.from({ length: TEMPORARY_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(
    '',
  );

/**
 * What stands for it in the database, bound to its member. It need not be slow, as for passwords
 * that people think of: nobody guesses 93 bits, and an unknown name costs a login the same.
 */
export const digestOfTemporary = (app: App, member: string, password: string) =>
  keyedDigest(app, 'passwords.temporary', `${member}/${password}`);
