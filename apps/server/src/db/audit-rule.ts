import type { Pool } from 'pg';

/**
 * Says whether entries of the audit trail may have the site's own time and operators without a
 * session: in a demo and in tests, never on a real site. Run it as the tables' owner after the
 * migrations; the server's role cannot (decision 067).
 */
export const setRehearsal = (owner: Pool, rehearsal: boolean) =>
  owner.query('update audit_rule set rehearsal = $1 where rehearsal <> $1', [rehearsal]);
