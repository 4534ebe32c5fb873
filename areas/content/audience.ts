/** Whom operators show an entry to, beyond what its type says (promotions.md §11). */
export type Audience =
  | { kind: 'all' }
  /** Members of these VIP levels, both included. */
  | { kind: 'vip'; from: number; to: number }
  /** A member and everyone below him. */
  | { kind: 'line'; member: string }
  /** Members that operators put under a tag. */
  | { kind: 'tag'; tag: string };

/** What of a member an audience asks for. */
export interface Reached {
  vip: number;
  /** Himself and all above him. */
  lines: readonly string[];
  tags: readonly string[];
}

/** Whether an audience takes in a member; of guests (null) only `all` does. */
export function reaches(audience: Audience, member: Reached | null): boolean {
  if (audience.kind === 'all') return true;
  if (!member) return false;
  if (audience.kind === 'vip') return member.vip >= audience.from && member.vip <= audience.to;
  if (audience.kind === 'line') return member.lines.includes(audience.member);
  return member.tags.includes(audience.tag);
}
