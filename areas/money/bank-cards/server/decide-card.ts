import { readMember, recordAccountChange } from '@palaro/accounts/server';
import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import { listCards, lockCards, makeDefault, markRemoved } from './bank-cards.repository.ts';
import { cardLabel } from './card-label.ts';
import { waitingCard } from './cards-to-review.ts';

interface Decision {
  card: string;
  reason: string;
}

type Card = Awaited<ReturnType<typeof waitingCard>>;

/** The names that are to agree, and who else has the number; the look is recorded. */
export async function viewCard(app: App, operator: Operator, { card: id, reason }: Decision) {
  const card = await waitingCard(app, id);
  const member = await readMember(app.db, card.member_id);
  const others = await app.db
    .selectFrom('bank_card as o')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .select(['o.member_id', 'm.account', 'o.removed_at'])
    .where('o.number_digest', '=', card.number_digest)
    .where('o.member_id', '!=', card.member_id)
    .orderBy('o.added_at')
    .execute();
  await app.db.transaction().execute((tx) => record(app, tx, operator, card, { reason }));
  return {
    holder: card.holder,
    payeeName: member.payee_name,
    others: others.map((other) => ({
      member: other.member_id,
      account: other.account,
      removed: other.removed_at?.toISOString() ?? null,
    })),
  };
}

/** The card is the member's own: money may go to it. The first usable one becomes the default. */
export const approveCard = (app: App, operator: Operator, { card, reason }: Decision) =>
  decide(app, operator, { id: card, reason, to: 'active' });

/** The card is not the member's: it is removed, and he is told (docs/domain/accounts.md §7). */
export const refuseCard = (app: App, operator: Operator, { card, reason }: Decision) =>
  decide(app, operator, { id: card, reason, to: 'removed' });

interface Deciding {
  id: string;
  reason: string;
  to: 'active' | 'removed';
}

async function decide(app: App, operator: Operator, { id, reason, to }: Deciding) {
  const card = await waitingCard(app, id);
  await app.db.transaction().execute(async (tx) => {
    await lockCards(tx, card.member_id, card.number_digest);
    const cards = await listCards(tx, card.member_id);
    // Another operator, or the member himself, may have been faster.
    if (!cards.some((one) => one.id === id && one.state === 'review')) throw refuse('not_found');
    if (to === 'removed') await markRemoved(tx, id, app.clock.now());
    else {
      if (await ownedByOther(tx, card)) throw refuse('card.other_owner');
      await tx.updateTable('bank_card').set({ state: 'active' }).where('id', '=', id).execute();
      if (!cards.some(({ is_default }) => is_default)) await makeDefault(tx, card.member_id, id);
    }
    await recordAccountChange(tx, app, {
      memberId: card.member_id,
      what: to === 'active' ? 'bank_card_approved' : 'bank_card_refused',
      by: 'operator',
      detail: { card: cardLabel(card) },
    });
    await record(app, tx, operator, card, {
      reason,
      before: { state: 'review' },
      after: { state: to },
    });
  });
  return {};
}

/** A number has one owner at a time (docs/domain/accounts.md §7). */
async function ownedByOther(tx: Tx, { number_digest, member_id }: Card): Promise<boolean> {
  const other = await tx
    .selectFrom('bank_card')
    .select('id')
    .where('number_digest', '=', number_digest)
    .where('member_id', '!=', member_id)
    .where('state', '=', 'active')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

const record = (
  app: App,
  tx: Tx,
  operator: Operator,
  card: Card,
  entry: { reason: string; before?: object; after?: object },
) =>
  recordAudit(tx, operator, app.clock.now(), {
    subject: `bank-card:${card.id}`,
    member: card.member_id,
    ...entry,
  });
