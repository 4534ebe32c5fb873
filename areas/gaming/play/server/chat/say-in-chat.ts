import { breakRefusal, findExclusion } from '@palaro/accounts/server';
import { workTopic } from '@palaro/api';
import { masked, newId } from '@palaro/kernel';
import { speaksOfDistress } from '@palaro/rules';
import { refuse, type App, type Member } from '@palaro/server';
import { chatTopic } from '../../chat.api.ts';
import { CHAT_MAX } from '../../chat.limits.ts';
import { floodFault, LOOK_BACK_MS, textFault } from './chat-rules.ts';
import { chatView, isSilenced } from './chat-view.ts';
import { findByClientId, insertMessage, listSaid, takeAuthor } from './chat.repository.ts';
import { needOpenChat } from './close-chat.ts';
import { needTable } from './need-table.ts';

interface Draft {
  clientId: string;
  text: string;
}

/**
 * Writes to everybody at a table, once a client id, under the masked name that bets have there.
 * Words of distress go to the operators, and the writer is shown where to find help
 * (docs/domain/responsible-gaming.md §4). Refuses by `play.chat_…`, and who takes a break.
 */
export async function sayInChat(app: App, member: Member, gameId: string, draft: Draft) {
  needTable(gameId);
  const text = draft.text.trim();
  if (text === '') throw refuse('malformed', { fields: { text: 'field.required' } });
  const fault = textFault(text);
  if (fault === 'long') throw refuse('play.chat_long', { values: { max: CHAT_MAX } });
  if (fault) throw refuse(fault === 'signs' ? 'play.chat_signs' : 'play.chat_contact');
  const distress = speaksOfDistress(text);
  const at = app.clock.now();
  const { row, fresh } = await app.db.transaction().execute(async (tx) => {
    const name = masked(member.nickname || member.account);
    const author = await takeAuthor(tx, { id: newId(at), member_id: member.id, name });
    const known = await findByClientId(tx, author.id, draft.clientId);
    if (known) {
      const same = known.text === text && known.game_id === gameId;
      if (!same) throw refuse('idempotency_mismatch');
      return { row: known, fresh: false };
    }
    await needOpenChat(tx, gameId);
    if (isSilenced(author, at)) throw refuse('play.chat_silenced');
    const breaks = (await findExclusion(tx, member.id, at))?.kinds;
    if (breaks) throw breakRefusal(breaks);
    refuseFlood(await listSaid(tx, author.id, new Date(at.getTime() - LOOK_BACK_MS)), text, at);
    const said = { game_id: gameId, author_id: author.id, text, sent_at: at };
    const id = await insertMessage(tx, {
      ...said,
      client_id: draft.clientId,
      distress,
      waiting_since: distress ? at : null,
    });
    return { row: { id, name, ...said }, fresh: true };
  });
  const message = chatView(row);
  if (fresh) {
    app.push.publish(chatTopic(gameId), { said: message, removed: null });
    if (distress) app.push.publish(workTopic, {});
  }
  return { message, helpOffered: distress };
}

function refuseFlood(...said: Parameters<typeof floodFault>) {
  const flood = floodFault(...said);
  if (!flood) return;
  if (flood.fault === 'repeat') throw refuse('play.chat_repeat');
  throw refuse('play.chat_often', { retryAfterSeconds: Math.ceil(flood.waitMs / 1_000) });
}
