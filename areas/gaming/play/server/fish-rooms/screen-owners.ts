import { defineService, type App } from '@palaro/server';

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
 * Counts a screen among its owner's on this node, and cuts off the oldest of them beyond `most`,
 * as push streams are. Returns what takes it out of the count again.
 */
export function countScreen(app: App, owner: string, most: number, screen: Screen): () => void {
  const screens = owners(app).get(owner) ?? new Set();
  owners(app).set(owner, screens.add(screen));
  for (const oldest of [...screens].slice(0, Math.max(0, screens.size - most))) {
    screens.delete(oldest);
    oldest.cut();
  }
  return () => {
    screens.delete(screen);
    if (screens.size === 0 && owners(app).get(owner) === screens) owners(app).delete(owner);
  };
}
