import { sql } from 'kysely';
import { defineCursor, type OwnData } from '@palaro/server';
import { CHAT_TABLES, eraseOwnChats, readOwnChats } from './chat/own-chats.ts';
import './play.tables.ts';

const outcomesCursor = defineCursor('after', { game: 'code', round: 'uuid' });

/**
 * The wallet lists the rounds; this adds what each can be verified with. Live seeds stay secret.
 */
export const playOwnData: OwnData = {
  tables: [
    'play_seed',
    'play_round',
    'play_open',
    'play_table_bet',
    'play_room_session',
    'play_shown',
    'play_card_seat',
    ...CHAT_TABLES,
  ],
  async read({ db }, member) {
    const seeds = await db
      .selectFrom('play_seed')
      .select(['state', 'server_seed_hash', 'server_seed', 'client_seed', 'nonce'])
      .select(['created_at', 'active_at', 'revealed_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute();
    return { seeds, chats: await readOwnChats(db, member) };
  },
  erase: eraseOwnChats,
  lists: {
    async outcomes({ db }, member, { after, limit, until }) {
      const place = after === null ? null : outcomesCursor.read(after);
      const rows = await db
        .selectFrom('ledger.play_round')
        .select(['round_id as round', 'game_id as game', 'version', 'nonce', 'input', 'outcome'])
        .select('settled_at')
        .where('member_id', '=', member)
        .where('settled_at', '<=', until)
        .$if(place !== null, (query) =>
          query.where(sql<boolean>`game_id >= ${place?.game} and (game_id > ${place?.game}
            or round_id < ${place?.round}::uuid)`),
        )
        .orderBy('game_id')
        .orderBy('round_id', 'desc')
        .limit(limit)
        .execute();
      const last = rows.length === limit ? rows[limit - 1] : undefined;
      return { rows, next: last ? outcomesCursor.write(last) : null };
    },
  },
};
