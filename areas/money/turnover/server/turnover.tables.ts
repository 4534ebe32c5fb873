import type { ColumnType } from 'kysely';
import type { RequirementState } from './fill-requirements.ts';

declare module '@palaro/server' {
  interface Refinements {
    turnover_requirement: {
      /** O open, D done, F forfeited, X closed on a low balance, W waived by operators. */
      state: ColumnType<RequirementState, 'O' | undefined, RequirementState>;
    };
  }
}
