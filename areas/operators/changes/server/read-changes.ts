import type { Query } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import { changeKinds, listPage, refuse, type App, type Operator } from '@palaro/server';
import type { changesApi } from '../changes.api.ts';
import { CHANGES_PER_PAGE, LATE_SECONDS } from '../changes.limits.ts';
import { findRequest, listSteps, type RequestRow, type StepRow } from './changes.repository.ts';
import { deciderOf, isOwnMatter } from './decide-change.ts';
import { isLate, judgeChange } from './judge-change.ts';
import { caseOf, kindOf, sameValue } from './kinds.ts';
import { readFacts } from './read-facts.ts';
import { countWaiting, listRequests } from './list-requests.ts';

type ListQuery = Query<(typeof changesApi)['changes']>;

export async function readChanges(app: App, operator: Operator, query: ListQuery) {
  const now = app.clock.now();
  const { state, kind, maker, mine, pageNum = 1 } = query;
  const filter = {
    now,
    state,
    kind,
    makerName: maker,
    ...(mine === 'made' ? { maker: operator.id } : {}),
    ...(mine === 'decide' ? { waitsFor: decidableBy(app, operator, now) } : {}),
  };
  const offset = (pageNum - 1) * CHANGES_PER_PAGE;
  const { rows, total } = await listRequests(app.db, filter, CHANGES_PER_PAGE, offset);
  const steps = await listSteps(
    app.db,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => changeRow(row, stepsOf(steps, row.id), operator, now));
  return listPage(list, { pageNum, size: CHANGES_PER_PAGE, total });
}

/** What this person may decide: kinds of his permissions, and whatever waited too long. */
function decidableBy(app: App, { id, may }: Operator, now: Date) {
  const kinds = changeKinds.of(app).filter(({ approve }) => may.has(approve));
  return {
    operator: id,
    kinds: kinds.map(({ name }) => name),
    lateFrom: may.has('change.approve.late') ? plusSeconds(now, -LATE_SECONDS) : null,
  };
}

/** How many changes wait for this person or for anybody, and since when the oldest does. */
export function countToDecide(app: App, operator?: Operator) {
  const now = app.clock.now();
  return countWaiting(app.db, now, operator && decidableBy(app, operator, now));
}

const stepsOf = (steps: readonly StepRow[], id: string) =>
  steps.filter(({ request }) => request === id);

function changeRow(row: RequestRow, steps: readonly StepRow[], operator: Operator, now: Date) {
  const over = row.state === 'Pending' && now >= row.expires_at;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    reason: row.reason,
    maker: row.maker_name,
    own: row.maker === operator.id,
    state: over ? ('Expired' as const) : row.state,
    needed: row.needed,
    approvals: steps.filter(({ step }) => step === 'approve').length,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    late: !over && isLate(caseOf(row, steps), now),
  };
}

/** One request with everything on which a second person decides. */
export async function readChange(app: App, operator: Operator, id: string) {
  const row = await findRequest(app.db, id);
  if (!row) throw refuse('not_found');
  const now = app.clock.now();
  const steps = await listSteps(app.db, [id]);
  const around = { now, oneBrowser: app.site.settings['console.oneBrowser'] };
  const decider = deciderOf(app, operator, row.kind);
  const outcome = judgeChange(caseOf(row, steps), 'approve', decider, around);
  const shown = changeRow(row, steps, operator, now);
  const refusal = 'refusal' in outcome ? outcome.refusal : null;
  const own = refusal === null && (await isOwnMatter(app, app.db, operator, row));
  return {
    ...shown,
    before: row.before,
    after: row.after,
    facts: await readFacts(app, operator, row, decider.mayApprove || decider.mayApproveLate),
    fresh: shown.state === 'Pending' ? await isFresh(app, row) : null,
    refusal: refusal ?? (own ? 'console.own_matter' : null),
    steps: steps.map(({ step, name, note, at }) => ({ step, name, note, at: at.toISOString() })),
  };
}

/** Whether an approval would still find what was there; a kind that refuses to read finds none. */
async function isFresh(app: App, row: RequestRow): Promise<boolean> {
  const kind = kindOf(app, row.kind);
  const read = app.db
    .transaction()
    .execute((tx) => kind.before(app, tx, row.payload as never))
    .then((found) => sameValue(found, row.before));
  return read.catch((error: unknown) => {
    app.log.warn({ err: error, change: row.id }, 'what a change is about cannot be read');
    return false;
  });
}
