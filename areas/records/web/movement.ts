import type { TextKey } from '@palaro/api';
import { t, type RowOf } from '@palaro/client';
import type { recordsApi } from '../records.api.ts';

/** One movement of the member's money, as the account record lists it. */
export type Movement = RowOf<typeof recordsApi.transactions>;

/** Codes that belong together in the filter. */
export const GROUPS = {
  play: ['bet', 'win', 'betWin', 'rollback', 'buyIn', 'tick', 'leave', 'free'],
  transfers: [
    'transferOut',
    'transferOutDone',
    'transferOutVoid',
    'transferIn',
    'transferResult',
    'opening',
  ],
  rewards: ['promoWin', 'award'],
  corrections: ['adjust', 'manualAdjust'],
} as const;
export type Group = keyof typeof GROUPS;

export const GROUP_TEXTS: Record<Group, TextKey> = {
  play: 'records.group_play',
  transfers: 'records.group_transfers',
  rewards: 'records.group_rewards',
  corrections: 'records.group_corrections',
};

export const isZero = (money: string) => !/[1-9]/.test(money);

/** Which way the main wallet's money went; `beside` where only other wallets were moved. */
export function wayOf({ amount, ref }: Movement): 'in' | 'out' | 'back' | 'beside' {
  if (isZero(amount)) return 'beside';
  if (ref.reverses !== '') return 'back';
  return amount.startsWith('-') ? 'out' : 'in';
}

type Beside = Movement['besides'][number];

/** A wallet beside the main one, by name. */
export function walletName({ wallet, vendor }: Beside): string {
  if (wallet === 'vendor') return t('records.wallet_vendor', { vendor });
  if (wallet === 'held') return t('records.wallet_held');
  return t(wallet === 'bonus' ? 'records.wallet_bonus' : 'records.wallet_debt');
}

/** What it was about: the game, else the provider. */
export const aboutOf = ({ ref }: Movement) => ref.gameName || ref.vendor;
