import type { EventOf, Reply } from '@palaro/api';
import { createStore, onSessionChange, reloadCall, setCall, useStore } from '@palaro/client';
import { walletApi, type walletTopic } from '../wallet.api.ts';

type Wallet = Reply<typeof walletApi.balance>;
type Told = Omit<EventOf<typeof walletTopic>, 'at'> & {
  /** A bet's answer tells the main wallet alone; the rest is older until a push or reading. */
  mainOnly?: boolean;
};

/**
 * The latest that was told by push or with the answer to a bet. It stands beside what was read, so
 * that a reading that was under way for long never brings back an older amount.
 */
const told = createStore<Told | null>(null);
onSessionChange(() => told.set(null));

/** Takes in what push tells; what is older than what is known changes nothing. */
export function hearBalance(event: EventOf<typeof walletTopic>): void {
  const { sumBalance, main, held, bonus, version } = event;
  if (version < (told.get()?.version ?? 0)) return;
  const before = newest(read(), told.get());
  told.set({ sumBalance, main, held, bonus, version });
  if (before && movesBeside(before, event)) void reloadCall(walletApi.balance);
}

/**
 * Whether money at vendors may have moved, of which push tells only the total: what was held went
 * on, or main wallet and total no longer go together. A bet and its win change both.
 */
function movesBeside(before: Wallet, { sumBalance, main, held, version }: Told): boolean {
  if (version <= before.version) return false;
  return held !== before.held || (main === before.main) !== (sumBalance === before.sumBalance);
}

/** Takes in the main wallet as of a version, from the answer to a bet. */
export function hearMain(main: string, version: number): void {
  const shown = newest(read(), told.get());
  if (shown && version > shown.version) told.set({ ...shown, main, version, mainOnly: true });
}

/** Whether only an answer has told the latest: push is late, or shut out by some proxy. */
export const isHalfTold = (): boolean => {
  const latest = told.get();
  return latest?.mainOnly === true && latest.version > (read()?.version ?? 0);
};

/** What was read, with what was told since. */
export const useNewest = (reading: Wallet | undefined) => newest(reading, useStore(told));

function newest(reading: Wallet | undefined, latest: Told | null): Wallet | undefined {
  if (!reading || !latest || latest.version < reading.version) return reading;
  const { sumBalance, main, held, bonus, version } = latest;
  return { ...reading, sumBalance, main, held, bonus, version };
}

function read(): Wallet | undefined {
  let reading: Wallet | undefined;
  setCall(walletApi.balance, (value) => (reading = value));
  return reading;
}
