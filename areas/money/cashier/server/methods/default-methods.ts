import { Money } from '@palaro/kernel';
import { PROVIDERS } from '@palaro/providers';
import type { App } from '@palaro/server';
import '../cashier.tables.ts';

interface DefaultMethod {
  code: string;
  direction: 'in' | 'out';
  kind: 'manual' | 'gateway' | 'wallet' | 'payout';
  name: [en: string, ty: string];
  bounds: [least: string, most: string, step: string];
  minutes: number;
  quick: string[];
  enabled: boolean;
  needsPayerName?: true;
}

const HAND = ['500.0000', '1000.0000', '5000.0000', '10000.0000'];
const WALLETS = ['100.0000', '300.0000', '500.0000', '1000.0000'];
const RAIL = '0.0100';
const DAY = 24 * 60;

const payIn = (
  code: string,
  kind: 'gateway' | 'wallet',
  name: [string, string],
  [least, most]: [string, string],
  minutes: number,
): DefaultMethod => {
  const about = { code, kind, name, minutes, quick: WALLETS, enabled: kind === 'gateway' };
  return { ...about, direction: 'in', bounds: [least, most, RAIL] };
};
const payOut = (code: string, name: [string, string], most: string): DefaultMethod => ({
  code,
  direction: 'out',
  kind: 'payout',
  name,
  minutes: 3 * DAY,
  quick: [],
  enabled: true,
  bounds: ['100.0000', most, RAIL],
});

/** The methods that a site begins with (docs/domain/payments.md §1). Operators change them. */
const DEFAULT_METHODS: readonly DefaultMethod[] = [
  payIn('GCASH', 'gateway', ['GCash', 'GCash'], ['50.0000', '50000.0000'], 15),
  payIn('MAYA', 'gateway', ['Maya', 'Maya'], ['50.0000', '50000.0000'], 15),
  payIn('QRPH', 'gateway', ['QR Ph', 'QR Ph'], ['1.0000', '50000.0000'], 30),
  payIn('GRABPAY', 'gateway', ['GrabPay', 'GrabPay'], ['50.0000', '50000.0000'], 15),
  payIn(
    'GATEWAY',
    'gateway',
    ['Card or online banking', 'Card o online banking'],
    ['50.0000', '50000.0000'],
    30,
  ),
  {
    code: 'BANK_MANUAL',
    direction: 'in',
    kind: 'manual',
    minutes: DAY,
    quick: HAND,
    name: ['Bank transfer', 'Bank transfer'],
    bounds: ['100.0000', '500000.0000', '1.0000'],
    enabled: true,
    needsPayerName: true,
  },
  payIn('ALIPAY', 'wallet', ['Alipay', 'Alipay'], ['50.0000', '20000.0000'], 15),
  payIn('WECHAT', 'wallet', ['WeChat Pay', 'WeChat Pay'], ['50.0000', '20000.0000'], 15),
  payIn('QQ', 'wallet', ['QQ Wallet', 'QQ Wallet'], ['50.0000', '20000.0000'], 15),
  payOut('BANK', ['Bank account', 'Bank account'], '500000.0000'),
  payOut('WALLET', ['E-wallet', 'E-wallet'], '50000.0000'),
];

/**
 * Adds the methods that are missing, and the routes of providers that came with this version. What
 * operators changed stays.
 */
export async function addMissingMethods({ db }: Pick<App, 'db'>): Promise<void> {
  const methods = DEFAULT_METHODS.map((method, i) => {
    const { code, direction, kind, name, bounds, minutes, quick, enabled } = method;
    const [least, most, step] = bounds.map((one) => Money.of(one)) as [Money, Money, Money];
    return {
      code,
      direction,
      kind,
      name_en: name[0],
      name_ty: name[1],
      icon: code.toLowerCase(),
      least,
      most,
      step,
      fee_fixed: 0n,
      fee_rate: 0,
      fee_payer: 'house' as const,
      day_count: null,
      expiry_minutes: minutes,
      quick_amounts: quick.map(Money.of),
      needs_payer_name: method.needsPayerName ?? false,
      vip_from: null,
      vip_to: null,
      lines: [],
      open_from: null,
      open_until: null,
      sort: (i + 1) * 10,
      enabled,
    };
  });
  const known = await db.selectFrom('payment_method').select('code').execute();
  const missing = methods.filter(({ code }) => known.every((one) => one.code !== code));
  if (missing.length > 0) {
    await db
      .insertInto('payment_method')
      .values(missing)
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
  const routes = PROVIDERS.flatMap(({ code: provider, channels, payouts }, i) => [
    ...Object.entries(channels).map(([method, channel]) => ({ method, provider, channel, i })),
    ...payouts.map((method) => ({ method, provider, channel: method.toLowerCase(), i })),
  ]).filter(({ method }) => methods.some(({ code }) => code === method));
  if (routes.length === 0) return;
  await db
    .insertInto('payment_route')
    .values(routes.map(({ i, ...route }) => ({ ...route, sort: (i + 1) * 10, enabled: true })))
    .onConflict((taken) => taken.doNothing())
    .execute();
}
