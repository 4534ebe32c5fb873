import { wholeList, type Handlers } from '@palaro/server';
import type { whiteLabelApi } from '../white-label.api.ts';
import { changeSite, setMaintenance } from './change-site.ts';
import { readDifference, readSite, readSiteFile, readVersions } from './read-site.ts';
import { restoreSite } from './restore-site.ts';
import { cancelScheduled, readSchedule } from './schedule-change.ts';
import { storeIcon, storeLogo } from './store-picture.ts';

export const whiteLabelHandlers: Handlers<typeof whiteLabelApi> = {
  site: ({ app }) => readSite(app),
  siteFile: ({ app }) => readSiteFile(app),
  changeSite: ({ app, operator, body }) => changeSite(app, operator, body),
  setMaintenance: ({ app, operator, body }) => setMaintenance(app, operator, body),
  uploadIcon: ({ app, operator, file }) => storeIcon(app, operator, file),
  uploadLogo: ({ app, operator, file }) => storeLogo(app, operator, file),
  siteVersions: ({ app, query }) => readVersions(app, query),
  siteDifference: async ({ app, query }) => wholeList(await readDifference(app, query)),
  restoreSite: ({ app, operator, params, body }) =>
    restoreSite(app, operator, params.number, body.reason),
  siteSchedule: async ({ app }) => wholeList(await readSchedule(app)),
  cancelScheduled: ({ app, operator, params, body }) =>
    cancelScheduled(app, operator, params.id, body.reason),
};
