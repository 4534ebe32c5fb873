import type { ColumnType, Generated } from 'kysely';
import type { CHANGE_STEPS, ChangeState } from '../changes.api.ts';

/** Written as JSON text. */
type Json = ColumnType<unknown, string, never>;

declare module '@palaro/server' {
  interface Tables {
    change_request: {
      id: string;
      kind: string;
      subject: string;
      payload: Json;
      before: Json;
      after: Json;
      reason: string;
      needed: number;
      maker: string;
      maker_name: string;
      state: Generated<ChangeState>;
      made_at: Date;
      expires_at: Date;
      reminded_at: Date | null;
      ended_at: Date | null;
    };
    change_step: {
      id: Generated<string>;
      request: string;
      step: (typeof CHANGE_STEPS)[number];
      operator: string | null;
      name: string | null;
      session: string | null;
      device: string | null;
      note: string | null;
      at: Date;
    };
  }
}
