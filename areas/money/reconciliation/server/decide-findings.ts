import { int, object, text, type Query } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  linkFact,
  listPage,
  recordAudit,
  refuse,
  type App,
  type Operator,
} from '@palaro/server';
import type { reconciliationConsoleApi } from '../console.api.ts';
import { DECIDED_ELSEWHERE, type FindingState } from '../findings.ts';
import {
  endFindingAs,
  findPosting,
  isFoundAgain,
  listFindings,
  lockFinding,
  openFindingAgain,
  type FindingRow,
} from './findings-console.repository.ts';

const PAGE_SIZE = 50;

const memberOf = ({ details }: FindingRow): string | null => {
  const member = details.member_id ?? details.memberId ?? details.member;
  return typeof member === 'string' || typeof member === 'number' ? String(member) : null;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const onWire = (row: FindingRow) => ({
  id: row.id,
  check: row.check_name,
  subject: row.subject,
  details: Object.entries(row.details).map(([name, value]) => ({ name, value: textOf(value) })),
  member: memberOf(row),
  state: row.state,
  version: row.version,
  first: row.first_seen_at.toISOString(),
  last: row.last_seen_at.toISOString(),
  endedAt: row.resolved_at?.toISOString() ?? null,
  by: row.resolved_by,
  note: row.note,
  posting: row.posting,
});

/** A page of findings, newest first. */
export async function readFindings(
  { db }: App,
  { pageNum = 1, ...filter }: Query<(typeof reconciliationConsoleApi)['findings']>,
) {
  const place = { limit: PAGE_SIZE, offset: (pageNum - 1) * PAGE_SIZE };
  const { rows, total } = await listFindings(db, filter, place);
  return listPage(rows.map(onWire), { pageNum, size: PAGE_SIZE, total });
}

interface Decision {
  finding: string;
  version: number;
  reason: string;
}

/** Throws unless the finding stands as the operator saw it. */
function expectState(
  row: FindingRow,
  { version }: Pick<Decision, 'version'>,
  states: readonly FindingState[],
): void {
  if (states.includes(row.state) && row.version === version) return;
  throw refuse('finding.state', { data: { state: row.state } });
}

function expectOpen(row: FindingRow, seen: Pick<Decision, 'version'>): void {
  if (row.check_name in DECIDED_ELSEWHERE) throw refuse('finding.elsewhere');
  expectState(row, seen, ['Open']);
}

/** Two people take a finding as it is. No money moves: that is corrected elsewhere. */
export const acceptFindingChange = defineChangeKind({
  name: 'finding.accept',
  payload: object({ finding: text({ max: 18 }), version: int({ min: 1 }) }),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ finding }) => `finding:${finding}`,
  before: async (_app, tx, { finding }) => {
    const { check_name, subject, details, state, version } = await lockFinding(tx, finding);
    return { check: check_name, subject, details, state, version };
  },
  after: (_payload, before) => ({ ...(before as object), state: 'Accepted' }),
  facts: async (_app, tx, { finding }) => {
    const { subject } = await lockFinding(tx, finding);
    return {
      finding: linkFact(subject, `/console/recon/findings?subject=${encodeURIComponent(subject)}`),
      version: COMPARED,
    };
  },
  apply: async (app, tx, { payload, reason, people }) => {
    const row = await lockFinding(tx, payload.finding);
    expectOpen(row, payload);
    const by = people.join(', ');
    await endFindingAs(tx, row.id, app.clock.now(), { outcome: 'Accepted', by, note: reason });
  },
});

/** Asks for it; always two people. Refuses `not_found`, `finding.state`, `finding.elsewhere`. */
export async function askToAcceptFinding(
  app: App,
  operator: Operator,
  { reason, ...payload }: Decision,
) {
  await app.db
    .transaction()
    .execute(async (tx) => expectOpen(await lockFinding(tx, payload.finding), payload));
  return askForChange.of(app)(operator, acceptFindingChange, { payload, reason });
}

/**
 * An operator names the posting that explains a finding; it must be of the member whom the finding
 * concerns. Refuses `not_found`, `finding.state`, `finding.elsewhere`, `finding.no_fit`.
 */
export function matchFinding(
  app: App,
  operator: Operator,
  { member, reference, reason, ...seen }: Decision & { member: MemberId; reference: string },
) {
  return app.db.transaction().execute(async (tx) => {
    const row = await lockFinding(tx, seen.finding);
    expectOpen(row, seen);
    const posting = await findPosting(tx, member, reference.trim());
    if (posting === null || (memberOf(row) ?? member) !== member) throw refuse('finding.no_fit');
    const at = app.clock.now();
    const end = { outcome: 'Matched', by: operator.name, note: reason, posting } as const;
    await endFindingAs(tx, row.id, at, end);
    await recordAudit(tx, operator, at, {
      subject: `finding:${row.id}`,
      member,
      reason,
      before: { state: row.state },
      after: { state: 'Matched', posting },
    });
    return {};
  });
}

/**
 * Opens a finding again that people ended. Refuses `not_found`, and `finding.state` also where a
 * check has found the same again meanwhile.
 */
export function reopenFinding(app: App, operator: Operator, { reason, ...seen }: Decision) {
  return app.db.transaction().execute(async (tx) => {
    const row = await lockFinding(tx, seen.finding);
    expectState(row, seen, ['Matched', 'Accepted']);
    if (await isFoundAgain(tx, row)) throw refuse('finding.state', { data: { state: 'Open' } });
    await openFindingAgain(tx, row.id);
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `finding:${row.id}`,
      reason,
      before: { state: row.state, by: row.resolved_by, posting: row.posting },
      after: { state: 'Open' },
    });
    return {};
  });
}
