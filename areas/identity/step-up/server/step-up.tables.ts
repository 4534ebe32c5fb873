/** The secrets that can be guessed at; each has a separate count. */
export type Guarded = 'payment_password' | 'questions';

declare module '@palaro/server' {
  interface Tables {
    security_guard: {
      member_id: string;
      what: Guarded;
      failures: number;
      locked_until: Date | null;
    };
  }
}
