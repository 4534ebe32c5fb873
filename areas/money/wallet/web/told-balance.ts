import type { EventOf, Reply } from '@palaro/api';
import { createStore, onSessionChange, reloadCall, setCall, useStore } from '@palaro/client';
import { walletApi, type walletTopic } from '../wallet.api.ts';

type Wallet = Reply<typeof walletApi.balance>;
type Told = Omit<EventOf<typeof walletTopic>, 'at'> & {
  /** Set where a bet's answer told the main wallet only. The other amounts are older then. */
  mainOnly?: boolean;
};

/**
 * The latest balance from push or from a bet's answer. It is kept apart from the loaded one, so
 * that a slow load never brings back an older amount.
 */
const told = createStore<Told | null>(null);
onSessionChange(() => told.set(null));

/** Takes a balance from push; an older version than the known one changes nothing. */
export function hearBalance(event: EventOf<typeof walletTopic>): void {
  const { sumBalance, main, held, bonus, version } = event;
  if (version < (told.get()?.version ?? 0)) return;
  const before = newest(read(), told.get());
  told.set({ sumBalance, main, held, bonus, version });
  if (before && movesBeside(before, event)) void reloadCall(walletApi.balance);
}

/**
 * Whether money at vendors may have moved. Push tells only the total of it. A sign is that held
 * money changed, or that only one of main wallet and total did. A bet and its win change both.
 */
function movesBeside(before: Wallet, { sumBalance, main, held, version }: Told): boolean {
  if (version <= before.version) return false;
  return held !== before.held || (main === before.main) !== (sumBalance === before.sumBalance);
}

/** Takes the main wallet's balance and version from the answer to a bet. */
export function hearMain(main: string, version: number): void {
  const shown = newest(read(), told.get());
  if (shown && version > shown.version) told.set({ ...shown, main, version, mainOnly: true });
}

/**
 * Whether the latest balance came only from a bet's answer. Push is late then, or a proxy blocks
 * it.
 */
export const isHalfTold = (): boolean => {
  const latest = told.get();
  return latest?.mainOnly === true && latest.version > (read()?.version ?? 0);
};

/** The loaded wallet, updated with what push and bets told since. */
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
