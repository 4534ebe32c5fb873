import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Db } from '@palaro/server';
import { sql } from 'kysely';
import { silenceOf } from './chat-view.ts';
import { findAuthor } from './chat.repository.ts';

const SHOWN = 20;

interface Turn {
  at: Date;
  actor: string;
  action: string;
  until: string | null;
  why: string | null;
}

/** A member as a writer in chats, with the silences that the audit trail knows of. `not_found`. */
export async function readWriter(app: App, member: MemberId) {
  const [known, author, { rows }] = await Promise.all([
    app.db.selectFrom('member').select('account').where('id', '=', member).executeTakeFirst(),
    findAuthor(app.db, member),
    sql<Turn>`
      select at, actor, action, entry->'after'->>'until' as until, entry->>'reason' as why
      from audit_entry where member = ${member} and action in ('chat.silence', 'chat.lift')
      order by seq desc limit ${SHOWN}`.execute(app.db),
  ]);
  if (!known) throw refuse('not_found');
  return {
    account: known.account,
    author: author?.id ?? null,
    silence: author ? silenceOf(author, app.clock.now()) : null,
    history: rows.map(({ at, actor, action, until, why }) => ({
      at: at.toISOString(),
      by: actor.replace(/^operator:/, ''),
      until,
      why: why ?? '',
      did: action === 'chat.lift' ? ('lift' as const) : ('silence' as const),
    })),
  };
}

/** What the member wrote at tables with words of distress and is kept, newest first. */
export const listChatDistress = (db: Db, member: MemberId) =>
  db
    .selectFrom('play_chat_message as m')
    .innerJoin('play_chat_author as a', 'a.id', 'm.author_id')
    .select(['m.id', 'm.sent_at as at'])
    .where('a.member_id', '=', member)
    .where('m.distress', '=', true)
    .orderBy('m.id', 'desc')
    .execute();
