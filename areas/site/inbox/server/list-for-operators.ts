import { listOutbox } from '@palaro/delivery/server';
import type { MemberId } from '@palaro/kernel';
import { listPage, refuse, type App, type Operator } from '@palaro/server';
import { titleOf } from './render-message.ts';
import './inbox.tables.ts';

const PAGE_SIZE = 50;
/** Of SMS and mails together. */
const OUTBOX_SHOWN = 50;

/** A page of the messages to one member, newest first, with their titles only. */
export async function listMemberMessages(
  app: App,
  { language }: Operator,
  member: MemberId,
  pageNum = 1,
) {
  const found = app.db.selectFrom('inbox_message').where('member_id', '=', member);
  const rows = await found
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const list = rows.map(({ id, kind, body, sent_at, read_at, deleted_at }) => ({
    id,
    kind,
    title: titleOf(body, language),
    sentAt: sent_at.toISOString(),
    read: read_at !== null,
    removed: deleted_at !== null,
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

/**
 * The latest SMS and mails to where a member can be reached now, newest first. Recipients are
 * masked, and what a message says is left out: it may hold a code. Refuses `not_found`.
 */
export async function listMemberOutbox(app: App, member: MemberId) {
  const reach = await app.db
    .selectFrom('member')
    .select(['mobile', 'email'])
    .where('id', '=', member)
    .executeTakeFirst();
  if (!reach) throw refuse('not_found');
  const known = [reach.mobile, reach.email].filter((to) => to !== null);
  const sent = await Promise.all(known.map((to) => listOutbox(app, { to }, { masked: true })));
  const list = sent
    .flat()
    .sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1))
    .slice(0, OUTBOX_SHOWN);
  const shown = list.map(({ id, channel, purpose, to, state, tries, sentAt }) => {
    return { id, channel, purpose, to, state, tries, sentAt };
  });
  return listPage(shown, { pageNum: 1, size: OUTBOX_SHOWN, total: shown.length });
}
