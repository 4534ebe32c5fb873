import { defineErrors } from '@palaro/api';

export const turnoverErrors = defineErrors({
  /** Met, closed or waived already: there is nothing left to waive. */
  'turnover.not_open': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    turnover: typeof turnoverErrors;
  }
}
