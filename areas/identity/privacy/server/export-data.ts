import { recordAccountChange } from '@palaro/accounts/server';
import { newId, plusSeconds } from '@palaro/kernel';
import { ownDataParts, refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { countUse } from '@palaro/verification/server';
import { EXPORT_EVERY_SECONDS, EXPORT_OPEN_SECONDS, EXPORT_PAGE_ROWS } from '../privacy.limits.ts';
import { findExport, insertExport } from './privacy.repository.ts';
import { proveSelf } from './prove-self.ts';

/**
 * All data stored about the member, by area, once a day and only with the password. Long data are
 * named as lists and read page by page (RA 10173, section 18: portability).
 */
export async function exportData(
  app: App,
  member: Member,
  password: string | undefined,
  request: RequestInfo,
) {
  await proveSelf(app, member, password, request);
  const scope = `privacy.export/${member.id}`;
  await countUse(app, { scope, max: 1, seconds: EXPORT_EVERY_SECONDS });
  const now = app.clock.now();
  const id = newId(now);
  const change = { memberId: member.id, what: 'data_exported', by: 'member', request } as const;
  await app.db.transaction().execute(async (tx) => {
    await insertExport(tx, { id, member_id: member.id, made_at: now });
    await recordAccountChange(tx, app, change);
  });
  const data: Record<string, object> = {};
  const lists: string[] = [];
  for (const part of ownDataParts.of(app)) {
    if (part.read) data[part.area] = await part.read(app, member.id);
    lists.push(...Object.keys(part.lists ?? {}).map((name) => `${part.area}.${name}`));
  }
  return { id, madeAt: now.toISOString(), data, lists };
}

interface PageAsked {
  id: string;
  list: string;
  after: string | undefined;
}

/** A page of a list as it was when the export was made; for an hour after that. */
export async function readExportPage(app: App, member: Member, { id, list, after }: PageAsked) {
  const since = plusSeconds(app.clock.now(), -EXPORT_OPEN_SECONDS);
  const made = await findExport(app.db, id, member.id, since);
  const [area, name = ''] = list.split('.');
  const lists = ownDataParts.of(app).find((part) => part.area === area)?.lists ?? {};
  // Names that every object has (`constructor`) are not lists.
  const read = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!made || !read) throw refuse('not_found');
  const page = { after: after ?? null, limit: EXPORT_PAGE_ROWS, until: made.made_at };
  return read(app, member.id, page);
}
