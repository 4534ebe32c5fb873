import { steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { privacyApi } from '../privacy.api.ts';
import { closeAccount } from './close-account.ts';
import { exportData, readExportPage } from './export-data.ts';
import { readPrivacy } from './read-privacy.ts';

export const privacyHandlers: Handlers<typeof privacyApi> = {
  privacy: ({ app, member }) => readPrivacy(app, member),
  export: steppedUpOnce('export', ({ app, member, body, request }) =>
    exportData(app, member, body.password, request),
  ),
  exportPage: ({ app, member, params, query }) =>
    readExportPage(app, member, { id: params.id, list: query.list, after: query.after }),
  close: ({ app, member, body, request }) => closeAccount(app, member, body.password, request),
};
