import { findMemberByAccount } from '@palaro/accounts/server';
import type { App } from '@palaro/server';
import { writeLevels, lockLevels } from './club.repository.ts';

/** The level that `member1` begins with in a demo; his totals do not come from it. */
const DEMO_LEVEL = 3;

/** The demo's `member1` stands at a level from which all benefits can be seen. */
export async function seedClub(app: App, progress: (what: string) => void) {
  progress('a VIP level');
  await app.site.change({ settings: { 'vip.benefit': true } });
  const member = await findMemberByAccount(app.db, 'member1');
  if (!member) return;
  await app.db.transaction().execute(async (tx) => {
    await lockLevels(tx, [member.id]);
    const change = { member: member.id, level: DEMO_LEVEL, reason: 'rise' as const };
    await writeLevels(tx, [change], app.clock.now());
  });
}
