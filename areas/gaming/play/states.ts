// The states of seeds, shared rounds and card rooms, and where each may go, as data. The rows have
// the words of docs/domain; server, screens and tests read these tables.

/** States with the states that each may become; a state that becomes no other is an end. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

export type SeedState = 'next' | 'active' | 'shared' | 'revealed';

/**
 * Moves of a pair of seeds (docs/domain/fairness.md §3). `shared` is the pair of a draw that many
 * players share: nobody rotates it, and its secret is revealed when the draw is over (§7).
 */
export const SEED_MOVES: Moves<SeedState> = {
  next: ['active'],
  active: ['revealed'],
  shared: ['revealed'],
  revealed: [],
};

export type TableRoundState = 'OPEN' | 'LOCKED' | 'REVEAL' | 'SETTLE' | 'VOIDING' | 'DONE' | 'VOID';

/**
 * Moves of a round that all players of a table share (docs/domain/games.md §1): it takes bets, then
 * no more, is shown (a flight flies), is being paid, is paid. In `VOIDING` the stakes go back
 * (docs/decisions/054-void-rounds.md).
 */
export const TABLE_ROUND_MOVES: Moves<TableRoundState> = {
  OPEN: ['LOCKED', 'VOIDING'],
  LOCKED: ['REVEAL', 'VOIDING'],
  REVEAL: ['SETTLE', 'VOIDING'],
  SETTLE: ['DONE', 'VOIDING'],
  VOIDING: ['VOID'],
  DONE: [],
  VOID: [],
};

export type CardRoomState = 'WAITING' | 'READY' | 'DEAL' | 'TURN' | 'SHOWDOWN' | 'SETTLE';

/**
 * Moves of a room in which members play cards (docs/domain/games.md §6). While it is `READY`, the
 * reserves of the hand are held; where one cannot be, the room waits again. A turn follows a turn
 * until the hand is over.
 */
export const CARD_ROOM_MOVES: Moves<CardRoomState> = {
  WAITING: ['READY'],
  READY: ['DEAL', 'WAITING'],
  DEAL: ['TURN', 'SHOWDOWN'],
  TURN: ['TURN', 'SHOWDOWN'],
  SHOWDOWN: ['SETTLE'],
  SETTLE: ['WAITING'],
};

/** Throws where the table does not know the move: no code may ask for it. */
export function assertMove<State extends string>(moves: Moves<State>, from: State, to: State) {
  if (!moves[from].includes(to)) throw new Error(`${from} does not become ${to}`);
}

/** States from which a thing may come to `to`. */
export const statesBefore = <State extends string>(moves: Moves<State>, to: State): State[] =>
  statesOf(moves).filter((from) => moves[from].includes(to));

/** States that become another one. */
export const statesBeforeEnd = <State extends string>(moves: Moves<State>): State[] =>
  statesOf(moves).filter((from) => moves[from].length > 0);

const statesOf = <State extends string>(moves: Moves<State>) => Object.keys(moves) as State[];
