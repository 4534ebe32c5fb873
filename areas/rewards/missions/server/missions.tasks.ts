import { plusSeconds } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import { PLAY_DAYS } from '../missions.limits.ts';
import { closeBoards } from './close-boards.ts';
import { dropClosedScores } from './closings.repository.ts';
import { followProgress } from './follow-progress.ts';
import { markLoginsAndFriends } from './others.repository.ts';
import { dropPlayBefore } from './play.repository.ts';

const DAY_SECONDS = 86_400;

/** Looks at members whose play changed, and gives the prizes of boards that ended. */
export const closeEndedBoards = defineTask({
  name: 'missions.close-boards',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 1,
  run: ({ app }) => closeBoards(app),
});

/** A login or a stage is committed within this time, and looked at after it. */
const SETTLED_SECONDS = 30;

/** Looks at members who logged in, or whose friends came further, for missions that count it. */
export const followOthers = defineTask({
  name: 'missions.follow-others',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 1,
  async run({ app, now }) {
    const until = plusSeconds(now, -SETTLED_SECONDS);
    await app.db.transaction().execute((tx) => markLoginsAndFriends(tx, until));
    await followProgress(app);
  },
});

/** Drops play that no mission counts any more, and scores of boards that are closed. */
export const dropOldPlay = defineTask({
  name: 'missions.drop-old-play',
  every: { seconds: 600 },
  timeoutSeconds: 60,
  batch: 10_000,
  async run({ app, now, batch }) {
    const before = plusSeconds(now, -PLAY_DAYS * DAY_SECONDS);
    await dropPlayBefore(app.db, { before, limit: batch });
    await dropClosedScores(app.db, batch);
  },
});
