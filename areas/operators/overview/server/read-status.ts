import { sql } from 'kysely';
import { listOpenFindings } from '@palaro/reconciliation/server';
import { jobDesk, type App, type Db } from '@palaro/server';
import type { Status } from '../overview.api.ts';
import { readGoLive } from './go-live.ts';
import { queueFigures } from './look-after-jobs.ts';
import { metricValues } from './metric-values.ts';

const SLOW_SHOWN = 20;
const STATEMENT_MAX = 200;
const ANSWERS_SHOWN = 100;
const FINDINGS_SHOWN = 100;
const TOO_MANY = 429;
const ANSWERS = 'palaro_http_answer_seconds';

/** What runs here and how it does; the counts are this node's since it started. */
export async function readStatus(app: App): Promise<Status> {
  const now = app.clock.now();
  const [database, goLive, slow, state, counted, findings] = await Promise.all([
    readDatabase(app.db),
    readGoLive(app),
    readSlow(app.db),
    jobDesk.of(app).state(),
    readAnswers(app),
    listOpenFindings(app.db, FINDINGS_SHOWN),
  ]);
  return {
    at: now.toISOString(),
    version: VERSION,
    node: process.version,
    ...database,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    goLive,
    slow,
    queue: queueFigures(state),
    findings: findings.map(({ id, check_name: check, subject, ...seen }) => ({
      id,
      check,
      subject,
      first: seen.first_seen_at.toISOString(),
      last: seen.last_seen_at.toISOString(),
    })),
    ...counted,
  };
}

/** Of the package; the release's notes tell what is in it. */
const VERSION = '0.1.0';

async function readDatabase(db: Db) {
  const { rows } = await sql<{
    postgres: string;
    migrations: number;
    lastMigration: string;
    databaseBytes: string;
  }>`select current_setting('server_version') postgres,
      (select count(*)::int from migration) migrations,
      (select coalesce(max(name), '') from migration) "lastMigration",
      pg_database_size(current_database())::text "databaseBytes"`.execute(db);
  const none = { postgres: '', migrations: 0, lastMigration: '', databaseBytes: '0' };
  return rows[0] ?? none;
}

/** The statements that take longest on average; null where the database does not keep them. */
async function readSlow(db: Db): Promise<Status['slow']> {
  const kept = await sql<{ here: boolean }>`
    select to_regclass('pg_stat_statements') is not null here`.execute(db);
  if (kept.rows[0]?.here !== true) return null;
  const { rows } = await sql<{ statement: string; calls: number; meanMs: number }>`
    select left(query, ${STATEMENT_MAX}::int) statement, calls::int calls,
        round(mean_exec_time)::int "meanMs"
      from pg_stat_statements order by mean_exec_time desc limit ${SLOW_SHOWN}`.execute(db);
  return rows;
}

interface Answered {
  route: string;
  method: string;
  ok: number;
  refused: number;
  failed: number;
}

async function readAnswers(app: App) {
  const calls = new Map<string, Answered>();
  let rateLimited = 0;
  const values = await metricValues(app.serverMetrics, ANSWERS);
  for (const { labels, value } of values.filter(({ name }) => name === `${ANSWERS}_count`)) {
    const { route = '', method = '', status = '' } = labels;
    const of = calls.get(`${method} ${route}`) ?? { route, method, ok: 0, refused: 0, failed: 0 };
    const code = Number(status);
    if (code >= 500) of.failed += value;
    else if (code >= 400) of.refused += value;
    else of.ok += value;
    if (code === TOO_MANY) rateLimited += value;
    calls.set(`${method} ${route}`, of);
  }
  const answers = [...calls.values()]
    .filter(({ refused, failed }) => refused + failed > 0)
    .sort((a, b) => b.failed - a.failed || b.refused - a.refused)
    .slice(0, ANSWERS_SHOWN);
  return { answers, rateLimited };
}
