import { fillText } from '@palaro/api';
import { readPerson, unprovenDepositLeft } from '@palaro/kyc/server';
import { inLanguage, Money, type Language, type MemberId } from '@palaro/kernel';
import { depositRoom } from '@palaro/limits/server';
import type { App } from '@palaro/server';
import type { DepositMethod } from '../../cashier.api.ts';
import { en } from '../../cashier.en.ts';
import { ty } from '../../cashier.ty.ts';
import { listOpen } from '../deposits/deposits.repository.ts';
import { nextHouseAccount } from './house-accounts.ts';
import { readAbout } from './methods.repository.ts';
import { usableMethods, type UsableMethod } from './usable-methods.ts';
import { usualMinutes } from './usual-minutes.ts';

const TEXTS = { EN: en, TY: ty };
/** Methods by hand belong to no provider. */
const HOUSE = 'HOUSE';

/** What the member may pay in with now, by provider, and how much (docs/domain/payments.md §2). */
export async function offerMethods(
  app: App,
  member: MemberId,
  language: Language,
  vendor: string | undefined,
) {
  const about = await readAbout(app.db, member);
  const [usable, room, open, unproven, person] = await Promise.all([
    usableMethods(app, member, about),
    depositRoom(app, app.db, member),
    listOpen(app.db, member),
    unprovenDepositLeft(app, member),
    readPerson(app, member),
  ]);
  const pending = open.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const offered = await Promise.all(
    usable.map(async (one) => ({
      vendor: one.routes[0]?.provider ?? HOUSE,
      method: await offerOf(app, one, language),
    })),
  );
  const shown = offered.filter(({ vendor: code, method }) => {
    const hasAccount = method.kind !== 'manual' || (method.banks ?? []).length > 0;
    return hasAccount && (vendor === undefined || vendor === code || vendor === method.code);
  });
  const vendors = [...new Set(shown.map((one) => one.vendor))].map((code) => ({
    vendor: code,
    methods: shown.filter((one) => one.vendor === code).map(({ method }) => method),
  }));
  return {
    vendors,
    limits: {
      left: room && Money.text(room.left),
      resetsAt: room?.resetsAt.toISOString() ?? null,
      countLeft: null,
    },
    kyc: { level: about.kycLevel, left: unproven === null ? null : textOfRest(unproven - pending) },
    turnoverTimes: app.site.settings['deposit.turnover'],
    payerName: person?.fullName ?? about.payeeName,
    openOrders: open.map(({ id, method, amount, state }) => ({
      id,
      method,
      state,
      amount: Money.text(BigInt(amount)),
    })),
  };
}

const textOfRest = (money: Money) => Money.text(money > 0n ? money : 0n);

async function offerOf(
  app: App,
  { method }: UsableMethod,
  language: Language,
): Promise<DepositMethod> {
  const money = (count: string) => Money.text(BigInt(count));
  const manual = method.kind === 'manual';
  const account = manual ? await nextHouseAccount(app.db, app.clock.now()) : null;
  const texts = inLanguage(TEXTS, language);
  const values = { minutes: method.expiry_minutes };
  return {
    code: method.code,
    name: inLanguage({ EN: method.name_en, TY: method.name_ty }, language),
    icon: method.icon,
    kind: method.kind === 'payout' ? 'gateway' : method.kind,
    min: money(method.least),
    max: money(method.most),
    step: money(method.step),
    quickAmounts: method.quick_amounts.map(money),
    fee: {
      fixed: money(method.fee_fixed),
      rate: Money.text(BigInt(method.fee_rate)),
      payer: method.fee_payer,
    },
    note: fillText(texts[manual ? 'deposit_note_manual' : 'deposit_note_gateway'], values),
    needsPayerName: method.needs_payer_name,
    expiryMinutes: method.expiry_minutes,
    arrivesMinutes: manual ? await usualMinutes(app.db) : 0,
    ...(manual ? { banks: account ? [account] : [] } : {}),
  };
}
