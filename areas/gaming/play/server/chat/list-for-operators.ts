import type { Query } from '@palaro/api';
import type { Language } from '@palaro/kernel';
import { listPage, type App, type Db, type WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import type { chatConsoleApi, ChatRow } from '../../console-chat.api.ts';
import { CHAT_LATE_SECONDS } from '../../chat.limits.ts';
import { gameName } from '../game-name.ts';
import { silenceOf } from './chat-view.ts';

const PAGE_SIZE = 50;
type Filter = Query<(typeof chatConsoleApi)['chatMessages']>;

function messagesOf(db: Db, { game, state, member }: Filter, now: Date) {
  let found = db
    .selectFrom('play_chat_message as m')
    .innerJoin('play_chat_author as a', 'a.id', 'm.author_id')
    .innerJoin('member', 'member.id', 'a.member_id');
  if (game) found = found.where('m.game_id', '=', game);
  if (member) found = found.where('a.member_id', '=', member);
  if (state === 'waiting') found = found.where('m.waiting_since', 'is not', null);
  if (state === 'removed') found = found.where('m.removed_at', 'is not', null);
  if (state === 'silenced') {
    found = found
      .where('a.silenced_from', 'is not', null)
      .where((is) => is.or([is('a.silenced_until', 'is', null), is('a.silenced_until', '>', now)]));
  }
  return found;
}

const reports = sql<number>`(
  select count(*)::int from play_chat_report r where r.message_id = m.id)`;

/** A page of messages: words of distress, then reported ones, then the rest, newest first. */
export async function listForOperators(app: App, filter: Filter, language: Language) {
  const now = app.clock.now();
  const { pageNum = 1 } = filter;
  const found = messagesOf(app.db, filter, now);
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('m')
      .select(['a.member_id', 'member.account', reports.as('reports')])
      .select(['a.silenced_from', 'a.silenced_until', 'a.silenced_by', 'a.silenced_why'])
      .orderBy(sql`m.waiting_since is null`)
      .orderBy(sql`m.waiting_since is not null and m.distress`, 'desc')
      .orderBy('m.id', 'desc')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row): ChatRow => {
    const { game_id: gameId } = row;
    return {
      id: row.id,
      gameId,
      member: row.member_id,
      account: row.account,
      text: row.text,
      game: gameName(gameId, language),
      author: row.author_id,
      reports: row.reports,
      distress: row.distress,
      sentAt: row.sent_at.toISOString(),
      waitingSince: row.waiting_since?.toISOString() ?? null,
      removed: row.removed_at !== null,
      silence: silenceOf(row, now),
    };
  });
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

/** Messages that members reported, or that hold words of distress. */
export const chatsQueue = {
  name: 'chats',
  permission: 'chat.view',
  path: '/games/chat',
  lateAfter: CHAT_LATE_SECONDS,
  waiting: async ({ db }: App) => {
    const { count, oldest } = await db
      .selectFrom('play_chat_message')
      .select((e) => [e.fn.countAll<string>().as('count'), e.fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  },
} satisfies WorkQueue;
