// Shared parts of the in-house games' screens, also for the frame around them: rounds on the
// client, stakes, autoplay, sound, the panel. It draws no game and loads no canvas library.
export type { GameRules } from '../../contract.ts';
export type { BetFields, GameVerifier } from './verify-contract.ts';
export type {
  GameHelp,
  GameViewModule,
  GameViewProps,
  CardViewProps,
  RoomEvent,
  RoomLeft,
  RoomSession,
  RoomWave,
  SharedBet,
  SharedRound,
  WayOn,
} from './view-contract.ts';
export { ShowDemonstration, type Demonstration } from './demonstration.ts';
export type { Recalled } from './round-client.ts';
export type { Bet, Round, SentStep } from './round-state.ts';
export { sound } from './sound.ts';
export { pesos } from './money-text.ts';
export { beginTally, countRound, greatestWin, netOf, type Counted, type Tally } from './tally.ts';
