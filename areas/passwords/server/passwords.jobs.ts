import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import { mailTemporary } from './mail-temporary.ts';
import { dropExpired, listRequests } from './temporary-passwords.repository.ts';

/** By then the node that noted a request has seen to it, or has died. */
const LEFT_BEHIND_SECONDS = 10;

/** Sees to requests that a node left behind, and forgets temporary passwords that are over. */
export const mailTemporaries = defineJob({
  name: 'passwords.mail-temporaries',
  every: { seconds: 30 },
  batch: 100,
  async run({ app, now, batch }) {
    const before = plusSeconds(now, -LEFT_BEHIND_SECONDS);
    for (const { id } of await listRequests(app.db, before, batch)) await mailTemporary(app, id);
    await dropExpired(app.db, now);
  },
});
