import type { doors } from './doors.ts';

type Doors = typeof doors;

/** Loads the code of one door. A visitor may open it before the list of doors has loaded. */
export const loadDoor = <N extends keyof Doors>(name: N) =>
  import('./doors.ts').then((all): Promise<unknown> => all.doors[name]()) as ReturnType<Doors[N]>;
