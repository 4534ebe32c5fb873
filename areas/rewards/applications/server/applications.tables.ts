import type { Rejection } from '../applications.api.ts';

/** `Proposed`: an operator approved it, and a second one must agree. */
export type ApplicationState = 'Waiting' | 'Proposed' | 'Approved' | 'Rejected';

declare module '@palaro/server' {
  interface Refinements {
    promotion_application: {
      state: ApplicationState;
      reason: Rejection | null;
    };
  }
}
