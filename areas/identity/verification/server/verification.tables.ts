import type { ColumnType } from 'kysely';

/** What a code proves; a code of another purpose is refused. */
export type CodePurpose =
  | 'register'
  | 'login'
  | 'reset'
  | 'mobile'
  | 'email'
  | 'step_up'
  | 'payment_reset';

declare module '@palaro/server' {
  interface Refinements {
    use_count: { used_at: ColumnType<Date[], never, never> };
  }
}
