import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../people/calls.ts';
import { memberAt } from '../people/member-at.ts';
import type { Person } from '../people/people.ts';
import type { Stage } from './stage.ts';

const GAME = 'lucky-9';
const STAKE = '5.0000';
const MOVES = ['hirit', 'good'];
const LOOK_MS = 300;

interface Seen {
  roomId: string;
  state: string;
  handNo: number;
  stepNo: number;
  turn: number | null;
  seats: { you: boolean; place: number | null }[];
}

/** Refusals that only say that the table went on meanwhile, or that the move was none. */
const LATE = [
  'play.seated',
  'play.not_seated',
  'play.not_your_turn',
  'play.step_conflict',
  'play.step_not_offered',
];

/** Plays hands against other members until told to stop, then ends the hand and gets up. */
export async function playCards(stage: Stage, person: Person): Promise<void> {
  const { random, strange } = stage;
  const ask = memberAt(stage, person);
  const post = async (call: string, body: object) => {
    const { status, code } = await ask({
      method: 'POST',
      path: `/api/v1/games/${GAME}/${call}`,
      body,
    });
    const fits = status === 200 || LATE.includes(code ?? '');
    if (!fits) strange.push(`${status} ${code} to ${GAME}/${call}`);
  };
  const launch = { vendor: 'PALARO', gameId: GAME, gameCategory: 'PVP' };
  await ask({ method: 'POST', path: '/wps/game/launchGame', body: launch });
  for (;;) {
    const { value }: Answer = await ask({ method: 'GET', path: `/api/v1/card-rooms/${GAME}` });
    const { room } = value as { room: Seen | null };
    if (!room && stage.stopped()) return;
    if (!room) await post('stake', { roundRef: randomUUID(), stake: STAKE });
    else if (stage.stopped()) await post('leave', { roomId: room.roomId });
    const own = room?.seats.find(({ you }) => you)?.place ?? null;
    if (room?.state === 'TURN' && own !== null && room.turn === own) {
      const { handNo, stepNo } = room;
      await post(random.pick(MOVES), { handNo, stepNo });
    }
    await pause(LOOK_MS);
  }
}
