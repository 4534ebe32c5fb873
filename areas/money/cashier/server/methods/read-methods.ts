import { bankOf } from '@palaro/bank-cards/api';
import { Money } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import type { HouseAccountRow as AccountOnWire, MethodRow } from '../../console.api.ts';
import { connected, usable } from '../payments/provider-line.ts';
import { successOf } from './method-open.ts';
import {
  countByRoute,
  listHouseAccounts,
  listMethods,
  listRoutes,
  type HouseAccountRow,
  type Method,
  type Route,
} from './methods.repository.ts';

/** All methods with their providers, and the house's accounts, as operators see them. */
export async function readMethods(app: App) {
  const [methods, routes, counts, accounts] = await Promise.all([
    listMethods(app.db),
    listRoutes(app.db),
    countByRoute(app.db, app.clock.now()),
    listHouseAccounts(app.db),
  ]);
  return {
    methods: methods.map((method): MethodRow => ({
      code: method.code,
      direction: method.direction,
      kind: method.kind,
      enabled: method.enabled,
      served:
        method.kind === 'manual'
          ? accounts.some(({ enabled }) => enabled)
          : routes.some((route) => serves(app, method, route)),
      ...fieldsOf(method),
      routes: routes
        .filter((route) => route.method === method.code)
        .map((route) => ({
          provider: route.provider,
          channel: route.channel,
          sort: route.sort,
          enabled: route.enabled,
          success: successOf(route, counts),
          configured: connected(app, route.provider) !== null,
        })),
      version: method.version,
    })),
    accounts: accounts.map(accountFieldsOf),
  };
}

const serves = (app: App, { code }: Method, { method, enabled, provider }: Route) =>
  method === code && enabled && usable(app, provider) !== null;

/** What of a method operators change, as the calls carry it. */
export const fieldsOf = (method: Method) => ({
  nameEn: method.name_en,
  nameTy: method.name_ty,
  min: Money.text(BigInt(method.least)),
  max: Money.text(BigInt(method.most)),
  step: Money.text(BigInt(method.step)),
  feeFixed: Money.text(BigInt(method.fee_fixed)),
  feeRate: Money.text(BigInt(method.fee_rate)),
  feePayer: method.fee_payer,
  dayCount: method.day_count,
  expiryMinutes: method.expiry_minutes,
  quickAmounts: method.quick_amounts.map((amount) => Money.text(BigInt(amount))),
  needsPayerName: method.needs_payer_name,
  openFrom: method.open_from?.slice(0, 5) ?? null,
  openUntil: method.open_until?.slice(0, 5) ?? null,
  sort: method.sort,
});

export const accountFieldsOf = (row: HouseAccountRow): AccountOnWire => ({
  id: row.id,
  bank: bankOf(row.bank_code)?.name ?? row.bank_code,
  bankCode: row.bank_code,
  holder: row.holder,
  number: row.account_number,
  branch: row.branch,
  qr: row.qr,
  enabled: row.enabled,
  sort: row.sort,
});

/** The method, locked until the transaction ends; undefined where there is none. */
export const lockMethod = (tx: Db, code: string): Promise<Method | undefined> =>
  tx
    .selectFrom('payment_method')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
