import type { ReadOnly } from '@palaro/server';

declare module '@palaro/server' {
  interface Refinements {
    member_day: ReadOnly<'member_day'>;
    team_day: ReadOnly<'team_day'>;
    statement_day: ReadOnly<'statement_day'>;
  }
}
