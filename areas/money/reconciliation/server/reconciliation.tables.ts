import type { ColumnType, Generated } from 'kysely';

interface RunTable {
  id: Generated<string>;
  day: string | null;
  started_at: Date;
  finished_at: Date | null;
  checks: Generated<number>;
  found: Generated<number>;
}

interface FindingTable {
  id: Generated<string>;
  check_name: string;
  subject: string;
  details: ColumnType<Record<string, unknown>, string, string>;
  first_seen_at: Date;
  last_seen_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
}

interface StuckRoundTable {
  member_id: string;
  vendor: string;
  round: string;
  why: 'stale' | 'mismatch';
  found_at: Date;
  asked: Generated<number>;
  next_ask_at: Date | null;
  last_answer: string | null;
  settled_at: Date | null;
}

declare module '@palaro/server' {
  interface Tables {
    reconciliation_run: RunTable;
    reconciliation_finding: FindingTable;
    stuck_round: StuckRoundTable;
  }
}
