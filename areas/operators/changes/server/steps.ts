import type { Operator } from '@palaro/server';
import type { Decision } from './judge-change.ts';

/** A step of a person, with the place he works at. */
export const byPerson = (
  { id: operator, name, sessionId: session, device }: Operator,
  request: string,
  taken: Decision,
  at: Date,
) => ({ request, step: taken, operator, name, session, device, note: null, at });

/** A step that nobody takes by hand. */
export const byTheServer = (
  request: string,
  taken: 'remind' | 'expire' | 'stale' | 'apply',
  at: Date,
  note: string | null = null,
) => ({
  request,
  step: taken,
  operator: null,
  name: null,
  session: null,
  device: null,
  note,
  at,
});
