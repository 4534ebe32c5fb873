import type { Tables } from '@palaro/server';

/** A credit that could not be booked waits no longer. */
interface CreditSettled {
  credit: string;
  vendor: string;
  command: Tables['gateway_parked']['command'];
  /** Who settled it. */
  by: string;
  /** How, and why. */
  note: string;
}

declare module '@palaro/server' {
  interface Events {
    'credit.settled': CreditSettled;
  }
}
