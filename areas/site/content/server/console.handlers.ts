import { wholeList, type Handlers } from '@palaro/server';
import type { consoleApi } from '../console.api.ts';
import { draftOf } from './content-on-wire.ts';
import { readPopupCounts } from './popup-counts.ts';
import {
  listAgreementsForEditors,
  listForEditors,
  listMatchesForEditors,
  listTopicsForEditors,
  readForEditor,
  readTopicForEditor,
  readVersions,
  restoreVersion,
} from './read-content.ts';
import { orderAnnouncements, saveAnnouncement, setPublished } from './save-announcement.ts';
import {
  addAgreement,
  addHotMatches,
  orderHelpTopics,
  removeHotMatch,
  saveHelpTopic,
} from './save-pages.ts';
import { storeImage } from './store-image.ts';

export const consoleHandlers: Handlers<typeof consoleApi> = {
  announcementList: ({ app, query }) => listForEditors(app, query),
  announcementDraft: ({ app, params }) => readForEditor(app, params.entry),
  popupCounts: ({ app, params }) => readPopupCounts(app, params.entry),
  createAnnouncement: async ({ app, operator, body }) => ({
    id: await saveAnnouncement(app, operator, draftOf(body)),
  }),
  saveAnnouncement: async ({ app, operator, params, body }) => ({
    id: await saveAnnouncement(app, operator, draftOf(body), params.entry),
  }),
  publishAnnouncement: async ({ app, operator, params }) => {
    await setPublished(app, operator, params.entry, true);
    return {};
  },
  unpublishAnnouncement: async ({ app, operator, params }) => {
    await setPublished(app, operator, params.entry, false);
    return {};
  },
  orderAnnouncements: async ({ app, operator, body }) => {
    await orderAnnouncements(app, operator, body.ids);
    return {};
  },
  contentVersions: async ({ app, params }) => wholeList(await readVersions(app, params)),
  restoreVersion: ({ app, operator, params }) => restoreVersion(app, operator, params),
  topicList: ({ app, query }) => listTopicsForEditors(app, query.pageNum),
  topicDraft: ({ app, params }) => readTopicForEditor(app, params.entry),
  createTopic: async ({ app, operator, body }) => ({
    id: await saveHelpTopic(app, operator, body),
  }),
  saveTopic: async ({ app, operator, params, body }) => ({
    id: await saveHelpTopic(app, operator, body, params.entry),
  }),
  orderTopics: async ({ app, operator, body }) => {
    await orderHelpTopics(app, operator, body.ids);
    return {};
  },
  agreementList: async ({ app }) => wholeList(await listAgreementsForEditors(app)),
  addAgreement: async ({ app, operator, body }) => ({
    id: await addAgreement(app, operator, { ...body, inForceFrom: new Date(body.inForceFrom) }),
  }),
  matchList: ({ app, query }) => listMatchesForEditors(app, query.pageNum),
  addMatch: async ({ app, operator, body }) => {
    const { matchTime, shownFrom, shownUntil, ...match } = body;
    const times = { matchTime, shownFrom, shownUntil };
    const dates = Object.entries(times).map(([name, at]) => [name, new Date(at)] as const);
    const draft = { ...match, ...(Object.fromEntries(dates) as Record<keyof typeof times, Date>) };
    return { id: await addHotMatches(app, operator, [draft]) };
  },
  removeMatch: async ({ app, operator, params }) => {
    await removeHotMatch(app, operator, params.entry);
    return {};
  },
  uploadImage: ({ app, operator, file }) => storeImage(app, operator, file),
};
