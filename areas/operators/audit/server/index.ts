// Audit: reads, verifies and exports the audit trail. Other areas write it with `recordAudit`, and
// the database links the entries, so nothing here can change one.
import { inBoth, defineArea } from '@palaro/server';
import { HEAD_TEXTS } from './head-texts.ts';
import { Gauge } from 'prom-client';
import { auditApi, auditErrors } from '../audit.api.ts';
import { en } from '../audit.en.ts';
import { ty } from '../audit.ty.ts';
import { auditChecks } from './audit-checks.ts';
import { alarmingPairs } from './audit-work.ts';
import { auditHandlers } from './audit.handlers.ts';
import { signTask } from './audit.tasks.ts';
import './audit.tables.ts';

export const auditArea = defineArea({
  name: 'audit',
  api: auditApi,
  handlers: auditHandlers,
  errors: auditErrors,
  sentTexts: [
    {
      name: 'audit',
      channels: ['mail'],
      subject: inBoth(HEAD_TEXTS, 'subject'),
      text: inBoth(HEAD_TEXTS, 'text'),
    },
  ],
  texts: { EN: en, TY: ty },
  // Entries name members by number and hold nothing personal, so they stay.
  ownData: { tables: ['audit_entry'] },
  tasks: [signTask],
  checks: auditChecks,
  start(app) {
    new Gauge({
      name: 'palaro_approval_pairs',
      help: 'Pairs of operators who approve most of each other’s changes',
      registers: [app.metrics],
      async collect() {
        this.set((await alarmingPairs(app)).length);
      },
    });
  },
});

export { exportAndRecord, verifyAndRecord } from './audit-work.ts';
export { verifyPack } from './evidence-pack.ts';
