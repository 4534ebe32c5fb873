import {
  bool,
  defineConsoleCall,
  defineErrors,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  rowNumber,
  text,
  type Static,
} from '@palaro/api';

/** What can be wrong with the site; the words are `overview-console.alarm.<name>`. */
export const ALARMS = [
  'dead_jobs',
  'late_jobs',
  'fold_lag',
  'findings',
  'vendor_failing',
  'silent_provider',
  'late_salt',
  'late_work',
  'not_ready',
] as const;
export type Alarm = (typeof ALARMS)[number];

/** Gaps to close before members may come; the words are `overview-console.gap.<name>`. */
export const GO_LIVE_GAPS = [
  'operators',
  'operators_mail',
  'sms_sandbox',
  'sms_account',
  'mail',
  'provider_secrets',
  'no_deposits',
  'no_payouts',
  'agreement',
  'help',
  'announcements',
  'wal_archive',
] as const;
export type GoLiveGap = (typeof GO_LIVE_GAPS)[number];

const figures = object({
  /** What games took from members, in money. */
  taken: money(),
  /** What games paid and gave back. */
  paid: money(),
  ggr: money(),
  /** What members paid in, and what was paid out to them. */
  deposits: money(),
  withdrawals: money(),
  /** What was given besides: promotions, rebates, salaries, dividends, payment fees. */
  given: money(),
  /** GGR less what was given; what no ledger account holds (vendors' share, tax) is still in it. */
  ngr: money(),
  rounds: int(),
});

const queueRow = object({
  name: text(),
  /** Where its work is done, under `/console`. */
  path: text(),
  count: int(),
  /** How much money waits; null where it is no money. */
  amount: nullable(money()),
  oldest: nullable(instant()),
  lateAfter: int(),
});
export type QueueRow = Static<typeof queueRow>;

const dashboard = object({
  at: instant(),
  /** Members with a call in the last minutes. */
  online: int(),
  /** Bets in real money, of the last minute. */
  betsPerMinute: int(),
  /** Rounds in real money that are still open, and what is staked on them. */
  exposure: object({ rounds: int(), stakes: money() }),
  today: figures,
  /** The same day a week ago, whole. */
  lastWeek: figures,
  /** The day of `today` and of `lastWeek`, in the site's zone. */
  days: object({ today: text(), lastWeek: text() }),
  queue: object({ waiting: int(), dead: int(), lateSeconds: int() }),
  foldLagSeconds: int(),
  /** Requests of all nodes to vendors in the last hour. */
  vendors: list(object({ vendor: text(), answered: int(), failed: int(), notAsked: int() })),
  alarms: list(object({ alarm: oneOf(ALARMS), about: text(), path: text() })),
});
export type Dashboard = Static<typeof dashboard>;

const jobRow = object({
  name: text(),
  everySeconds: int(),
  pausedBy: nullable(text()),
  lastRun: nullable(object({ at: instant(), tookMs: int(), failed: bool() })),
  nextAt: nullable(instant()),
  waiting: bool(),
  late: bool(),
});
export type JobRow = Static<typeof jobRow>;

const deadRow = object({
  id: text(),
  task: text(),
  attempts: int(),
  failedAt: instant(),
  error: text(),
});
export type DeadRow = Static<typeof deadRow>;

const status = object({
  at: instant(),
  version: text(),
  node: text(),
  postgres: text(),
  migrations: int(),
  lastMigration: text(),
  databaseBytes: text(),
  startedAt: instant(),
  /** Gaps to close before members may come. Null: a demo, where none do. */
  goLive: nullable(
    list(object({ gap: oneOf(GO_LIVE_GAPS), about: text(), path: nullable(text()) })),
  ),
  /** Null: the database does not keep them (the extension pg_stat_statements is missing). */
  slow: nullable(list(object({ statement: text(), calls: int(), meanMs: int() }))),
  queue: object({ waiting: int(), dead: int(), lateSeconds: int() }),
  /** What the checks found and nobody has resolved, oldest first; at most 100. */
  findings: list(
    object({ id: text(), check: text(), subject: text(), first: instant(), last: instant() }),
  ),
  /** Answers of this node since it started, by call; only calls with refusals or failures. */
  answers: list(
    object({ route: text(), method: text(), ok: int(), refused: int(), failed: int() }),
  ),
  /** Answers 429 of this node since it started. */
  rateLimited: int(),
});
export type Status = Static<typeof status>;

const ofJob = () => object({ job: text({ max: 100, pattern: '^[a-z][\\w.-]*$' }) });
const ofQueue = () => object({ queue: text({ max: 64, pattern: '^[a-z][a-z-]*$' }) });
const item = () => text({ min: 1, max: 64, pattern: '^[\\w:.-]+$' });

export const overviewApi = {
  dashboard: defineConsoleCall({
    unattended: true,
    permission: 'dashboard.view',
    method: 'GET',
    path: '/console/api/dashboard',
    summary: 'How the site is now, beside the same day a week ago',
    reply: dashboard,
  }),
  queues: defineConsoleCall({
    unattended: true,
    permission: 'queue.view',
    method: 'GET',
    path: '/console/api/queues',
    summary: 'How much work waits, of the kinds that the operator works on',
    reply: page('list', queueRow),
  }),
  takings: defineConsoleCall({
    unattended: true,
    permission: 'queue.view',
    method: 'GET',
    path: '/console/api/queues/{queue}/takings',
    summary: 'Who works on which item of a queue',
    params: ofQueue(),
    reply: page('list', object({ item: text(), operator: text(), mine: bool(), since: instant() })),
  }),
  takeWork: defineConsoleCall({
    permission: 'queue.view',
    records: 'work.take',
    repeatable: true,
    method: 'POST',
    path: '/console/api/queues/{queue}/takings',
    summary: 'Takes an item of a queue, so that nobody else works on it',
    params: ofQueue(),
    body: object({ item: item() }),
    reply: object({}),
    errors: ['console.taken'],
  }),
  releaseWork: defineConsoleCall({
    permission: 'queue.view',
    records: 'work.release',
    repeatable: true,
    method: 'DELETE',
    path: '/console/api/queues/{queue}/takings/{item}',
    summary: 'Gives back an item that the operator has taken',
    params: object({ queue: ofQueue().properties.queue, item: item() }),
    reply: object({}),
  }),
  jobs: defineConsoleCall({
    unattended: true,
    permission: 'job.view',
    method: 'GET',
    path: '/console/api/jobs',
    summary: 'All scheduled jobs: schedule, last run, next one',
    reply: object({
      ...page('list', jobRow).properties,
      queue: object({ waiting: int(), dead: int(), lateSeconds: int() }),
    }),
  }),
  runJob: defineConsoleCall({
    permission: 'job.run',
    records: 'job.run',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/jobs/{job}/run',
    summary: 'Runs a scheduled job now; running it twice changes nothing more',
    params: ofJob(),
    reply: object({}),
  }),
  pauseJob: defineConsoleCall({
    permission: 'job.run',
    records: 'job.pause',
    creates: 'key-table',
    method: 'PUT',
    path: '/console/api/jobs/{job}/paused',
    summary: 'Pauses or resumes a scheduled job',
    params: ofJob(),
    body: object({ paused: bool(), reason: reasonText() }),
    reply: object({}),
  }),
  deadLetters: defineConsoleCall({
    permission: 'job.view',
    method: 'GET',
    path: '/console/api/dead-letters',
    summary: 'Tasks that failed for the last time, newest first',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', deadRow),
  }),
  retryDeadLetter: defineConsoleCall({
    permission: 'job.run',
    records: 'job.retry',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/dead-letters/{letter}/retry',
    summary: 'Gives a dead task its attempts again',
    params: object({ letter: rowNumber() }),
    reply: object({}),
  }),
  status: defineConsoleCall({
    permission: 'status.view',
    method: 'GET',
    path: '/console/api/status',
    summary: 'Versions, database, queue and how calls were answered',
    reply: status,
  }),
};

export const overviewErrors = defineErrors({ 'console.taken': { status: 409 } });

declare module '@palaro/api' {
  interface ErrorAreas {
    overview: typeof overviewErrors;
  }
}
