/**
 * The group of people that operators show an entry to, on top of its type's rules
 * (docs/domain/promotions.md §11).
 */
export type Audience =
  | { kind: 'all' }
  /** Members of these VIP levels, both included. */
  | { kind: 'vip'; from: number; to: number }
  /** A member and everyone below him. */
  | { kind: 'line'; member: string }
  /** Members with a tag that operators gave them. */
  | { kind: 'tag'; tag: string };

/** The facts about a member that an audience is checked against. */
export interface Reached {
  vip: number;
  /** The member and everyone above him in his line. */
  lines: readonly string[];
  tags: readonly string[];
}

/** Whether a member belongs to an audience. Guests (null) belong to `all` only. */
export function reaches(audience: Audience, member: Reached | null): boolean {
  if (audience.kind === 'all') return true;
  if (!member) return false;
  if (audience.kind === 'vip') return member.vip >= audience.from && member.vip <= audience.to;
  if (audience.kind === 'line') return member.lines.includes(audience.member);
  return member.tags.includes(audience.tag);
}
