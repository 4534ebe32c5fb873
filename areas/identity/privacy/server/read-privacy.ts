import { readMember } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import { openBusiness } from '@palaro/wallet/server';
import type { HINDRANCES } from '../privacy.api.ts';
import { EXPORT_EVERY_SECONDS, RETENTION_YEARS } from '../privacy.limits.ts';
import { hasDownline, lastExport } from './privacy.repository.ts';

export type Hindrance = (typeof HINDRANCES)[number];

/**
 * What prevents the closing of the account. Money and rounds come first, as they can be settled.
 */
export async function hindrancesOf(app: App, { id }: Member): Promise<Hindrance[]> {
  const [open, agent] = await Promise.all([openBusiness(app, id), hasDownline(app.db, id)]);
  return [...open, ...(agent ? (['agent'] as const) : [])];
}

/** What the privacy page shows first. */
export async function readPrivacy(app: App, member: Member) {
  const [row, last, hindrances] = await Promise.all([
    readMember(app.db, member.id),
    lastExport(app.db, member.id),
    hindrancesOf(app, member),
  ]);
  const next = last && plusSeconds(last.made_at, EXPORT_EVERY_SECONDS);
  return {
    nextExportAt: next && next > app.clock.now() ? next.toISOString() : null,
    hindrances,
    retentionYears: RETENTION_YEARS,
    hasPassword: row.password_hash !== null,
  };
}
