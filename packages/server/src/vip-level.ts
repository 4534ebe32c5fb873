import type { MemberId } from '@palaro/kernel';
import { defineProvision } from './provision.ts';

/** The member's level in the VIP club, from 0, and its name on his card; the club knows it. */
export const vipLevelOf =
  defineProvision<(member: MemberId) => Promise<{ level: number; label: string }>>(
    'club.vip-level',
  );
