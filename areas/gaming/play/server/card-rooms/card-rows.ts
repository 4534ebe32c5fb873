import type { ledgerOf } from '@palaro/wallet/server';
import { field, fieldsOf, given, namesOf, ROUND, type Column } from '../round-rows.ts';

type OwnRows = Parameters<ReturnType<typeof ledgerOf>['register']>[0];

/** Names of the rows within the money's commit. */
export const SEAT_ROWS = 'play.card-seat';
export const RESERVE_ROWS = 'play.card-reserve';
export const RISE_ROWS = 'play.card-rise';
export const HAND_PAID_ROWS = 'play.card-paid';

/** Somebody else took the seat, or the room is gone: look for another one. */
export const NO_SEAT = 'no_seat';
/** A player in the room must not play with this one. */
export const KEPT_APART = 'kept_apart';
/** The player already sits at a table. */
export const SEATED = 'seated';
/** The seat's reserve is in a hand, or was given back. */
export const NOT_FREE = 'seat_not_free';

const SEAT: readonly Column[] = [
  ['roomId', 'room_id', 'uuid'],
  ['seatNo', 'seat_no', 'smallint'],
  ['memberId', 'member_id', 'bigint'],
  ['ownerId', 'owner_id', 'bigint'],
  ['session', 'session', 'text'],
  ['name', 'name', 'text'],
  ['network', 'network', 'text'],
  ['seatRef', 'seat_ref', 'uuid'],
  ['at', 'seated_at', 'timestamptz'],
  ['at', 'seen_at', 'timestamptz'],
  ['roundId', 'round_id', 'uuid'],
  ['roundRef', 'round_ref', 'uuid'],
  ['reserve', 'reserve', 'bigint'],
];

interface Seated {
  no: number;
  member: string;
  network: string | null;
}

/**
 * Takes a seat in the commit that holds its reserve, under the lock of its room: so no seat is
 * taken twice, and nobody sits beside another who uses his device, his network or his card
 * (docs/domain/games.md §6).
 */
export const cardSeatRows: OwnRows = {
  name: SEAT_ROWS,
  loadFields: ['roomId', 'memberId'],
  load: `
    with who as (
      select unnest($2::bigint[]) as id
      union select s.member_id from play_card_seat s where s.room_id = any($1::uuid[])
    ), links as (
      select x.member_id as a, y.member_id as b from member_device x
        join member_device y using (device) where x.member_id < y.member_id
        and x.member_id in (select id from who) and y.member_id in (select id from who)
      union
      select x.member_id, y.member_id from bank_card x
        join bank_card y using (number_digest) where x.member_id < y.member_id
        and x.member_id in (select id from who) and y.member_id in (select id from who)
    )
    select r.room_id::text as subject, json_build_object(
      'seats', (select coalesce(json_agg(json_build_object('no', s.seat_no,
          'member', s.member_id::text, 'network', s.network)), '[]')
        from play_card_seat s where s.room_id = r.room_id),
      'links', (select coalesce(json_agg(a || '/' || b), '[]') from links),
      'seated', (select coalesce(json_agg(s.member_id::text), '[]')
        from play_card_seat s where s.member_id = any($2::bigint[]))) as state
    from play_card_room r
    where r.room_id = any($1::uuid[])
    order by r.room_id
    for no key update of r`,
  subject: (row) => String(row.roomId),
  judge(state, row) {
    const seats = field(state, 'seats') as Seated[] | undefined;
    if (!seats) return { refuse: NO_SEAT };
    const member = String(row.memberId);
    const network = row.network as string | null;
    const seated = field(state, 'seated') as string[];
    if (seated.includes(member)) return { refuse: SEATED };
    const links = field(state, 'links') as string[];
    const apart = seats.some(
      (one) =>
        (network !== null && one.network === network) ||
        links.includes(`${one.member}/${member}`) ||
        links.includes(`${member}/${one.member}`),
    );
    if (apart) return { refuse: KEPT_APART };
    if (seats.some(({ no }) => no === row.seatNo)) return { refuse: NO_SEAT };
    const next = { no: row.seatNo as number, member, network };
    const now = { seats: [...seats, next], seated: [...seated, member] };
    return { next: { ...(state as object), ...now } as never };
  },
  writeFields: fieldsOf(SEAT),
  write: `with ${given(SEAT)}
    insert into play_card_seat (${namesOf(SEAT)}) select * from given`,
};

/** The seats of these rounds or members, with what they hold, under the lock of their rooms. */
const held = (by: string) => `
  select s.${by}::text as subject,
    json_build_object('state', r.state, 'round', s.round_id, 'reserve', s.reserve::text) as state
  from play_card_seat s join play_card_room r using (room_id)
  where s.${by} = any($1::${by === 'round_id' ? 'uuid' : 'bigint'}[])
  order by s.room_id, s.seat_no
  for no key update of r for update of s`;

/** A seat that holds nothing holds a reserve again, for the hand that begins. */
export const cardReserveRows: OwnRows = {
  name: RESERVE_ROWS,
  loadFields: ['memberId'],
  load: held('member_id'),
  subject: (row) => String(row.memberId),
  judge(state, row) {
    if (field(state, 'state') !== 'R' || field(state, 'round') !== null) {
      return { refuse: NOT_FREE };
    }
    return { next: { ...(state as object), round: row.roundId ?? null } as never };
  },
  writeFields: ['memberId', 'roundId', 'roundRef', 'reserve'],
  write: `update play_card_seat s
    set round_id = g.round_id, round_ref = g.round_ref, reserve = g.reserve
    from (select unnest($1::bigint[]) member_id, unnest($2::uuid[]) round_id,
      unnest($3::uuid[]) round_ref, unnest($4::bigint[]) reserve) g
    where s.member_id = g.member_id`,
};

/**
 * A reserve goes back before the deal. `keeps`: the seat stays, because its reserve is taken anew;
 * otherwise it is given up, which costs nothing while the room waits.
 */
export const cardRiseRows: OwnRows = {
  name: RISE_ROWS,
  loadFields: ['roundId'],
  load: held('round_id'),
  subject: (row) => String(row.roundId),
  judge(state, row) {
    const free = field(state, 'state') === (row.keeps === true ? 'R' : 'W');
    return free ? { next: null } : { refuse: NOT_FREE };
  },
  writeFields: ['roundId', 'keeps'],
  write: `with given as (select unnest($1::uuid[]) round_id, unnest($2::boolean[]) keeps),
    gone as (delete from play_card_seat s using given g
      where s.round_id = g.round_id and not g.keeps)
    update play_card_seat s set round_id = null, round_ref = null, reserve = 0
    from given g where s.round_id = g.round_id and g.keeps`,
};

/** Ends a seat's part of a hand: its round is stored in the commit that pays it. */
export const cardPaidRows: OwnRows = {
  name: HAND_PAID_ROWS,
  loadFields: ['roundId'],
  load: held('round_id'),
  subject: (row) => String(row.roundId),
  judge: (state) =>
    field(state, 'state') === 'E' ? { next: { state: 'paid' } } : { refuse: NOT_FREE },
  writeFields: fieldsOf(ROUND),
  write: `with ${given(ROUND)}, paid as (
      update play_card_seat s set round_id = null, round_ref = null, reserve = 0
      from given g where s.round_id = g.round_id
    )
    insert into play_round (${namesOf(ROUND)}) select * from given`,
};
