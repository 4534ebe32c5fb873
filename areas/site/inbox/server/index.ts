// Inbox: messages to one member and broadcasts to many, which of them are read, and the devices to
// notify. Other areas report what happened by events; the content area owns notices.
import { askForChange, defineArea } from '@palaro/server';
import { inboxSentTexts } from './sent-texts.ts';
import { campaignsApi } from '../campaigns.api.ts';
import { inboxConsoleApi } from '../console.api.ts';
import { inboxApi, inboxErrors } from '../inbox.api.ts';
import { en } from '../inbox.en.ts';
import { ty } from '../inbox.ty.ts';
import { campaignChange } from './campaigns/plan-campaign.ts';
import { campaignTask } from './campaigns/send-campaign.ts';
import { inboxConsoleHandlers } from './console.handlers.ts';
import { inboxHandlers } from './inbox.handlers.ts';
import { dropOld, tellBroadcastTask, tellDevice } from './inbox.tasks.ts';
import './inbox.tables.ts';
import { inboxOwnData } from './own-data.ts';
import { sealSubscriptions } from './push-address.ts';
import { seedInbox } from './seed-inbox.ts';
import { inboxListeners } from './write-on-events.ts';

export const inboxArea = defineArea({
  name: 'inbox',
  api: { ...inboxApi, ...inboxConsoleApi, ...campaignsApi },
  handlers: { ...inboxHandlers, ...inboxConsoleHandlers },
  needs: [askForChange],
  changeKinds: [campaignChange],
  errors: inboxErrors,
  sentTexts: inboxSentTexts,
  texts: { EN: en, TY: ty },
  // Demo messages need the demo members.
  after: ['accounts'],
  start: sealSubscriptions,
  ownData: inboxOwnData,
  tasks: [dropOld, tellBroadcastTask, tellDevice, campaignTask],
  listeners: inboxListeners,
  seed: seedInbox,
});

export { unreadOf } from './mailbox.ts';
export { sendMessage } from './send-message.ts';
