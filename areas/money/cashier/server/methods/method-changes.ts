import { bool, object, optional, text, uuid } from '@palaro/api';
import { bankOf } from '@palaro/bank-cards/api';
import { Money, newId } from '@palaro/kernel';
import {
  COMPARED,
  compared,
  defineChangeKind,
  linkFact,
  NO_FACT,
  refuse,
  textFact,
  type App,
  type Tx,
} from '@palaro/server';
import { methodsChanged } from '../../cashier.api.ts';
import { accountFields, methodFields } from '../../console-methods.api.ts';
import { accountFieldsOf, fieldsOf, lockMethod } from './read-methods.ts';

/** Open deposit pages read what they may use again. */
const tell = (app: App) => Promise.resolve(app.push.publish(methodsChanged, {}));

/** Limits, fees, hours and names of a method (docs/domain/payments.md §8). */
export const methodChange = defineChangeKind({
  name: 'payment-method.change',
  payload: object({ code: text({ max: 20 }), ...methodFields }),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ code }) => `payment-method:${code}`,
  before: async (_app, tx, { code, ...wanted }) => {
    judge(wanted);
    const method = await lockMethod(tx, code);
    if (!method) throw refuse('not_found');
    return fieldsOf(method);
  },
  after: ({ code: _code, ...wanted }) => wanted,
  facts: async (_app, _tx, { code }) => ({ code: methodLink(code), ...compared(methodFields) }),
  apply: async (_app, tx, { payload: { code, ...wanted } }) => {
    await tx
      .updateTable('payment_method')
      .set((row) => ({ ...columnsOf(wanted), version: row('version', '+', 1) }))
      .where('code', '=', code)
      .execute();
  },
  applied: tell,
});

const methodLink = (code: string) => linkFact(code, '/console/payment-methods');

type MethodColumns = Parameters<typeof columnsOf>[0];

/** What no table column can say: the most is not below the least, and hours come in pairs. */
function judge({ min, max, openFrom, openUntil }: MethodColumns) {
  if (Money.of(max) < Money.of(min)) {
    throw refuse('malformed', { fields: { max: 'cashier.max_below_min' } });
  }
  if ((openFrom === null) !== (openUntil === null)) {
    throw refuse('malformed', { fields: { openUntil: 'cashier.hours_in_pairs' } });
  }
}

const columnsOf = (wanted: {
  nameEn: string;
  nameTy: string;
  min: string;
  max: string;
  step: string;
  feeFixed: string;
  feeRate: string;
  feePayer: 'house' | 'member';
  dayCount: number | null;
  expiryMinutes: number;
  quickAmounts: string[];
  needsPayerName: boolean;
  openFrom: string | null;
  openUntil: string | null;
  sort: number;
}) => ({
  name_en: wanted.nameEn,
  name_ty: wanted.nameTy,
  least: Money.of(wanted.min),
  most: Money.of(wanted.max),
  step: Money.of(wanted.step),
  fee_fixed: Money.of(wanted.feeFixed),
  // Digits without the point: a rate with four decimals is a count of 1/10,000 too.
  fee_rate: parseInt(wanted.feeRate.replace('.', ''), 10),
  fee_payer: wanted.feePayer,
  day_count: wanted.dayCount,
  expiry_minutes: wanted.expiryMinutes,
  quick_amounts: wanted.quickAmounts.map(Money.of),
  needs_payer_name: wanted.needsPayerName,
  open_from: wanted.openFrom,
  open_until: wanted.openUntil,
  sort: wanted.sort,
});

const switched = { code: text({ max: 20 }), provider: optional(text({ max: 20 })), on: bool() };

/** Switching a method or one of its providers on; off needs no second person (§8). */
export const switchChange = defineChangeKind({
  name: 'payment-method.switch',
  payload: object(switched),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ code }) => `payment-method:${code}`,
  before: (_app, tx, payload) => enabledOf(tx, payload),
  after: ({ on, provider }) => ({ ...(provider ? { provider } : {}), enabled: on }),
  facts: async (_app, _tx, { code, provider, on }) => ({
    code: methodLink(code),
    provider: provider === undefined ? NO_FACT : COMPARED,
    on: textFact(String(on)),
  }),
  apply: (_app, tx, { payload }) => setEnabled(tx, payload),
  applied: tell,
});

interface Switched {
  code: string;
  provider?: string;
  on: boolean;
}

/** Whether the method, or its provider, is on now; its row is locked. Refuses `not_found`. */
export async function enabledOf(tx: Tx, { code, provider }: Omit<Switched, 'on'>) {
  const row = provider
    ? await tx
        .selectFrom('payment_route')
        .select('enabled')
        .where('method', '=', code)
        .where('provider', '=', provider)
        .forUpdate()
        .executeTakeFirst()
    : await lockMethod(tx, code);
  if (!row) throw refuse('not_found');
  return { ...(provider ? { provider } : {}), enabled: row.enabled };
}

export async function setEnabled(tx: Tx, { code, provider, on }: Switched): Promise<void> {
  if (!provider) {
    await tx
      .updateTable('payment_method')
      .set((row) => ({ enabled: on, version: row('version', '+', 1) }))
      .where('code', '=', code)
      .execute();
    return;
  }
  await tx
    .updateTable('payment_route')
    .set({ enabled: on })
    .where('method', '=', code)
    .where('provider', '=', provider)
    .execute();
}

/** One of the house's accounts: a new one, or other data of one. */
export const accountChange = defineChangeKind({
  name: 'payment-method.account',
  payload: object({ id: optional(uuid()), ...accountFields }),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ id, bankCode }) => `house-account:${id ?? bankCode}`,
  before: async (_app, tx, { id, bankCode }) => {
    if (!bankOf(bankCode)) {
      throw refuse('malformed', { fields: { bankCode: 'bank-cards.bank_required' } });
    }
    if (!id) return {};
    const row = await tx
      .selectFrom('house_bank_account')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw refuse('not_found');
    const { id: _id, bank: _bank, ...fields } = accountFieldsOf(row);
    return fields;
  },
  after: ({ id: _id, ...wanted }) => wanted,
  facts: async (_app, _tx, { id }) => ({
    id: id === undefined ? NO_FACT : linkFact(id, '/console/payment-methods'),
    ...compared(accountFields),
  }),
  apply: async (app, tx, { payload: { id, bankCode, number, ...same } }) => {
    const row = { ...same, bank_code: bankCode, account_number: number };
    if (!id) {
      await tx
        .insertInto('house_bank_account')
        .values({ id: newId(app.clock.now()), ...row })
        .execute();
      return;
    }
    await tx.updateTable('house_bank_account').set(row).where('id', '=', id).execute();
  },
  applied: tell,
});
