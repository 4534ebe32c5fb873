import type { App, Events } from '@palaro/server';
import { parkedCredits } from './checks.ts';
import { resolveFinding } from './findings.repository.ts';

/** A credit that was settled is no finding any more; whoever settled it said why. */
export const endFinding = (
  app: App,
  { credit, vendor, command, by, note }: Events['credit.settled'],
): Promise<unknown> =>
  resolveFinding(app.db, parkedCredits.name, `${credit}/${vendor}/${command}`, {
    by,
    note,
    at: app.clock.now(),
  });
