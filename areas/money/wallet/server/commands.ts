import type * as protocol from '@palaro/kernel';
import type { SubledgerEntry } from '@palaro/ledger';

/**
 * The vendor code of in-house games. They use the same commands, in process
 * (docs/domain/wallet-protocol.md).
 */
export const HOUSE_VENDOR = 'PALARO';

/** A command of the protocol. The site's code may add rows that commit with it. */
export type MoneyCommand = protocol.MoneyCommand & {
  /** Rows that commit together with the money, or not at all (docs/domain/ledger.md §6). */
  subledger?: SubledgerEntry[];
  /** The name of the round was made for this command (`RoundNote.fresh`). */
  freshRound?: true;
};
export type WalletCommand = protocol.AuthenticateCommand | protocol.BalanceCommand | MoneyCommand;

/** Answers are given after the commit, never before. */
export interface WalletAnswer extends protocol.CommandAnswer {
  /** Version of the member's balances: the higher version is the later one. */
  version?: number;
  /**
   * The code with which the guard of an added row refused. Nothing of the item was written then.
   */
  guard?: string;
}
