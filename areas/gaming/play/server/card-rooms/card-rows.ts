import { column, defineSubledger, nullable } from '@palaro/wallet/server';
import type { CardRoomState } from '../../states.ts';
import { ROUND } from '../round-rows.ts';

/** Somebody else took the seat, or the room is gone: look for another one. */
export const NO_SEAT = 'no_seat';
/** A player in the room must not play with this one. */
export const KEPT_APART = 'kept_apart';
/** The player already sits at a table. */
export const SEATED = 'seated';
/** The seat's reserve is in a hand, or was given back. */
export const NOT_FREE = 'seat_not_free';

/** Members who sit in the room. */
interface RoomState {
  seats: { no: number; member: string; network: string | null }[];
  /** Pairs of members with a device or a card in common, `member/member`. */
  links: string[];
  /** Members that sit at any table. */
  seated: string[];
}

/**
 * Takes a seat in the commit that holds its reserve, under the lock of its room: so no seat is
 * taken twice, and nobody sits beside another who uses his device, his network or his card
 * (docs/domain/games.md §6).
 */
export const cardSeatRows = defineSubledger({
  name: 'play.card-seat',
  columns: {
    roomId: column.uuid,
    seatNo: column.smallint,
    memberId: column.bigint,
    ownerId: column.bigint,
    session: nullable(column.text),
    name: column.text,
    network: nullable(column.text),
    seatRef: column.uuid,
    seatedAt: column.postedAt,
    seenAt: column.postedAt,
    roundId: column.uuid,
    roundRef: column.uuid,
    reserve: column.bigint,
  },
  load: {
    by: ['roomId', 'memberId'],
    sql: ({ roomId, memberId }) => `
    with who as (
      select unnest(${memberId}) as id
      union select s.member_id from play_card_seat s where s.room_id = any(${roomId})
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
        from play_card_seat s where s.member_id = any(${memberId}))) as state
    from play_card_room r
    where r.room_id = any(${roomId})
    order by r.room_id
    for no key update of r`,
  },
  subject: (row) => row.roomId,
  judge(state: RoomState | null, { memberId: member, seatNo, network }) {
    if (!state) return { refuse: NO_SEAT };
    const { seats, seated, links } = state;
    if (seated.includes(member)) return { refuse: SEATED };
    const apart = seats.some(
      (one) =>
        (network !== null && one.network === network) ||
        links.includes(`${one.member}/${member}`) ||
        links.includes(`${member}/${one.member}`),
    );
    if (apart) return { refuse: KEPT_APART };
    if (seats.some(({ no }) => no === seatNo)) return { refuse: NO_SEAT };
    const taken = { no: seatNo, member, network };
    return { next: { links, seats: [...seats, taken], seated: [...seated, member] } };
  },
  write: ({ rows, names }) => `with given as ${rows}
    insert into play_card_seat (${names}) select * from given`,
});

/** A seat with what it holds, and the state of its room. */
interface HeldState {
  state: CardRoomState | 'paid';
  round: string | null;
}

/** The seats of these rounds or members, with what they hold, under the lock of their rooms. */
const held = (by: 'round_id' | 'member_id', named: string) => `
  select s.${by}::text as subject,
    json_build_object('state', r.state, 'round', s.round_id) as state
  from play_card_seat s join play_card_room r using (room_id)
  where s.${by} = any(${named})
  order by s.room_id, s.seat_no
  for no key update of r for update of s`;

/** A seat that holds nothing holds a reserve again, for the hand that begins. */
export const cardReserveRows = defineSubledger({
  name: 'play.card-reserve',
  columns: {
    memberId: column.bigint,
    roundId: column.uuid,
    roundRef: column.uuid,
    reserve: column.bigint,
  },
  load: { by: ['memberId'], sql: ({ memberId }) => held('member_id', memberId) },
  subject: (row) => row.memberId,
  judge(state: HeldState | null, row) {
    if (state?.state !== 'READY' || state.round !== null) return { refuse: NOT_FREE };
    return { next: { ...state, round: row.roundId } };
  },
  write: ({ rows }) => `update play_card_seat s
    set round_id = g.round_id, round_ref = g.round_ref, reserve = g.reserve
    from ${rows} g
    where s.member_id = g.member_id`,
});

/**
 * A reserve goes back before the deal. `keeps`: the seat stays, because its reserve is taken anew;
 * otherwise it is given up, which costs nothing while the room waits.
 */
export const cardRiseRows = defineSubledger({
  name: 'play.card-rise',
  columns: { roundId: column.uuid, keeps: column.boolean },
  load: { by: ['roundId'], sql: ({ roundId }) => held('round_id', roundId) },
  subject: (row) => row.roundId,
  judge: (state: HeldState | null, row) =>
    state?.state === (row.keeps ? 'READY' : 'WAITING') ? { next: null } : { refuse: NOT_FREE },
  write: ({ rows }) => `with given as ${rows},
    gone as (delete from play_card_seat s using given g
      where s.round_id = g.round_id and not g.keeps)
    update play_card_seat s set round_id = null, round_ref = null, reserve = 0
    from given g where s.round_id = g.round_id and g.keeps`,
});

/** Ends a seat's part of a hand: its round is stored in the commit that pays it. */
export const cardPaidRows = defineSubledger({
  name: 'play.card-paid',
  columns: ROUND,
  load: { by: ['roundId'], sql: ({ roundId }) => held('round_id', roundId) },
  subject: (row) => row.roundId,
  judge: (state: HeldState | null) =>
    state?.state === 'SETTLE'
      ? { next: { ...state, state: 'paid' as const } }
      : { refuse: NOT_FREE },
  write: ({ rows, names }) => `with given as ${rows}, paid as (
      update play_card_seat s set round_id = null, round_ref = null, reserve = 0
      from given g where s.round_id = g.round_id
    )
    insert into play_round (${names}) select * from given`,
});
