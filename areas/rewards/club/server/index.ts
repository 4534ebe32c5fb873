// Club: the VIP levels of members by what they paid in and played, and what each level gives
// (docs/domain/promotions.md §7). Awards wait in the reward center, which promotions keeps.
import { defineArea, provide, vipLevelOf } from '@palaro/server';
import { clubApi, clubErrors } from '../club.api.ts';
import { labelOf } from '../club-levels.ts';
import { en } from '../club.en.ts';
import { ty } from '../club.ty.ts';
import { clubHandlers } from './club.handlers.ts';
import { readLevel } from './club.repository.ts';
import { giveClubAwards, raiseLevels, raiseMember } from './club.tasks.ts';
import { clubOwnData } from './own-data.ts';
import { seedClub } from './seed-club.ts';

/** Sums are folded behind the commit; by then they have the deposit. */
const SUMMED_SECONDS = 30;

export { monthOf } from './club-days.ts';
export { summedDay } from './once-per-period.ts';
export { levelsOnDays } from './club.repository.ts';

export const clubArea = defineArea({
  name: 'club',
  api: clubApi,
  handlers: clubHandlers,
  errors: clubErrors,
  texts: { EN: en, TY: ty },
  after: ['accounts', 'promotions'],
  provides: [
    provide(vipLevelOf, (app) => async (member) => {
      const level = await readLevel(app.reads, member);
      return { level, label: labelOf(level) };
    }),
  ],
  ownData: clubOwnData,
  tasks: [raiseLevels, raiseMember, giveClubAwards],
  listeners: {
    'deposit.ended': (app, { memberId, as }) =>
      as === 'paid'
        ? app.queue.add(app.db, raiseMember, { member: memberId }, { afterSeconds: SUMMED_SECONDS })
        : undefined,
  },
  seed: seedClub,
});
