import { createHash } from 'node:crypto';
import type { Principal } from '@palaro/server';
import type { Owner } from './conversation.repository.ts';

/** The owner of the conversation that a call is about; null for a guest who has none yet. */
export function ownerOf(principal: Principal, guest: string | undefined): Owner | null {
  if (principal.is === 'member') return { member: principal.member.id };
  if (guest === undefined) return null;
  return { guestHash: createHash('sha256').update(guest).digest() };
}
