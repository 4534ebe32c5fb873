import { defineJob } from '@palaro/server';
import { MESSAGE_KINDS } from '../inbox.api.ts';
import { dropOldBroadcasts } from './broadcasts.repository.ts';
import { dropOldMessages } from './messages.repository.ts';
import { KEPT_LONG, keptSince } from './reader.ts';
import { queueBroadcasts, sendDue } from './send-pushes.ts';

const KEPT_SHORT = MESSAGE_KINDS.filter((kind) => !KEPT_LONG.includes(kind));

/** Messages are kept 90 days, those about money and security 365 (promotions.md §12). */
export const dropOld = defineJob({
  name: 'inbox.drop-old',
  every: { seconds: 3_600 },
  batch: 10_000,
  async run({ app, now, batch }) {
    for (const kinds of [KEPT_SHORT, KEPT_LONG]) {
      const before = keptSince(kinds[0] ?? 'SYSTEM', now);
      await dropOldMessages(app.db, kinds, before, batch);
      await dropOldBroadcasts(app.db, kinds, before, batch);
    }
  },
});

/** Tells devices of new messages, behind the commit that wrote them. */
export const tellDevices = defineJob({
  name: 'inbox.tell-devices',
  every: { seconds: 5 },
  batch: 100,
  async run({ app, now, batch }) {
    await queueBroadcasts(app, now, batch);
    await sendDue(app, now, batch);
  },
});
