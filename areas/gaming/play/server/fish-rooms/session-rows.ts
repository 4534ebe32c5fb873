import type { ledgerOf } from '@palaro/wallet/server';
import {
  field,
  fieldsOf,
  given,
  HEAD,
  namesOf,
  NONCE_TAKEN,
  OF_PAIRS,
  ROUND,
  ROUND_OPEN,
  TAKEN,
  type Column,
} from '../round-rows.ts';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

/** Names of the rows within the money's commit. */
export const SEAT_ROWS = 'play.room-seat';
export const TICK_ROWS = 'play.room-tick';
export const LEAVE_ROWS = 'play.room-leave';

export const SEAT_TAKEN = 'seat_taken';
/** The session went on or ended meanwhile: look again. */
export const MOVED_ON = 'session_moved_on';

const SESSION: readonly Column[] = [
  ...HEAD,
  ['session', 'session', 'text'],
  ['owner', 'owner', 'bigint'],
  ['room', 'room', 'text'],
  ['seat', 'seat', 'integer'],
  ['name', 'name', 'text'],
  ['at', 'opened_at', 'timestamptz'],
];

/**
 * Seats a player, takes the session's nonce and holds the buy-in in one commit. Two players who
 * take one seat at once meet at its unique index; the second is then judged again and refused.
 */
export const seatRows: OwnRows = {
  name: SEAT_ROWS,
  about: OF_PAIRS,
  loadFields: ['pairId', 'room'],
  load: `
    select s.id::text as subject, json_build_object('nonce', s.nonce,
      'seated', exists (select from play_room_session o where o.pair_id = s.id),
      'taken', (select coalesce(json_agg(o.room || '/' || o.seat), '[]')
        from play_room_session o where o.room = any($2::text[]))) as state
    from play_seed s
    where s.state = 'A' and s.id = any($1::uuid[])
    order by s.id
    for no key update of s`,
  subject: (row) => String(row.pairId),
  judge(state, row) {
    const next = field(state, 'nonce');
    const taken = field(state, 'taken');
    if (field(state, 'seated') === true) return { refuse: ROUND_OPEN };
    if (next !== row.nonce || !Array.isArray(taken)) return { refuse: NONCE_TAKEN };
    if (taken.includes(`${String(row.room)}/${String(row.seat)}`)) return { refuse: SEAT_TAKEN };
    const now = { nonce: Number(next) + 1, seated: true };
    return { next: { ...(state as object), ...now } };
  },
  writeFields: fieldsOf(SESSION),
  write: `with ${given(SESSION)}, ${TAKEN}
    insert into play_room_session (${namesOf(SESSION)}, seen_at, posted_at, remains)
    select *, opened_at, opened_at, stake from given`,
};

/** What its shots brought and its end, in one batch, are judged one after the other. */
const OF_SESSIONS = 'play.room-session';

/** A session as its commits find it; null once it has ended. */
const STANDS = `
  select r.round_id::text as subject, json_build_object('ticks', r.ticks, 'settled', r.settled,
    'closed', r.closed_at is not null) as state
  from play_room_session r where r.round_id = any($1::uuid[])
  order by r.round_id
  for update of r`;

/** What the shots of some seconds brought, in the commit that moves it between hold and house. */
export const tickRows: OwnRows = {
  name: TICK_ROWS,
  about: OF_SESSIONS,
  loadFields: ['roundId'],
  load: STANDS,
  subject: (row) => String(row.roundId),
  judge: (state, row) =>
    field(state, 'ticks') === row.ticks
      ? { next: { ...(state as object), ticks: Number(row.ticks) + 1 } }
      : { refuse: MOVED_ON },
  writeFields: ['roundId', 'amount', 'settled', 'at'],
  write: `update play_room_session r set ticks = r.ticks + 1, posted = r.posted + g.amount,
      posted_settled = g.settled, posted_at = g.at
    from (select unnest($1::uuid[]) round_id, unnest($2::bigint[]) amount,
      unnest($3::integer[]) settled, unnest($4::timestamptz[]) at) g
    where r.round_id = g.round_id`,
};

/** Ends a session: it becomes a round as every other, in the commit that returns the rest. */
export const leaveRows: OwnRows = {
  name: LEAVE_ROWS,
  about: OF_SESSIONS,
  loadFields: ['roundId'],
  load: STANDS,
  subject: (row) => String(row.roundId),
  judge: (state, row) =>
    field(state, 'closed') === true && field(state, 'settled') === row.settled
      ? { next: null }
      : { refuse: MOVED_ON },
  writeFields: fieldsOf(ROUND),
  write: `with ${given(ROUND)}, gone as (
      delete from play_room_session r using given g where r.round_id = g.round_id
    )
    insert into play_round (${namesOf(ROUND)}) select * from given`,
};
