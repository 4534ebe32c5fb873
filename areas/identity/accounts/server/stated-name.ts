import type { MemberId } from '@palaro/kernel';
import { defineProvision } from '@palaro/server';

/** Reads the name that a member gave for his verification; null where he gave none yet. */
export const statedName =
  defineProvision<(member: MemberId) => Promise<string | null>>('accounts.stated-name');
