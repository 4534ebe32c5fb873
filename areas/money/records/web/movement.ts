import type { TextKey } from '@palaro/api';
import { t, type RowOf } from '@palaro/client';
import type { AdjustReason } from '@palaro/wallet/api';
import type { recordsApi } from '../records.api.ts';

/** One movement of the member's money, as the account record lists it. */
export type Movement = RowOf<typeof recordsApi.transactions>;

/** The codes behind each filter. */
export const GROUPS = {
  deposits: ['deposit', 'depositReversed'],
  withdrawals: [
    'withdraw',
    'withdrawPaid',
    'withdrawVoid',
    'withdrawReturned',
    'balanceReturned',
    'balanceReturnFailed',
  ],
  play: ['bet', 'win', 'betWin', 'rollback', 'buyIn', 'tick', 'leave', 'free'],
  transfers: [
    'transferOut',
    'transferOutDone',
    'transferOutVoid',
    'transferIn',
    'transferResult',
    'opening',
  ],
  rewards: ['promoWin', 'award', 'forfeit', 'rebate'],
  corrections: ['adjust', 'manualAdjust'],
} as const;
export type Group = keyof typeof GROUPS;

/**
 * The ends of what an earlier entry began: it shows them, so that one withdrawal is one entry. They
 * move nothing in the main wallet.
 */
export const JOINED = ['withdrawPaid', 'transferOutDone'].join(',');

export const GROUP_TEXTS: Record<Group, TextKey> = {
  deposits: 'records.group_deposits',
  withdrawals: 'records.group_withdrawals',
  play: 'records.group_play',
  transfers: 'records.group_transfers',
  rewards: 'records.group_rewards',
  corrections: 'records.group_corrections',
};

const isZero = (money: string) => !/[1-9]/.test(money);

/** The direction of the main wallet's money; `beside` where only other wallets moved. */
export function wayOf({ amount, ref }: Movement): 'in' | 'out' | 'back' | 'beside' {
  if (isZero(amount)) return 'beside';
  if (ref.reverses !== '') return 'back';
  return amount.startsWith('-') ? 'out' : 'in';
}

type Beside = Movement['besides'][number];

/** The name of another wallet. A wallet at a vendor has the name of the movement's vendor. */
export function walletName({ wallet, vendor }: Beside, { ref }: Movement): string {
  if (wallet === 'vendor') {
    return t('records.wallet_vendor', { vendor: ref.vendorName || vendor });
  }
  if (wallet === 'held') return t('records.wallet_held');
  return t(wallet === 'bonus' ? 'records.wallet_bonus' : 'records.wallet_debt');
}

/**
 * The amount to show: that of the main wallet, else of the vendor wallet, else of another wallet.
 */
export function amountOf({ amount, besides }: Movement): string {
  if (!isZero(amount)) return amount;
  const beside = besides.filter(({ wallet }) => wallet === 'vendor')[0] ?? besides[0];
  return beside?.amount ?? amount;
}

/** Only money that came into the main wallet has a colour; money that went out is plain. */
export function toneOf({ amount }: Movement) {
  if (isZero(amount)) return 'dim';
  return amount.startsWith('-') ? 'ink' : 'leaf';
}

const REASON_TEXTS: Record<AdjustReason, TextKey> = {
  gameError: 'records.reason_game_error',
  paymentError: 'records.reason_payment_error',
  parkedCredit: 'records.reason_parked_credit',
  complaint: 'records.reason_complaint',
  other: 'records.reason_other',
};

/** The reason of a correction by hand; empty otherwise. */
export const reasonOf = ({ ref: { reason } }: Movement) =>
  reason in REASON_TEXTS ? t(REASON_TEXTS[reason as AdjustReason]) : '';

/** Kinds that belong to an order of money in or out; a payment provider's name says nothing. */
const ORDERS = ['deposit', 'withdrawal'];

/** The provider to name; none for money in and out, which goes by its method. */
export const providerOf = ({ ref }: Movement) => (ORDERS.includes(ref.kind) ? '' : ref.vendorName);

/** The game, the method of money in or out, else the provider. */
export const aboutOf = (movement: Movement) =>
  movement.ref.gameName || movement.ref.method || providerOf(movement);

const ASIDE_TEXTS = new Map<string, Partial<Record<Aside, TextKey>>>([
  [
    'withdraw',
    {
      held: 'records.withdrawal_held',
      taken: 'records.withdrawal_taken',
      back: 'records.withdrawal_back',
    },
  ],
  [
    'transferOut',
    {
      held: 'records.transfer_held',
      taken: 'records.transfer_taken',
      back: 'records.transfer_back',
    },
  ],
  ['buyIn', { held: 'records.table_held' }],
]);
type Aside = NonNullable<Movement['aside']>;

/** State of the money that was put aside, in words; empty where nothing is to be said. */
export function asideOf({ code, aside }: Movement): string {
  const key = aside && ASIDE_TEXTS.get(code)?.[aside];
  return key ? t(key) : '';
}
