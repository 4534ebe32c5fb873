import { provide, provisionsOf } from '@palaro/server';
import { gameRules, memberMayPlay, type GameRules, type MayPlay } from './play-rules.ts';

/** What catalogue and accounts would answer. A test may change it while it runs. */
export type TestRules = GameRules & { mayPlay: MayPlay };

/** Every vendor and game is on, without bounds, and everybody may play. */
export const openRules = (): TestRules => ({
  vendorOn: () => true,
  vendorName: (vendor) => vendor,
  gameOn: () => true,
  betLimits: () => null,
  payoutAlarm: () => 10_000_000_000n,
  gameKind: () => null,
  openGames: () => [],
  mayPlay: () => true,
});

/** Stand-ins for the catalogue and accounts that answer what `rules` say at that moment. */
export const provisionsBy = (rules: TestRules) =>
  provisionsOf([
    provide(gameRules, () => rules),
    provide(
      memberMayPlay,
      () =>
        (...asked) =>
          rules.mayPlay(...asked),
    ),
  ]);
