import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { insertConsent, readConsent } from './consents.repository.ts';
import { tellUnread } from './unread.ts';

/** A member who never agreed gets no promotions. */
export async function readChoices(app: App, member: MemberId) {
  return { promos: (await readConsent(app.db, member))?.promos ?? false };
}

/** Stores each change with its time. Repeating the current choice stores nothing. */
export async function chooseMessages(app: App, member: MemberId, promos: boolean) {
  if ((await readChoices(app, member)).promos !== promos) {
    await insertConsent(app.db, member, promos, app.clock.now());
    await tellUnread(app, member);
  }
  return { promos };
}
