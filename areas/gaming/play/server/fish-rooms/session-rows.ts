import { column, defineSubledger, nullable } from '@palaro/wallet/server';
import { HEAD } from '../round-head.ts';
import { NONCE_TAKEN, OF_PAIRS, ROUND, ROUND_OPEN, TAKEN, type PairState } from '../round-rows.ts';

export const SEAT_TAKEN = 'seat_taken';
/** The session went on or ended meanwhile: look again. */
export const MOVED_ON = 'session_moved_on';

/**
 * Seats a player, takes the session's nonce and holds the buy-in in one commit. Two players who
 * take one seat at once meet at its unique index; the second is then judged again and refused.
 */
export const seatRows = defineSubledger({
  name: 'play.room-seat',
  about: OF_PAIRS,
  columns: {
    ...HEAD,
    session: nullable(column.text),
    owner: column.bigint,
    room: column.text,
    seat: column.integer,
    name: column.text,
    openedAt: column.postedAt,
  },
  load: {
    by: ['pairId', 'room'],
    sql: ({ pairId, room }) => `
    select s.id::text as subject, json_build_object('nonce', s.nonce,
      'seated', exists (select from play_room_session o where o.pair_id = s.id),
      'taken', (select coalesce(json_agg(o.room || '/' || o.seat), '[]')
        from play_room_session o where o.room = any(${room}))) as state
    from play_seed s
    where s.state = 'active' and s.id = any(${pairId})
    order by s.id
    for no key update of s`,
  },
  subject: (row) => row.pairId,
  judge(state: PairState | null, row) {
    if (state?.seated) return { refuse: ROUND_OPEN };
    if (!state?.taken || state.nonce !== row.nonce) return { refuse: NONCE_TAKEN };
    if (state.taken.includes(`${row.room}/${row.seat}`)) return { refuse: SEAT_TAKEN };
    return { next: { ...state, nonce: row.nonce + 1, seated: true } };
  },
  write: ({ rows, names }) => `with given as ${rows}, ${TAKEN}
    insert into play_room_session (${names}, seen_at, posted_at, remains)
    select *, opened_at, opened_at, stake from given`,
});

/** What its shots brought and its end, in one batch, are judged one after the other. */
const OF_SESSIONS = 'play.room-session';

/** A session as its commits find it; null once it has ended. */
interface SessionState {
  ticks: number;
  settled: number;
  closed: boolean;
}
const stands = (roundId: string) => `
  select r.round_id::text as subject, json_build_object('ticks', r.ticks, 'settled', r.settled,
    'closed', r.closed_at is not null) as state
  from play_room_session r where r.round_id = any(${roundId})
  order by r.round_id
  for update of r`;

/** What the shots of some seconds brought, in the commit that moves it between hold and house. */
export const tickRows = defineSubledger({
  name: 'play.room-tick',
  about: OF_SESSIONS,
  columns: {
    roundId: column.uuid,
    amount: column.bigint,
    settled: column.integer,
    at: column.postedAt,
  },
  judged: { ticks: column.integer },
  load: { by: ['roundId'], sql: ({ roundId }) => stands(roundId) },
  subject: (row) => row.roundId,
  judge: (state: SessionState | null, row) =>
    state?.ticks === row.ticks
      ? { next: { ...state, ticks: row.ticks + 1 } }
      : { refuse: MOVED_ON },
  write: ({ rows }) => `
    update play_room_session r set ticks = r.ticks + 1, posted = r.posted + g.amount,
      posted_settled = g.settled, posted_at = g.at
    from ${rows} g
    where r.round_id = g.round_id`,
});

/** Ends a session: it becomes a round as every other, in the commit that returns the rest. */
export const leaveRows = defineSubledger({
  name: 'play.room-leave',
  about: OF_SESSIONS,
  columns: ROUND,
  judged: { settled: column.integer, ticks: column.integer },
  load: { by: ['roundId'], sql: ({ roundId }) => stands(roundId) },
  subject: (row) => row.roundId,
  judge: (state: SessionState | null, row) =>
    state?.closed && state.settled === row.settled && state.ticks === row.ticks
      ? { next: null }
      : { refuse: MOVED_ON },
  write: ({ rows, names }) => `with given as ${rows}, gone as (
      delete from play_room_session r using given g where r.round_id = g.round_id
    )
    insert into play_round (${names}) select * from given`,
});
