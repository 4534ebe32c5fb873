import { newId } from '@palaro/kernel';
import { recordAudit, refuse, type Actor, type App } from '@palaro/server';
import type { ReplyText } from '../console.api.ts';
import { REPLIES_MOST } from '../support.limits.ts';

/** The answers that operators keep ready, by title. */
export async function listReplies({ db }: App) {
  const rows = await db
    .selectFrom('canned_reply')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .limit(REPLIES_MOST)
    .execute();
  return {
    list: rows.map(({ id, title, text_en, text_ty }) => ({
      id,
      title,
      textEn: text_en,
      textTy: text_ty,
    })),
  };
}

/** Adds an answer, or saves the one with this id. Throws `ticket.replies_full`, `not_found`. */
export async function saveReply(
  app: App,
  actor: Actor,
  draft: ReplyText & { id?: string | undefined },
) {
  const { title, textEn, textTy } = draft;
  const now = app.clock.now();
  const id = draft.id ?? newId(now);
  const row = { title: title.trim(), text_en: textEn.trim(), text_ty: textTy.trim() };
  await app.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('canned_reply')
      .select(['title', 'text_en', 'text_ty'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (draft.id !== undefined && !before) throw refuse('not_found');
    if (before) await tx.updateTable('canned_reply').set(row).where('id', '=', id).execute();
    else {
      const { kept } = await tx
        .selectFrom('canned_reply')
        .select((e) => e.fn.countAll<string>().as('kept'))
        .executeTakeFirstOrThrow();
      if (Number(kept) >= REPLIES_MOST) {
        throw refuse('ticket.replies_full', { values: { max: REPLIES_MOST } });
      }
      await tx
        .insertInto('canned_reply')
        .values({ id, ...row })
        .execute();
    }
    const told = { action: 'ticket.reply_save', subject: `reply:${id}`, after: row };
    await recordAudit(tx, actor, now, { ...told, ...(before ? { before } : {}) });
  });
  return { id };
}

/** Removes an answer from those kept ready. Throws `not_found`. */
export async function dropReply(app: App, actor: Actor, id: string) {
  await app.db.transaction().execute(async (tx) => {
    const before = await tx
      .deleteFrom('canned_reply')
      .where('id', '=', id)
      .returning(['title', 'text_en', 'text_ty'])
      .executeTakeFirst();
    if (!before) throw refuse('not_found');
    const told = { action: 'ticket.reply_drop', subject: `reply:${id}`, before };
    await recordAudit(tx, actor, app.clock.now(), told);
  });
  return {};
}
