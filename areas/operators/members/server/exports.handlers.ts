import type { Handlers } from '@palaro/server';
import type { exportsApi } from '../exports.api.ts';
import { askForContacts, fetchContacts, listContactExports } from './export-contacts.ts';

export const exportsHandlers: Handlers<typeof exportsApi> = {
  contactExports: ({ app, operator, query }) => listContactExports(app, operator, query.pageNum),
  askContactExport: ({ app, operator, body }) => askForContacts(app, operator, body),
  fetchContactExport: ({ app, operator, params }) => fetchContacts(app, operator, params.change),
};
