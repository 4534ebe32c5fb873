import type { RoomEvent, RoomLeft, RoomSession, RoomWave } from '@palaro/games/stage';

/** How a room stands, as far as the page heard. */
export interface RoomState {
  link: 'opening' | 'on' | 'off';
  waves: readonly RoomWave[];
  seats: readonly { seat: number; name: string }[];
  session: RoomSession | null;
  left: RoomLeft | null;
  refusal: { code: string; message: string } | null;
  busy: boolean;
  /** The player sits in another room. */
  elsewhere: string | null;
}

export const NO_ROOM: RoomState = {
  link: 'opening',
  waves: [],
  seats: [],
  session: null,
  left: null,
  refusal: null,
  busy: false,
  elsewhere: null,
};

export type Told =
  | {
      type: 'fish.state';
      room: string;
      waves: RoomWave[];
      seats: RoomState['seats'];
      session: RoomSession | null;
    }
  | { type: 'fish.spawn'; wave: RoomWave }
  | { type: 'fish.seats'; seats: RoomState['seats'] }
  | { type: 'fish.seated'; session: RoomSession }
  | { type: 'fish.shot'; bulletId: number; remains: string }
  | { type: 'fish.remains'; remains: string }
  | (Extract<RoomEvent, { type: 'fish.hit' }> & { remains: string; settled: number })
  | Extract<RoomEvent, { type: 'fish.dead' }>
  | ({ type: 'fish.left' } & RoomLeft)
  | { type: 'error'; of: string | null; code: string; message: string }
  | { type: 'link'; on: boolean }
  | { type: 'asked' }
  /** The room was left. */
  | { type: 'gone' };

const withSession = (state: RoomState, change: Partial<RoomSession>): RoomState => ({
  ...state,
  session: state.session && { ...state.session, ...change },
});

/** The room after an event; pure. Unknown events change nothing. */
export function roomAfter(state: RoomState, told: Told): RoomState {
  switch (told.type) {
    case 'fish.state': {
      const { waves, seats, session, room } = told;
      const here = session?.room === room ? session : null;
      const elsewhere = session && !here ? session.room : null;
      return { ...state, link: 'on', waves, seats, session: here, elsewhere, busy: false };
    }
    case 'fish.spawn':
      return { ...state, waves: [...state.waves.slice(-1), told.wave] };
    case 'fish.seats':
      return { ...state, seats: told.seats };
    case 'fish.seated':
      return { ...state, session: told.session, left: null, refusal: null, busy: false };
    case 'fish.shot':
      return withSession(state, { remains: told.remains, fired: told.bulletId });
    case 'fish.remains':
      return withSession(state, { remains: told.remains });
    case 'fish.hit':
      return withSession(state, { remains: told.remains, settled: told.settled });
    case 'fish.dead':
      return { ...state, waves: state.waves.map((wave) => withoutTarget(wave, told.targetId)) };
    case 'fish.left': {
      const { type: _type, ...left } = told;
      return { ...state, session: null, left, busy: false, refusal: null };
    }
    case 'error': {
      const asks = told.of === 'buyin' || told.of === 'leave' || told.of === 'hello';
      if (!asks) return state;
      return { ...state, busy: false, refusal: { code: told.code, message: told.message } };
    }
    case 'link':
      return { ...state, link: told.on ? 'on' : 'off', busy: told.on && state.busy };
    case 'asked':
      return { ...state, busy: true, refusal: null, left: null };
    case 'gone':
      return NO_ROOM;
    default:
      return state;
  }
}

function withoutTarget(wave: RoomWave, targetId: string): RoomWave {
  const [no, target] = targetId.split('.').map(Number);
  if (wave.no !== no || target === undefined) return wave;
  return { ...wave, dead: [...wave.dead, target] };
}
