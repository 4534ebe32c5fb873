// Content: the start-up info, and what operators publish: announcements, banners, popups, help,
// agreement, hot matches, pictures. The white-label table owns values and switches; the inbox owns
// messages to one member.
import { defineArea, vipLevelOf } from '@palaro/server';
import { consoleStartApi } from '../console-start.api.ts';
import { consoleApi } from '../console.api.ts';
import { contentApi, contentErrors, publishedApi } from '../content.api.ts';
import { en } from '../content.en.ts';
import { ty } from '../content.ty.ts';
import { consoleHandlers } from './console.handlers.ts';
import { contentHandlers } from './content.handlers.ts';
import './content.tables.ts';
import { registerImages } from './image-routes.ts';
import { contentOwnData } from './own-data.ts';
import { foldPopupMarks } from './popup-counts.ts';
import { hearOfChanges } from './published.ts';
import { runningPromotions } from './read-site.ts';
import { seedContent } from './seed-content.ts';
import { turnTask } from './turns.ts';

export const contentArea = defineArea({
  name: 'content',
  api: { ...contentApi, ...publishedApi, ...consoleStartApi, ...consoleApi },
  handlers: { ...contentHandlers, ...consoleHandlers },
  errors: contentErrors,
  texts: { EN: en, TY: ty },
  needs: [vipLevelOf, runningPromotions],
  ownData: contentOwnData,
  routes: registerImages,
  start: hearOfChanges,
  tasks: [turnTask, foldPopupMarks],
  seed: seedContent,
});

export { cleanHtml } from './clean-html.ts';
export { listAnnouncements, type Asker } from './list-announcements.ts';
export { listHotMatches } from './list-hot-matches.ts';
export { agreementVersion, contentGaps, listHelpTopics } from './read-pages.ts';
export { readConsolidated, readSystemEvent, runningPromotions } from './read-site.ts';
export { storeImage } from './store-image.ts';
