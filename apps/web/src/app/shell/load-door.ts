import type { doors } from './doors.ts';

type Doors = typeof doors;

/** The code behind a door; a visitor may open it before the list of doors has come. */
export const loadDoor = <N extends keyof Doors>(name: N) =>
  import('./doors.ts').then((all): Promise<unknown> => all.doors[name]()) as ReturnType<Doors[N]>;
