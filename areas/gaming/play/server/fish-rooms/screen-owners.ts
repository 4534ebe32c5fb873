import { countOwned, defineService, type App } from '@palaro/server';

/** Most screens of one session (its tabs) and of one address's guests; phones share addresses. */
export const SCREENS_A_SESSION = 12;
export const SCREENS_AN_ADDRESS = 100;

interface Screen {
  /** Ends the connection without waiting for the other side. */
  cut(): void;
}

/** Screens by owner: the session, or the address of one that has not said who it is. */
const owners = defineService('play.room-screens', () => new Map<string, Set<Screen>>());

/**
 * Counts a screen among its owner's on this node, and cuts off the oldest of them beyond `most`.
 * Returns what takes it out of the count again.
 */
export const countScreen = (app: App, owner: string, most: number, screen: Screen) =>
  countOwned(owners(app), { owner, most }, screen, (oldest) => oldest.cut());
