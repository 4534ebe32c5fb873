import { fillText } from '@palaro/api';
import { groupDecimal, inLanguage, Money, type Language } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { DepositOrder } from '../../cashier.api.ts';
import { en } from '../../cashier.en.ts';
import { ty } from '../../cashier.ty.ts';
import { isOpenDeposit, mayCancelDeposit, type DepositState } from '../../order-states.ts';
import { listMethods, type Method } from '../methods/methods.repository.ts';
import { usualMinutes } from '../methods/usual-minutes.ts';
import type { DepositRecord } from './deposits.repository.ts';
import { turnoverOf } from './turnover-times.ts';

const TEXTS = { EN: en, TY: ty };

const STATES = {
  Created: 'deposit_created',
  Pending: 'deposit_pending',
  Processing: 'deposit_processing',
  Review: 'deposit_review',
  Paid: 'deposit_paid',
  Expired: 'deposit_expired',
  Failed: 'deposit_failed',
  Cancelled: 'deposit_cancelled',
  Rejected: 'deposit_rejected',
  Returned: 'deposit_returned',
  Reversed: 'deposit_reversed',
} as const satisfies Record<DepositState, keyof typeof en>;

const stateText = (language: Language, state: DepositState, values: Record<string, string>) =>
  fillText(inLanguage(TEXTS, language)[STATES[state]], values);

/** Reasons that help a member; any other is our service's to explain. */
const REASONS = {
  declined: 'deposit_reason_declined',
  provider_refused: 'deposit_reason_provider',
  no_provider: 'deposit_reason_provider',
  no_money: 'deposit_reason_no_money',
} as const satisfies Record<string, keyof typeof en>;

const isMemberReason = (reason: string): reason is keyof typeof REASONS =>
  Object.hasOwn(REASONS, reason);

/** States that ended for a reason the member should know. */
const EXPLAINED: readonly DepositState[] = ['Failed', 'Rejected'];

function reasonText(language: Language, { state, reason }: DepositRecord): string | null {
  if (!EXPLAINED.includes(state)) return null;
  const key = reason && isMemberReason(reason) ? REASONS[reason] : 'deposit_reason_other';
  return inLanguage(TEXTS, language)[key];
}

const nameOf = (method: Method, language: Language) =>
  inLanguage({ EN: method.name_en, TY: method.name_ty }, language);

/** States in which the member can still pay. */
const PAYABLE: readonly DepositState[] = ['Created', 'Pending', 'Processing'];

type Action = NonNullable<DepositOrder['action']>;

function actionOf({ action, state }: DepositRecord): DepositOrder['action'] {
  const kept = action as Partial<Action> | null;
  if (!kept?.kind || !PAYABLE.includes(state)) return null;
  const { kind, url = null, qrText = null, account = null } = kept;
  return { kind, url, qrText, account };
}

const isOpenTransfer = ({ house_account, state }: DepositRecord) =>
  house_account !== null && isOpenDeposit(state);

interface Step {
  order_id: string;
  state: string;
  at: Date;
}

/**
 * Views of orders for their member, with their timelines, in the order in which they were given.
 */
export async function viewDeposits(
  db: Db,
  rows: readonly DepositRecord[],
  language: Language,
): Promise<DepositOrder[]> {
  const [first] = rows;
  if (!first) return [];
  const [methods, steps, minutes] = await Promise.all([
    listMethods(db),
    db
      .selectFrom('order_step')
      .select(['order_id', 'state', 'at'])
      .where('member_id', '=', first.member_id)
      .where(
        'order_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seq')
      .execute(),
    rows.some(isOpenTransfer) ? usualMinutes(db) : null,
  ]);
  return rows.map((row) => viewOf(row, { methods, steps, minutes, language }));
}

interface ViewContext {
  methods: readonly Method[];
  steps: readonly Step[];
  /** What a transfer by hand usually takes. */
  minutes: number | null;
  language: Language;
}

/** All that must be bet, with the bonus where the order takes one. */
const turnoverWith = ({ promotion, turnover_times }: DepositRecord, credited: Money) =>
  promotion
    ? (credited + BigInt(promotion.bonus)) * BigInt(promotion.times)
    : turnoverOf(credited, turnover_times);

function viewOf(row: DepositRecord, context: ViewContext): DepositOrder {
  const { methods, steps, minutes, language } = context;
  const method = methods.find(({ code }) => code === row.method);
  const manual = method?.kind === 'manual';
  const money = (count: string | null) => (count === null ? null : Money.text(BigInt(count)));
  const reason = reasonText(language, row);
  const credited = money(row.credited);
  const amount = Money.text(BigInt(row.amount));
  const expected = BigInt(row.credited ?? BigInt(row.amount) - BigInt(row.fee));
  const isOpen = row.state === 'Pending' || row.state === 'Processing';
  return {
    id: row.id,
    reference: row.reference,
    method: row.method,
    amount,
    credited,
    reason,
    methodName: method ? nameOf(method, language) : row.method,
    icon: method?.icon ?? '',
    kind: method && method.kind !== 'payout' ? method.kind : 'gateway',
    fee: Money.text(BigInt(row.fee)),
    received: money(row.received),
    state: row.state,
    stateText: stateText(language, row.state, {
      amount: `₱${groupDecimal(credited ?? amount, 2)}`,
      reason: reason ?? '',
    }),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    canCancel: mayCancelDeposit(row.state),
    canSayPaid: manual && row.state === 'Pending',
    canAddSlip: manual && isOpen,
    hasSlip: row.slip !== null,
    arrivesMinutes: isOpenTransfer(row) ? minutes : null,
    action: actionOf(row),
    steps: steps
      .filter(({ order_id }) => order_id === row.id)
      .map(({ state, at }) => ({ state, at: at.toISOString() })),
    promotion: row.promotion && {
      title: inLanguage(row.promotion.title, language),
      bonus: Money.text(BigInt(row.promotion.bonus)),
    },
    turnover: Money.text(turnoverWith(row, expected)),
  };
}

export const viewDeposit = async (db: Db, row: DepositRecord, language: Language) =>
  (await viewDeposits(db, [row], language))[0] as DepositOrder;
