import type { ColumnType } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    site_value: { name: string; value: ColumnType<unknown, string, string>; changed_at: Date };
    idempotency_key: {
      owner: string;
      call: string;
      key: string;
      input: Buffer;
      status: number | null;
      answer: string | null;
      taken_at: Date;
    };
  }
}
