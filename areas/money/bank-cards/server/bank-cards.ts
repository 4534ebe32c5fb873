import {
  readMember,
  recordAccountChange,
  statedName,
  type MemberRecord,
} from '@palaro/accounts/server';
import { refuseDenied, refuseDeniedIn } from '@palaro/deny-list/server';
import { newId, plusSeconds } from '@palaro/kernel';
import { foldName } from '@palaro/rules';
import {
  refuse,
  siteEnvelope,
  type App,
  type Member,
  type RequestInfo,
  type Tx,
} from '@palaro/server';
import { requireStepUp, type StepUpProof } from '@palaro/step-up/server';
import { bankOf, plainNumber } from '../banks.ts';
import type { BankCard } from '../bank-cards.api.ts';
import { BRANCH_MAX, CARDS_MAX } from '../bank-cards.limits.ts';
import {
  findCard,
  hasOtherOwner,
  holdPayeeName,
  insertCard,
  listCards,
  lockCards,
  makeDefault,
  markRemoved,
  type CardRow,
} from './bank-cards.repository.ts';
import { cardDigest } from './card-digest.ts';
import { cardLabel } from './card-label.ts';
import { reviewsAmong, type CardReview } from './card-reviews.ts';
import { cardInUse } from './card-use.ts';

const HOUR = 3_600;

/** The member's cards and e-wallets, the default first. */
export async function readCards(app: App, member: Member) {
  const [rows, record, stated] = await Promise.all([
    listCards(app.db, member.id),
    readMember(app.db, member.id),
    statedName.of(app)(member.id),
  ]);
  const reviews = await reviewsAmong(app.db, member.id, rows);
  return {
    list: rows.map((row) => viewOf(row, app.clock.now(), reviews.get(row.id))),
    most: CARDS_MAX,
    holder: record.payee_name,
    statedName: stated,
    mobile: walletNumber(record),
  };
}

/** E-wallets know a number of the Philippines by its local form. */
function walletNumber({ mobile, mobile_verified_at: verified }: MemberRecord): string | null {
  return verified && mobile?.startsWith('+63') ? `0${mobile.slice(3)}` : null;
}

interface NewCard extends StepUpProof {
  bankCode: string;
  accountNumber: string;
  holder: string;
  branch?: string;
}

/**
 * Adds a card in the payee's name (AC-55): at most five, usable after `hold.cardHours`. A number
 * that another member has waits for an operator (`review`). Throws `malformed` by field,
 * `card.payee_first`, `card.known`, `card.too_many`, `support.needed` and what a step-up throws.
 */
export async function addCard(app: App, member: Member, draft: NewCard, request: RequestInfo) {
  const number = plainNumber(draft.accountNumber);
  const record = await readMember(app.db, member.id);
  judge(draft, number, record);
  await requireStepUp(app, member, draft, request);
  const row = cardRow(app, record, draft, number);
  const traces = { member: member.id, request, cards: [row.number_digest] };
  await refuseDenied(app, traces, 'card');
  const kept = await app.db.transaction().execute(async (tx) => {
    await refuseDeniedIn(app, tx, traces);
    await lockCards(tx, member.id, row.number_digest);
    // Verification may have changed the payee since the check above.
    if ((await holdPayeeName(tx, member.id)) !== record.payee_name)
      throw otherHolder(record.payee_name);
    const mine = await listCards(tx, member.id);
    if (mine.some(({ number_digest }) => number_digest.equals(row.number_digest))) {
      throw refuse('card.known');
    }
    if (mine.length >= CARDS_MAX) throw refuse('card.too_many', { values: { most: CARDS_MAX } });
    const since = plusSeconds(row.added_at, -holdSeconds(app));
    const taken = await hasOtherOwner(tx, row, since);
    const card = {
      ...row,
      state: taken ? ('review' as const) : ('active' as const),
      review_since: taken ? row.added_at : null,
      is_default: !taken && !mine.some(({ is_default }) => is_default),
    };
    await insertCard(tx, card);
    await told(tx, app, { record, card, what: 'bank_card_added', request });
    return card;
  });
  const reviews = await reviewsAmong(app.db, member.id, [kept]);
  return viewOf(kept, app.clock.now(), reviews.get(kept.id));
}

/**
 * Removes a card. If it was the default, the oldest remaining card becomes the default. Its number
 * counts as this member's for as long as a new card waits. Throws `not_found`, `card.in_use`.
 */
export async function removeCard(
  app: App,
  member: Member,
  { id, ...proof }: StepUpProof & { id: string },
  request: RequestInfo,
) {
  const card = await ownCard(app, member, id);
  if (await cardInUse.of(app)(id)) throw refuse('card.in_use');
  await requireStepUp(app, member, proof, request);
  const record = await readMember(app.db, member.id);
  await app.db.transaction().execute(async (tx) => {
    await lockCards(tx, member.id, card.number_digest);
    if (!(await markRemoved(tx, id, app.clock.now()))) throw refuse('not_found');
    // A withdrawal may have come meanwhile; another one waits for this row.
    if (await cardInUse.of(app)(id)) throw refuse('card.in_use');
    const left = (await listCards(tx, member.id)).filter(({ state }) => state === 'active');
    const [next] = left;
    if (next && !next.is_default) await makeDefault(tx, member.id, next.id);
    await told(tx, app, { record, card, what: 'bank_card_removed', request });
  });
  return {};
}

/** Sets the card that withdrawals offer first. */
export async function setDefaultCard(
  app: App,
  member: Member,
  { id, ...proof }: StepUpProof & { id: string },
  request: RequestInfo,
) {
  const card = await ownCard(app, member, id);
  if (card.state !== 'active') throw refuse('not_found');
  await requireStepUp(app, member, proof, request);
  const record = await readMember(app.db, member.id);
  await app.db.transaction().execute(async (tx) => {
    await lockCards(tx, member.id, card.number_digest);
    if (!(await makeDefault(tx, member.id, id))) throw refuse('not_found');
    await told(tx, app, { record, card, what: 'bank_card_default', request });
  });
  return {};
}

async function ownCard(app: App, member: Member, id: string): Promise<CardRow> {
  const card = await findCard(app.db, member.id, id);
  if (!card) throw refuse('not_found');
  return card;
}

const holdSeconds = (app: App) => app.site.settings['hold.cardHours'] * HOUR;

/** Money is paid out only to the member's own name (docs/domain/payments.md §10). */
const otherHolder = (payeeName: string | null) =>
  refuse('card_name_mismatch', {
    values: { payeeName: payeeName ?? '' },
    fields: { holder: 'bank-cards.holder_other' },
  });

function judge(draft: NewCard, number: string, record: MemberRecord) {
  if (record.payee_name === null) throw refuse('card.payee_first');
  const bank = bankOf(draft.bankCode);
  const fields: Record<string, string> = {};
  if (!bank) fields['bankCode'] = 'bank-cards.bank_required';
  if (!bank || !new RegExp(bank.pattern).test(number)) {
    fields['accountNumber'] = 'bank-cards.number_format';
  }
  if ((draft.branch ?? '').length > BRANCH_MAX) fields['branch'] = 'bank-cards.branch_long';
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  if (foldName(draft.holder) !== foldName(record.payee_name)) {
    throw otherHolder(record.payee_name);
  }
}

/** The row of a new card as it is kept, without its state. */
export function cardRow(
  app: App,
  record: Pick<MemberRecord, 'id' | 'payee_name'>,
  draft: Pick<NewCard, 'bankCode' | 'branch'>,
  number: string,
) {
  const now = app.clock.now();
  const id = newId(now);
  return {
    id,
    member_id: record.id,
    bank_code: draft.bankCode,
    number_sealed: siteEnvelope(app, 'security.card').seal(id, number),
    number_digest: cardDigest(app, draft.bankCode, number),
    last4: number.slice(-4),
    holder: record.payee_name ?? '',
    branch: draft.branch?.trim() || null,
    added_at: now,
    usable_from: plusSeconds(now, holdSeconds(app)),
    removed_at: null,
  };
}

const viewOf = (row: CardRow, now: Date, review: CardReview | undefined): BankCard => {
  const bank = bankOf(row.bank_code);
  return {
    id: row.id,
    bankCode: row.bank_code,
    bank: bank?.name ?? row.bank_code,
    kind: bank?.kind ?? 'bank',
    last4: row.last4,
    branch: row.branch,
    isDefault: row.is_default,
    state: row.state,
    review: review ? { reason: review.reason, until: review.until.toISOString() } : null,
    usableFrom: row.usable_from.toISOString(),
    usable: row.state === 'active' && row.usable_from <= now,
  };
};

interface Told {
  record: MemberRecord;
  card: CardRow;
  what: 'bank_card_added' | 'bank_card_removed' | 'bank_card_default';
  request: RequestInfo;
}

const told = (tx: Tx, app: App, { record, card, what, request }: Told) =>
  recordAccountChange(tx, app, {
    memberId: record.id,
    what,
    by: 'member',
    request,
    detail: { card: cardLabel(card) },
  });
