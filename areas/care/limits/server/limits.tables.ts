import type { ColumnType, Generated } from 'kysely';
import type { ChangeState, LimitKind, LimitPeriod } from '../limit-changes.ts';

type Count = ColumnType<string | null, string | bigint | null, string | bigint | null>;

/** Every change of a limit; a looser one waits (docs/domain/responsible-gaming.md §2). */
interface RgLimitChangeTable {
  id: Generated<string>;
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** The operator who imposed it; empty: the member's own wish. */
  imposed_by: Generated<string>;
  /** Null: there was none. */
  amount_before: Count;
  /** Null: the limit goes. */
  amount: Count;
  state: ChangeState;
  asked_at: Date;
  ready_at: ColumnType<Date | null, Date | undefined, never>;
  expires_at: ColumnType<Date | null, Date | undefined, never>;
  ended_at: Date | null;
}

declare module '@palaro/server' {
  interface Tables {
    rg_limit_change: RgLimitChangeTable;
  }
}
