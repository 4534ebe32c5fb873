import type { Money } from '@palaro/kernel';
import { cash, house, type LedgerAnswer, type SubledgerEntry } from '@palaro/ledger';
import { refuse, type App } from '@palaro/server';
import { commitItem } from '@palaro/wallet/server';
import type { ReturnPartState } from '../../return-states.ts';
import { failedPartRows, newPartRows } from './return-rows.ts';
import type { ReturnKey, ReturnPart } from './returns.repository.ts';

/** The sender of a part, and the name that it has there. */
type Way =
  | { deposit: string; provider: string; reference: string }
  | { account: string; reference: string; payeeSealed: string };

type NewPart = Way & { no: number; amount: Money; by: string };

const houseOf = (way: { provider: string } | { account: string }) =>
  'provider' in way ? house('PAY_IN', way.provider) : house('BANK', '', way.account);

/**
 * Takes a part from the wallet: cash → PAY_IN of the deposit's provider, or the BANK account that
 * paid it by hand (docs/domain/ledger.md §3). True if this call took it.
 */
export async function postPart(
  app: App,
  { member, id }: ReturnKey,
  part: NewPart,
  more: readonly SubledgerEntry[] = [],
): Promise<boolean> {
  const { no, amount, by, reference } = part;
  const byProvider = 'provider' in part;
  const row = newPartRows.entry({
    member,
    returnId: id,
    no,
    amount: String(amount),
    state: byProvider ? 'Posted' : 'Sent',
    deposit: byProvider ? part.deposit : null,
    provider: byProvider ? part.provider : null,
    account: byProvider ? null : part.account,
    payeeSealed: byProvider ? null : part.payeeSealed,
    reference,
    by,
  });
  return isDone(
    await commitItem(app, {
      member,
      key: `return/${id}/${no}`,
      input: `${amount} ${reference}`,
      kind: 'balanceReturned',
      cause: { kind: 'return', id },
      actor: by,
      legs: [{ from: cash, to: houseOf(part), amount }],
      subledger: [row, ...more],
    }),
  );
}

/** Credits a part again that its provider surely did not send. True if this call credited it. */
export async function creditFailedPart(
  app: App,
  { member_id: member, return_id: id, no, amount, provider }: ReturnPart,
  { from, by }: { from: readonly ReturnPartState[]; by: string },
): Promise<boolean> {
  return isDone(
    await commitItem(app, {
      member,
      key: `return/${id}/${no}/failed`,
      input: amount,
      kind: 'balanceReturnFailed',
      cause: { kind: 'return', id },
      actor: by,
      legs: [{ from: house('PAY_IN', provider ?? ''), to: cash, amount: BigInt(amount) }],
      subledger: [failedPartRows.entry({ member, returnId: id, no, from })],
    }),
  );
}

/** Codes that say that another run, or a withdrawal, was faster. */
const LATE = ['order_state', 'insufficient', 'key_reused'];

function isDone({ is, code }: LedgerAnswer): boolean {
  if (is === 'posted') return true;
  if (is === 'repeated' || LATE.includes(code ?? '')) return false;
  if (code === 'try_again') throw refuse('try_again');
  throw new Error(`a part of a return was refused: ${code}`);
}
