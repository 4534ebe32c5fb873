import type { Static, TSchema } from 'typebox';
import { object } from './fields.ts';

/** Who receives a push topic: everybody, the one member the event is about, or all operators. */
export type Audience = 'everyone' | 'member' | 'operators';

/** A push topic: its name on the stream, who hears it, and the shape of each event. */
export interface Topic<S extends TSchema = TSchema> {
  name: string;
  audience: Audience;
  event: S;
}

export const defineTopic = <S extends TSchema>(name: string, audience: Audience, event: S) =>
  ({ name, audience, event }) satisfies Topic<S>;

export type EventOf<T extends Topic> = Static<T['event']>;

/**
 * Waiting work has changed: something came, was taken, or was decided. It says nothing of what, as
 * operators differ in what they may see; each page asks again for what it shows.
 */
export const workTopic = defineTopic('work', 'operators', object({}));
