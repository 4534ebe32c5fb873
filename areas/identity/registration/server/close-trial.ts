import { endSessionsOfMember } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';

/** Ends a trial account when its week is over or its visitor has registered. Its postings stay. */
export async function closeTrial(app: App, member: MemberId): Promise<void> {
  await app.db
    .updateTable('member')
    .set({ state: 'closed', closed_at: app.clock.now() })
    .where('id', '=', member)
    .where('state', '=', 'active')
    .execute();
  await endSessionsOfMember(app, member, 'trial_over');
}
