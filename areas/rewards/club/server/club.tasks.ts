import { memberId, object } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { keepLevels } from './keep-levels.ts';
import { giveBirthdays, givePeriodAwards } from './period-awards.ts';
import { raiseActive, raiseMembers } from './raise-members.ts';

/** Raises members to the level that their totals reach, and issues what the levels give. */
export const raiseLevels = defineTask({
  name: 'club.raise-levels',
  every: { seconds: 3_600 },
  timeoutSeconds: 600,
  batch: 500,
  run: ({ app, batch }) => raiseActive(app, batch),
});

/** Raises one member after a deposit, once the sums have it. */
export const raiseMember = defineTask({
  name: 'club.raise-member',
  payload: object({ member: memberId() }),
  timeoutSeconds: 60,
  run: ({ app, payload }) => raiseMembers(app, [payload.member]),
});

/** Lowers who did not play enough, then issues the awards of the week, the month and the day. */
export const giveClubAwards = defineTask({
  name: 'club.give-awards',
  every: { seconds: 600 },
  timeoutSeconds: 600,
  batch: 500,
  async run({ app, batch }) {
    await givePeriodAwards(app, 'weekly', batch);
    await givePeriodAwards(app, 'monthly', batch);
    await giveBirthdays(app, batch);
    await keepLevels(app, batch);
  },
});
