import { SHARED_CARDS } from '@palaro/games/cards';
import type { Language } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Db, type Operator } from '@palaro/server';
import { chatOpenTopic } from '../../chat.api.ts';
import { gameName } from '../game-name.ts';
import { needTable } from './need-table.ts';

/** Whether an operator has closed the table's chat. The site's switch closes all of them. */
export const isClosed = async (db: Db, gameId: string): Promise<boolean> =>
  (await db
    .selectFrom('play_chat_closed')
    .select('game_id')
    .where('game_id', '=', gameId)
    .executeTakeFirst()) !== undefined;

/** Refuses `not_found` where there is no table, `play.chat_closed` where its chat is closed. */
export async function needOpenChat(db: Db, gameId: string): Promise<void> {
  needTable(gameId);
  if (await isClosed(db, gameId)) throw refuse('play.chat_closed');
}

/** Every table, with who closed its chat and why. */
export async function listChatTables({ db, site }: App, language: Language) {
  const rows = await db.selectFrom('play_chat_closed').selectAll().execute();
  const closed = new Map(
    rows.map(({ game_id, at, by, why }) => [game_id, { by, why, at: at.toISOString() }]),
  );
  return {
    on: site.switches.TABLECHAT,
    tables: SHARED_CARDS.map(({ id }) => ({
      gameId: id,
      game: gameName(id, language),
      closed: closed.get(id) ?? null,
    })),
  };
}

interface ChatChange {
  gameId: string;
  reason: string;
}

/** Closes a table's chat, from this moment on. What was said stays for the operators. */
export const closeChat = (app: App, operator: Operator, change: ChatChange) =>
  turn(app, operator, change, false);

/** Opens a table's chat again, with what was said before. */
export const openChat = (app: App, operator: Operator, change: ChatChange) =>
  turn(app, operator, change, true);

/** One operator does it, with a reason and an entry; open pages are told. */
async function turn(app: App, operator: Operator, { gameId, reason }: ChatChange, open: boolean) {
  needTable(gameId);
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('play_chat_closed')
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow();
    const row = { at, by: operator.name, why: reason };
    if (!open) {
      await tx
        .insertInto('play_chat_closed')
        .values({ game_id: gameId, ...row })
        .onConflict((is) => is.column('game_id').doUpdateSet(row))
        .execute();
    }
    await recordAudit(tx, operator, at, {
      subject: `chat-table:${gameId}`,
      reason,
      before: { open: numDeletedRows === 0n },
      after: { open },
    });
  });
  app.push.publish(chatOpenTopic, { gameId, open });
  return {};
}
