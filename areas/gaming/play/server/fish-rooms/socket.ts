import websocket from '@fastify/websocket';
import { isLanguage, hasPlayMoney, masked, type Language } from '@palaro/kernel';
import { refuse, tokenHolder, type App, type AreaServer } from '@palaro/server';
import { addressOf } from '@palaro/verification/server';
import { playerOf } from '../player.ts';
import { buyIn, type Shooter } from './buy-in.ts';
import { postShots } from './end-session.ts';
import { readMessage, type Hello, type Message } from './messages.ts';
import { mayOpen } from './read-rooms.ts';
import { readRoomName, type RoomName } from './room-name.ts';
import { findPlace } from './room-places.ts';
import {
  closeScreensOf,
  endAndTell,
  enterRoom,
  leaveRoom,
  screensIn,
  tellRoom,
  tellSeats,
  type Guest,
} from './room-hub.ts';
import { countScreen, SCREENS_A_SESSION, SCREENS_AN_ADDRESS } from './screen-owners.ts';
import { findSessionOf } from './sessions.repository.ts';
import { fire, hit } from './shoot.ts';
import { sessionView, stateView } from './told.ts';

/** The part of a WebSocket that a room uses. */
interface Socket {
  send(text: string): void;
  close(code: number): void;
  terminate(): void;
  readonly bufferedAmount: number;
  on(event: 'message', heard: (data: { toString(): string }) => void): void;
  on(event: 'close' | 'error', ended: () => void): void;
}

/** The plugin's own types would need those of a package that nothing else uses. */
interface SocketRoutes {
  get(
    path: string,
    options: object,
    heard: (socket: Socket, request: { params: { room: string }; ip: string }) => void,
  ): void;
}

/** The longest message that is read. */
const MESSAGE_MAX_BYTES = 1_024;
/** Messages at once, and a second; a player shoots at most five times a second. */
const BURST = 30;
const A_SECOND = 16;
/** A screen that floods the site, or does not read, is cut off. */
const EXCESS_MAX = 200;
const UNREAD_MAX_BYTES = 64 * 1024;
/** Shots of a session after which the wallet is told at once. */
const POST_EVERY = 50;

const POLICY_VIOLATION = 1008;
/** A screen must say who it is at once. */
const HELLO_WITHIN_MS = 10_000;
/** A room that is full is tried again after this. */
const FULL_RETRY_SECONDS = 60;

type FailureOf = Parameters<NonNullable<AreaServer['routes']>>[2];

/** `/api/v1/rooms/{room}`: what is said in a room. Nothing is decided here. */
export const roomRoutes: NonNullable<AreaServer['routes']> = (app, server, failureOf) => {
  const listen = () => {
    app.nodeBus.on('session.ended', ({ sessionId }) => closeScreensOf(app, sessionId));
    app.nodeBus.on('elsewhere.session', ({ sessionId }) => closeScreensOf(app, sessionId));
    // A reset clears the bus before it tells the listeners.
    app.nodeBus.on('demo.reset', listen);
  };
  listen();
  void server.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: MESSAGE_MAX_BYTES },
      // A frame that breaks the protocol is the caller's mistake and no error of ours.
      errorHandler: (_error, socket) => socket.terminate(),
    });
    (scope as unknown as SocketRoutes).get(
      '/api/v1/rooms/:room',
      { websocket: true, schema: { summary: 'A room of a game, as a WebSocket', tags: ['push'] } },
      (socket, { params, ip }) => talk(app, socket, { name: params.room, ip }, failureOf),
    );
  });
};

/** One screen's conversation: its messages are answered one after another. */
function talk(
  app: App,
  socket: Socket,
  { name, ip }: { name: string; ip: string },
  failureOf: FailureOf,
) {
  const screen = { guest: null as Guest | null, language: 'EN' as Language };
  const cut = { cut: () => socket.terminate() };
  let uncount = countScreen(app, addressOf(ip), SCREENS_AN_ADDRESS, cut);
  const send = (event: object) => {
    if (socket.bufferedAmount > UNREAD_MAX_BYTES) socket.close(POLICY_VIOLATION);
    else socket.send(JSON.stringify(event));
  };
  const line = { send, close: () => socket.close(POLICY_VIOLATION) };
  const takes = messageRate(app);
  let queue = Promise.resolve();
  const silent = setTimeout(() => screen.guest ?? line.close(), HELLO_WITHIN_MS).unref();
  const answer = async (text: string) => {
    const message = readMessage(text);
    try {
      if (!message) throw refuse('malformed');
      if (message.type !== 'hello') return await act(app, screen.guest, message);
      if (screen.guest) throw refuse('malformed');
      if (isLanguage(message.language)) screen.language = message.language;
      const who = await identify(app, name, message);
      if (who.login !== null) {
        uncount();
        uncount = countScreen(app, who.login, SCREENS_A_SESSION, cut);
      }
      screen.guest = await enter(app, { ...who, ...line });
    } catch (error) {
      const { success: _no, requestId: _id, ...told } = failureOf(error, screen.language);
      const bulletId = message && 'bulletId' in message ? { bulletId: message.bulletId } : {};
      send({ type: 'error', of: message?.type ?? null, ...bulletId, ...told });
      if (!screen.guest) line.close();
    }
  };
  socket.on('message', (data) => {
    const excess = takes();
    if (excess === 0) queue = queue.then(() => answer(data.toString()));
    else if (excess > EXCESS_MAX) line.close();
    else send({ type: 'error', of: null, code: 'play.too_fast' });
  });
  const gone = () => {
    clearTimeout(silent);
    void queue.then(() => {
      uncount();
      if (screen.guest) leaveRoom(app, screen.guest);
    });
  };
  socket.on('close', gone);
  socket.on('error', gone);
}

/** Counts a screen's messages; answers how many came beyond its rate. */
function messageRate(app: App): () => number {
  let left = BURST;
  let at = app.clock.now().getTime();
  let excess = 0;
  return () => {
    const now = app.clock.now().getTime();
    left = Math.min(BURST, left + ((now - at) / 1_000) * A_SECOND);
    at = now;
    if (left < 1) return (excess += 1);
    left -= 1;
    return 0;
  };
}

/** The one who comes, and the room. Refuses `not_found`. */
async function identify(app: App, name: string, hello: Hello) {
  const room = readRoomName(name);
  if (!room || !(await mayOpen(app, room))) throw refuse('not_found');
  return { room, ...(await whoIs(app, room, hello)) };
}

type Comer = Pick<Guest, 'room' | 'player' | 'login' | 'send' | 'close'>;

/** Finds a place in the room, and tells how it stands. */
async function enter(app: App, who: Comer): Promise<Guest> {
  const { room, player } = who;
  const session = player ? await findSessionOf(app.db, player.id, room.card.id) : undefined;
  const here = session?.room === room.name && !session.closed_at ? session : undefined;
  const guest: Guest = { ...who, roundId: here?.round_id ?? null, seat: here?.seat ?? null };
  const place = findPlace(screensIn(app, room.name), guest);
  if (place === 'full') throw refuse('try_again', { retryAfterSeconds: FULL_RETRY_SECONDS });
  // First in the room, then told how it stands: nothing that happens between is missed.
  enterRoom(app, guest);
  if (place) {
    leaveRoom(app, place);
    place.close();
  }
  guest.send({ type: 'fish.state', ...(await stateView(app, room, player, session)) });
  return guest;
}

async function whoIs(app: App, room: RoomName, { token, freePlay }: Hello) {
  if (token === undefined) return { player: null, login: null };
  const principal = await tokenHolder.of(app)(token);
  if (principal.is !== 'member') throw refuse('not_logged_in');
  const { member } = principal;
  if (member.restricted) throw refuse('password.change_required');
  const player: Shooter = {
    ...(await playerOf(app, member, freePlay === undefined ? {} : { freePlay })),
    name: masked(member.nickname || member.account),
  };
  // Play money and real money never meet in one room.
  const free = freePlay !== undefined || hasPlayMoney(member.type);
  return { player: free === room.free ? player : null, login: member.sessionId };
}

type Action = Exclude<Message, { type: 'hello' }>;

async function act(app: App, guest: Guest | null, message: Action): Promise<void> {
  if (!guest?.player) throw refuse('not_logged_in');
  if (message.type === 'buyin') return sit(app, guest, guest.player, message);
  const { room, roundId } = guest;
  if (roundId === null) throw refuse('play.no_open_round');
  if (message.type === 'leave') return void (await endAndTell(app, room, roundId, 'asked'));
  if (message.type === 'fire') return shootFrom(app, guest, roundId, message);
  return claim(app, guest, roundId, message);
}

async function sit(app: App, guest: Guest, player: Shooter, message: Action & { type: 'buyin' }) {
  const { type: _type, ...asked } = message;
  const session = await buyIn(app, player, guest.room, asked);
  guest.roundId = session.round_id;
  guest.seat = session.seat;
  guest.send({ type: 'fish.seated', session: await sessionView(app, session) });
  await tellSeats(app, guest.room);
}

async function shootFrom(
  app: App,
  guest: Guest,
  roundId: string,
  { bulletId, bullet, angle, t }: Action & { type: 'fire' },
) {
  const { room, seat } = guest;
  const shot = await fire(app, room, roundId, { bulletId, bullet, angle, t });
  guest.send({ type: 'fish.shot', bulletId, remains: shot.remains });
  if (shot.repeated) return;
  tellRoom(app, room.name, { type: 'fish.fired', seat, bulletId, bullet, angle, t }, guest);
}

async function claim(
  app: App,
  guest: Guest,
  roundId: string,
  { bulletId, targetId, t }: Action & { type: 'hit' },
) {
  const { room, seat } = guest;
  const { repeated, ...came } = await hit(app, room, roundId, { bulletId, targetId, t });
  guest.send({ type: 'fish.hit', bulletId, targetId, ...came });
  if (repeated) return;
  const { times, win } = came;
  if (times > 0) tellRoom(app, room.name, { type: 'fish.dead', targetId, seat, bulletId, win });
  else tellRoom(app, room.name, { type: 'fish.spent', seat, bulletId }, guest);
  if (came.settled % POST_EVERY === 0) await postShots(app, roundId);
}
