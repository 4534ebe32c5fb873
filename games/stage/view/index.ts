// What the screens of in-house games share, and what the frame around them must know: rounds on the
// client, stakes, autoplay, sound, the panel. It draws no game and loads no canvas library.
export type { GameHelp, GameViewModule, GameViewProps } from './view-contract.ts';
export type { Recalled } from './round-client.ts';
export type { Bet, Round } from './round-state.ts';
export { sound } from './sound.ts';
export { pesos } from './money-text.ts';
export { beginTally, countRound, greatestWin, netOf, type Tally } from './tally.ts';
