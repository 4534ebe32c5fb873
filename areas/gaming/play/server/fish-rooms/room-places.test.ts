import { describe, expect, it } from 'vitest';
import { findPlace, GUESTS_MAX, SCREENS_MAX } from './room-places.ts';

const player = { id: '1', name: 'a***z' } as never;
const guests = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ no: i, player: null, roundId: null }));
const players = (count: number, roundId: string | null = null) =>
  Array.from({ length: count }, (_, i) => ({ no: 1_000 + i, player, roundId }));

const GUEST = { player: null, roundId: null };
const PLAYER = { player, roundId: null };
const BOUGHT_IN = { player, roundId: 'r' };
const full = [...players(SCREENS_MAX - GUESTS_MAX), ...guests(GUESTS_MAX)];

describe('a room has places', () => {
  it.each`
    room                            | who                  | comes        | place
    ${'an empty room'}              | ${[]}                | ${GUEST}     | ${null}
    ${'a room with a place left'}   | ${guests(149)}       | ${GUEST}     | ${null}
    ${'a room with all its guests'} | ${guests(150)}       | ${GUEST}     | ${'full'}
    ${'a room with all its guests'} | ${guests(150)}       | ${PLAYER}    | ${null}
    ${'a full room'}                | ${full}              | ${GUEST}     | ${'full'}
    ${'a full room'}                | ${full}              | ${PLAYER}    | ${{ no: 0 }}
    ${'a full room'}                | ${full}              | ${BOUGHT_IN} | ${{ no: 0 }}
    ${'a room full of players'}     | ${players(200)}      | ${PLAYER}    | ${'full'}
    ${'a room full of players'}     | ${players(200)}      | ${BOUGHT_IN} | ${{ no: 1_000 }}
    ${'a room full of buy-ins'}     | ${players(200, 's')} | ${BOUGHT_IN} | ${'full'}
  `('$room: $comes.player/$comes.roundId gets $place', ({ who, comes, place }) => {
    const got = findPlace(who as typeof full, comes as typeof GUEST);
    if (place === null || place === 'full') expect(got).toBe(place);
    else expect(got).toMatchObject(place as object);
  });
});
