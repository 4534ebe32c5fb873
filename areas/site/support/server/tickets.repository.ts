import type { Query } from '@palaro/api';
import type { Db, Tables } from '@palaro/server';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ticketsApi } from '../console.api.ts';

export const TICKETS_A_PAGE = 50;
const EXCERPT_READ = 200;

interface Asker {
  name: string;
  pageNum: number;
}

type TalkFilter = Query<(typeof ticketsApi)['tickets']>;
type FeedbackFilter = Query<(typeof ticketsApi)['feedbackTickets']>;

/** What the visitor said last, for the list. */
const lastSaid = sql<string | null>`(
  select left(said.text, ${EXCERPT_READ}) from conversation_message said
  where said.conversation_id = conversation.id and said.author = 'visitor'
  order by said.id desc limit 1)`;

/** Which conversations are meant: `waiting` for an operator, answered by one, or closed. */
function talksOf(db: Db, { state, holder, distress, member }: TalkFilter, name: string) {
  let found = db.selectFrom('conversation');
  if (state === 'waiting') found = found.where('conversation.waiting_since', 'is not', null);
  if (state === 'answered') {
    found = found
      .where('conversation.waiting_since', 'is', null)
      .where('conversation.closed_at', 'is', null);
  }
  if (state === 'closed') found = found.where('conversation.closed_at', 'is not', null);
  if (holder === 'me') found = found.where('conversation.taken_by', '=', name);
  if (holder === 'nobody') found = found.where('conversation.taken_by', 'is', null);
  if (distress) found = found.where('conversation.distress', '=', true);
  if (member) {
    found = found.where((is) =>
      is.or([
        is('conversation.member_id', '=', member),
        is('conversation.about_member', '=', member),
      ]),
    );
  }
  return found;
}

/** Who waits first, words of distress before all others, then whom an operator has answered. */
export async function listTalks(db: Db, filter: TalkFilter, { name, pageNum }: Asker) {
  const found = talksOf(db, filter, name);
  const rows = await found
    .leftJoin('member', 'member.id', 'conversation.member_id')
    .leftJoin('member as linked', 'linked.id', 'conversation.about_member')
    .selectAll('conversation')
    .select(['member.account', 'linked.account as about', lastSaid.as('said')])
    .orderBy(sql`conversation.waiting_since is null`)
    .orderBy(sql`conversation.waiting_since is not null and conversation.distress`, 'desc')
    .orderBy('conversation.waiting_since')
    .orderBy('conversation.last_message_at', 'desc')
    .orderBy('conversation.id')
    .limit(TICKETS_A_PAGE)
    .offset((pageNum - 1) * TICKETS_A_PAGE)
    .execute();
  return { rows, total: await countOf(found) };
}

export type TalkRecord = Awaited<ReturnType<typeof listTalks>>['rows'][number];

/** One conversation as the list has it. */
export const findTalk = (db: Db, id: string): Promise<TalkRecord | undefined> =>
  db
    .selectFrom('conversation')
    .leftJoin('member', 'member.id', 'conversation.member_id')
    .leftJoin('member as linked', 'linked.id', 'conversation.about_member')
    .selectAll('conversation')
    .select(['member.account', 'linked.account as about', lastSaid.as('said')])
    .where('conversation.id', '=', id)
    .executeTakeFirst();

/** At most this many messages that came after one, oldest first. */
export const listNews = (db: Db, id: string, after: string) =>
  db
    .selectFrom('conversation_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(TICKETS_A_PAGE)
    .execute();

/** Unanswered feedback first: words of distress, then the oldest; then what was answered last. */
export async function listFeedbackTickets(
  db: Db,
  { state, topic, holder, member }: FeedbackFilter,
  { name, pageNum }: Asker,
) {
  let found = db.selectFrom('feedback');
  if (state) found = found.where('feedback.answer', state === 'waiting' ? 'is' : 'is not', null);
  if (topic) found = found.where('feedback.topic', '=', topic);
  if (holder === 'me') found = found.where('feedback.taken_by', '=', name);
  if (holder === 'nobody') found = found.where('feedback.taken_by', 'is', null);
  if (member) found = found.where('feedback.member_id', '=', member);
  const rows = await found
    .innerJoin('member', 'member.id', 'feedback.member_id')
    .selectAll('feedback')
    .select('member.account')
    .orderBy(sql`feedback.answer is not null`)
    .orderBy(sql`feedback.answer is null and feedback.distress`, 'desc')
    .orderBy('feedback.answered_at', 'desc')
    .orderBy('feedback.sent_at')
    .orderBy('feedback.id')
    .limit(TICKETS_A_PAGE)
    .offset((pageNum - 1) * TICKETS_A_PAGE)
    .execute();
  return { rows, total: await countOf(found) };
}

export type FeedbackRecord = Awaited<ReturnType<typeof listFeedbackTickets>>['rows'][number];

export const findFeedback = (db: Db, reference: string): Promise<FeedbackRecord | undefined> =>
  db
    .selectFrom('feedback')
    .innerJoin('member', 'member.id', 'feedback.member_id')
    .selectAll('feedback')
    .select('member.account')
    .where('reference', '=', reference)
    .executeTakeFirst();

async function countOf<T extends 'conversation' | 'feedback'>(
  found: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const row = await found.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number((row as { total: string }).total);
}
