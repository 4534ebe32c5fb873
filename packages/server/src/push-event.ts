import type { MemberId } from '@palaro/kernel';

/** One event on the stream; ids follow the order of publishing. */
export interface PushEvent {
  id: number;
  topic: string;
  /** Null: everybody hears it. */
  member: MemberId | null;
  data: string;
  at: number;
}

/** Who listens: a member, or null for a guest. Without `topics` it hears all topics. */
export interface Listener {
  member: MemberId | null;
  topics?: ReadonlySet<string> | undefined;
}
