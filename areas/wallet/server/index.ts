// The wallet: members' balances and the one door through which games move money. It decides on
// dedupe, sessions, rounds and funds; whether vendor, game and member may play it asks the areas
// that know (PlayRules). Lists and launch are the catalogue's, rounds' outcomes are play's,
// signatures and vendors' dialects are the gateway's.
export { execute } from './execute.ts';
export { balances, type Balances } from './balances.ts';
export { creditOpening, openWallet, type Realm } from './open-wallet.ts';
export {
  endSessionsOf,
  findSession,
  launchSession,
  type GameSession,
  type Launch,
  type Launched,
} from './game-sessions.ts';
export { registerPlayRules, type BetLimits, type PlayRules } from './play-rules.ts';
export * from './commands.ts';
export type { RoundSettled } from './wallet.events.ts';
