import type { App, Events } from '@palaro/server';
import { keepFindings } from './findings.repository.ts';

/**
 * Makes it a finding that one member lost unusually much to another at the tables of members
 * (docs/domain/games.md §6): one for each pair, however often it is told while it is open.
 */
export async function keepMovedChips(app: App, event: Events['chips.moved']): Promise<void> {
  const subject = `${event.payerId}/${event.payeeId}`;
  const found = [{ subject, details: { ...event } }];
  await keepFindings(app.db, 'chips.moved', found, app.clock.now());
  app.log.error({ subject }, 'one member lost unusually much to another at a table');
}
