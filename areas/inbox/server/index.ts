// Inbox: messages to one member and broadcasts to many, what of them is read, and the devices that
// are told. What happened is said by the areas whose events it hears; notices are the content's.
import { defineArea } from '@palaro/server';
import { inboxApi, inboxErrors } from '../inbox.api.ts';
import { en } from '../inbox.en.ts';
import { ty } from '../inbox.ty.ts';
import { inboxHandlers } from './inbox.handlers.ts';
import { dropOld, tellDevices } from './inbox.jobs.ts';
import './inbox.tables.ts';
import { inboxOwnData } from './own-data.ts';
import { seedInbox } from './seed-inbox.ts';
import { dropOfSession } from './subscriptions.repository.ts';
import { writeOnEvents } from './write-on-events.ts';

export const inboxArea = defineArea({
  name: 'inbox',
  api: inboxApi,
  handlers: inboxHandlers,
  errors: inboxErrors,
  texts: { EN: en, TY: ty },
  ownData: inboxOwnData,
  jobs: [dropOld, tellDevices],
  seed: seedInbox,
  start(app) {
    writeOnEvents(app);
    app.bus.on('session.ended', ({ memberId, sessionId, reason }) =>
      // A session that runs out is still the member's phone; one that he logs out of may not be.
      reason === 'logout' ? dropOfSession(app.db, memberId, sessionId) : undefined,
    );
  },
});

export { unreadOf } from './mailbox.ts';
