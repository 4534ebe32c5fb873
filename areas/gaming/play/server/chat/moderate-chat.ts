import { plusSeconds, type MemberId } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import { chatTopic, silenceTopic } from '../../chat.api.ts';
import type { Author } from './chat.repository.ts';
import { isSilenced } from './chat-view.ts';

const HOUR_SECONDS = 3_600;

// Each of these takes one operator and leaves its entry. What was written stays out of the trail:
// it can name a person (docs/domain/operator-console.md §3).

/** A message with its writer, locked; it exists until the site forgets it after 30 days. */
async function lockMessage(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('play_chat_message as m')
    .innerJoin('play_chat_author as a', 'a.id', 'm.author_id')
    .select(['m.id', 'm.game_id', 'm.removed_at', 'm.waiting_since', 'a.member_id'])
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  return row;
}

const subject = (id: string) => `chat:${id}`;

/** Removes a message and tells the open pages of its table. Refuses `not_found`. */
export async function removeChat(
  app: App,
  operator: Operator,
  { id, reason }: { id: string; reason: string },
) {
  const now = app.clock.now();
  const gameId = await app.db.transaction().execute(async (tx) => {
    const { game_id, removed_at, member_id } = await lockMessage(tx, id);
    await tx
      .updateTable('play_chat_message')
      .set({ removed_at: removed_at ?? now, reviewed_at: now, waiting_since: null })
      .where('id', '=', id)
      .execute();
    const after = { table: game_id };
    await recordAudit(tx, operator, now, {
      subject: subject(id),
      member: member_id,
      after,
      reason,
    });
    return game_id;
  });
  app.push.publish(chatTopic(gameId), { said: null, removed: id });
  return {};
}

/** Lets a message stay; later reports do not bring it back. Refuses `not_found`. */
export async function keepChat(app: App, operator: Operator, id: string) {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const { member_id } = await lockMessage(tx, id);
    await tx
      .updateTable('play_chat_message')
      .set({ reviewed_at: now, waiting_since: null })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, operator, now, { subject: subject(id), member: member_id });
  });
  return {};
}

type Silence = Pick<Author, 'silenced_from' | 'silenced_until' | 'silenced_by' | 'silenced_why'>;

/** Silences a member in all chats; null: for good. One that lasts is replaced. */
export async function silenceInChat(
  app: App,
  operator: Operator,
  { author, hours, reason }: { author: string; hours: number | null; reason: string },
) {
  const now = app.clock.now();
  const silenced_until = hours === null ? null : plusSeconds(now, hours * HOUR_SECONDS);
  await changeSilence(app, operator, author, { reason }, () => ({
    silenced_from: now,
    silenced_until,
    silenced_by: operator.name,
    silenced_why: reason,
  }));
  return {};
}

const NO_SILENCE: Silence = {
  silenced_from: null,
  silenced_until: null,
  silenced_by: null,
  silenced_why: null,
};

/** Lets a silenced member write again. Refuses `play.chat_not_silenced`. */
export async function liftSilence(
  app: App,
  operator: Operator,
  { author, reason }: { author: string; reason: string },
) {
  await changeSilence(app, operator, author, { reason }, (now) => {
    if (!isSilenced(now, app.clock.now())) throw refuse('play.chat_not_silenced');
    return NO_SILENCE;
  });
  return {};
}

/** Changes a silence in one transaction with its entry, and tells the member's open pages. */
async function changeSilence(
  app: App,
  operator: Operator,
  author: string,
  { reason }: { reason: string },
  change: (now: Silence) => Silence,
) {
  const member = await app.db.transaction().execute(async (tx): Promise<MemberId> => {
    const row = await tx
      .selectFrom('play_chat_author')
      .selectAll()
      .where('id', '=', author)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw refuse('not_found');
    const next = change(row);
    await tx.updateTable('play_chat_author').set(next).where('id', '=', author).execute();
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `member:${row.member_id}`,
      member: row.member_id,
      reason,
      before: untilOf(row),
      after: untilOf(next),
    });
    return row.member_id;
  });
  app.push.publish(silenceTopic, {}, member);
}

const untilOf = ({ silenced_from, silenced_until }: Silence) => ({
  silenced: silenced_from !== null,
  until: silenced_until?.toISOString() ?? null,
});
