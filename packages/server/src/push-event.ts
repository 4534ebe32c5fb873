import type { MemberId } from '@palaro/kernel';

/** One event on the stream, numbered in the order in which it was published. */
export interface PushEvent {
  id: number;
  topic: string;
  /** Null: everybody hears it. */
  member: MemberId | null;
  data: string;
  at: number;
}

/** Who listens: a member, or a guest for null; to every topic where none are named. */
export interface Listener {
  member: MemberId | null;
  topics?: ReadonlySet<string> | undefined;
}
