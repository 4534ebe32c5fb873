import type { Static, TSchema } from 'typebox';

/** Who receives a push topic: everybody, or the one member the event is about. */
export type Audience = 'everyone' | 'member';

/** A push topic: its name on the stream, who hears it, and the shape of each event. */
export interface Topic<S extends TSchema = TSchema> {
  name: string;
  audience: Audience;
  event: S;
}

export const defineTopic = <S extends TSchema>(name: string, audience: Audience, event: S) =>
  ({ name, audience, event }) satisfies Topic<S>;

export type EventOf<T extends Topic> = Static<T['event']>;
