import type { Static } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import {
  COMPARED,
  recordAudit,
  type App,
  type ChangeKind,
  type Fact,
  type Operator,
  type Tx,
} from '@palaro/server';
import type { FactRow } from '../changes.api.ts';
import type { RequestRow } from './changes.repository.ts';
import { kindOf, memberOf } from './kinds.ts';

/**
 * The facts that a second person sees beside before and after, in the kind's order. A fact that
 * claims to stand among the compared fields and does not is a defect: it would be shown nowhere.
 */
export async function factsOf(
  app: App,
  tx: Tx,
  kind: ChangeKind,
  {
    payload,
    before,
    after,
  }: { payload: Static<ChangeKind['payload']>; before: unknown; after: unknown },
): Promise<FactRow[]> {
  const facts = Object.entries(await kind.facts(app, tx, payload, before));
  for (const [name, fact] of facts) {
    if (fact === COMPARED && !isCompared(name, payload, after)) {
      throw new Error(`${kind.name} shows ${name} neither as a fact nor in what would be`);
    }
  }
  const shown = facts.flatMap(([name, fact]) => (fact === COMPARED ? [] : [{ name, fact }]));
  return Promise.all(shown.map(({ name, fact }) => rowOf(tx, name, fact)));
}

/** A field that the maker left out is shown by its absence; one that holds several, by those. */
const isCompared = (name: string, payload: object, after: unknown) =>
  !(name in payload) ||
  (payload as Record<string, unknown>)[name] === undefined ||
  (typeof after === 'object' && after !== null && (name in after || name === 'change'));

async function rowOf(tx: Tx, name: string, { member, items, ...fact }: Fact): Promise<FactRow> {
  return {
    name,
    ...fact,
    ...(items ? { items: [...items] } : {}),
    ...(member ? { member: await memberSide(tx, member) } : {}),
  };
}

/** A member as the second person sees him: with the name that was proved. */
async function memberSide(tx: Tx, id: MemberId) {
  const row = await tx
    .selectFrom('member')
    .select(['account', 'payee_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, account: row?.account ?? '', name: row?.payee_name ?? null };
}

/** After the decision a balance of today would be taken for the one that was decided on. */
const OF_NOW = ['balance', 'balanceAfter'];

/**
 * The facts of a request, for those who may decide it, asked for it, or read the audit trail;
 * others see what would change, and nothing personal. The first look of each of them is recorded,
 * since names are shown in full. Null: this operator sees none.
 */
export async function readFacts(
  app: App,
  operator: Operator,
  row: RequestRow,
  mayDecide: boolean,
): Promise<FactRow[] | null> {
  const maySee = mayDecide || row.maker === operator.id || operator.may.has('audit.view');
  if (!maySee) return null;
  const kind = kindOf(app, row.kind);
  return app.db.transaction().execute(async (tx) => {
    const facts = await factsOf(app, tx, kind, {
      ...row,
      payload: row.payload as Record<string, unknown>,
    });
    if (kind.concerns !== 'values') await recordLook(app, tx, operator, row);
    return row.state === 'Pending' ? facts : facts.filter(({ name }) => !OF_NOW.includes(name));
  });
}

const LOOK = 'change.look';

async function recordLook(app: App, tx: Tx, operator: Operator, { id, subject }: RequestRow) {
  const of = `change:${id}`;
  const earlier = await tx
    .selectFrom('audit_entry')
    .select('seq')
    .where('subject', '=', of)
    .where('action', '=', LOOK)
    .where('actor', '=', `operator:${operator.name}`)
    .executeTakeFirst();
  if (earlier) return;
  const entry = { action: LOOK, subject: of, ...memberOf(subject) };
  await recordAudit(tx, operator, app.clock.now(), entry);
}
