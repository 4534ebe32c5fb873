import type { Handlers } from '@palaro/server';
import type { auditApi } from '../audit.api.ts';
import { exportAndRecord, readState, verifyAndRecord } from './audit-work.ts';
import { exportList } from './export-list.ts';
import { searchAudit, timesOf } from './search-audit.ts';

export const auditHandlers: Handlers<typeof auditApi> = {
  auditEntries: ({ app, query }) => searchAudit(app, query),
  auditState: ({ app }) => readState(app),
  verifyAudit: ({ app, operator, body }) => verifyAndRecord(app, operator, body.from),
  exportAudit: async ({ app, operator, body }) =>
    exportAndRecord(app, operator, await timesOf(app, app.db, body)),
  exportAuditList: ({ app, operator, body }) => exportList(app, operator, body),
};
