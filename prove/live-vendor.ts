import { Money } from '@palaro/kernel';
import type { LedgerAnswer } from '@palaro/ledger';
import type { MoneyCommand } from '@palaro/wallet/server';
import type { Door, DoorAnswer, Message } from './door.ts';
import { seeded } from './seeded.ts';
import type { Deliver } from './simulate/network.ts';
import type { Attempt } from './simulate/messenger.ts';
import { createVendor, type Vendor } from './simulate/vendor.ts';
import type { Player } from './stage.ts';

/** The simulated vendor in real time with shorter waits, speaking through a real door. */
export interface LiveVendor extends Vendor {
  /** Commands that were answered as committed, by member and transaction. */
  acknowledged: Map<string, { member: string; transaction: string }>;
  /** Counts, by status, answers that a vendor who keeps to the protocol never gets. */
  strange: Map<string, number>;
  /** Resolves when nothing is under way any more. */
  rest(): Promise<void>;
}

/** The waits of the protocol's §8 are divided by this. */
const FASTER = 10;

const CODES: Record<string, string> = {
  INSUFFICIENT_FUNDS: 'insufficient',
  ROLLED_BACK: 'tombstoned',
  KEY_REUSED: 'key_reused',
  TARGET_MISMATCH: 'target_mismatch',
};
/** Answers after which the vendor sends again: nothing was committed, or nobody knows. */
const AGAIN = ['TRY_AGAIN', 'REPLAYED'];

export function createLiveVendor(seed: number, players: readonly Player[], door: Door): LiveVendor {
  const acknowledged: LiveVendor['acknowledged'] = new Map();
  const strange: LiveVendor['strange'] = new Map();
  let underWay = 0;
  const atRest: (() => void)[] = [];
  const finish = () => {
    underWay -= 1;
    if (underWay === 0) for (const tell of atRest.splice(0)) tell();
  };
  const time = {
    random: seeded(seed),
    after(ms: number, act: () => void) {
      underWay += 1;
      setTimeout(() => {
        act();
        finish();
      }, ms / FASTER);
    },
  };
  const sessions = new Map(players.map(({ member, session }) => [member, session]));
  const send: Deliver<Attempt, LedgerAnswer> = ({ command }, answered) => {
    underWay += 1;
    void door.send(...messageOf(command, sessions)).then((answer) => {
      const read = readAnswer(answer);
      const status = String(answer?.status);
      if (read?.code === STRANGE) strange.set(status, (strange.get(status) ?? 0) + 1);
      if (read?.is === 'posted') {
        const { member, transaction } = command;
        acknowledged.set(`${member}/${transaction}`, { member, transaction });
      }
      if (read) answered(read);
      finish();
    });
  };
  const vendor = createVendor(time, [...sessions.keys()], send);
  return {
    ...vendor,
    acknowledged,
    strange,
    rest: () =>
      underWay === 0 ? Promise.resolve() : new Promise((resolve) => atRest.push(resolve)),
  };
}

const STRANGE = 'strange';

/** Reads an answer as the vendor does: a status it does not know counts as no answer. */
function readAnswer(answer: DoorAnswer | null): LedgerAnswer | null {
  if (answer === null) return null;
  const rest = { transferId: null, balances: null, round: null };
  if (answer.status === 'OK') return { is: 'posted', code: null, ...rest };
  const status = answer.status ?? '';
  const again = AGAIN.includes(status) ? 'try_again' : STRANGE;
  return { is: 'refused', code: CODES[status] ?? again, ...rest };
}

/** The command in the demo vendor's wire format (docs/domain/wallet-protocol.md §3). */
function messageOf(
  { kind, vendor: _vendor, ...fields }: MoneyCommand,
  sessions: ReadonlyMap<string, string>,
): [command: string, message: Message] {
  const stakes = kind === 'bet' || kind === 'betWin';
  const message: Message = stakes ? { session: sessions.get(fields.member) } : {};
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    message[name === 'campaign' ? 'kind' : name] =
      typeof value === 'bigint' ? signed(value) : value;
  }
  return [kind, message];
}

const signed = (amount: bigint) => (amount < 0n ? `-${Money.text(-amount)}` : Money.text(amount));
