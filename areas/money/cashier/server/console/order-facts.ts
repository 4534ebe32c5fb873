import { bankOf } from '@palaro/bank-cards/api';
import { cardLabel } from '@palaro/bank-cards/server';
import {
  itemsFact,
  linkFact,
  memberFact,
  moneyFact,
  textFact,
  type App,
  type Db,
  type Fact,
} from '@palaro/server';
import { balanceFacts } from '@palaro/wallet/server';
import { openPayer } from '../deposits/payer-name.ts';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import { listHouseAccounts, readAbout } from '../methods/methods.repository.ts';
import type { WithdrawalRecord } from '../withdrawals/withdrawals.repository.ts';

/** Facts that a second person sees of money that came for a deposit. `received` is all of it. */
export async function depositFacts(app: App, db: Db, order: DepositRecord, received: bigint) {
  const fee = BigInt(order.fee) < received ? BigInt(order.fee) : received;
  const { member_id: member, id, reference, method, provider, house_account: account } = order;
  return {
    member: memberFact(member),
    amount: moneyFact(received),
    from: sideOf(openPayer(app, order), order.payer_bank ?? method, order.payer_reference),
    to: provider === null ? await houseAccountFact(db, account) : textFact(provider),
    ...(await balanceFacts(app, member, received - fee)),
    order: linkFact(reference, `/console/deposits/${member}/${id}`),
  };
}

/** Facts that a second person sees of a withdrawal: its money is held until it is paid. */
export async function payoutFacts(app: App, db: Db, order: WithdrawalRecord, from: Fact) {
  const { member_id: member, id, reference, amount } = order;
  const { payeeName } = await readAbout(db, member);
  return {
    member: memberFact(member),
    amount: moneyFact(BigInt(amount)),
    from,
    to: sideOf(payeeName, cardLabel(order)),
    ...(await balanceFacts(app, member, -BigInt(amount))),
    score: textFact(String(order.score)),
    marks: itemsFact(order.marks),
    order: linkFact(reference, `/console/withdrawals/${member}/${id}`),
  };
}

/** A name and where the money is, those of them that somebody told. */
export const sideOf = (...parts: readonly (string | null)[]): Fact =>
  textFact(parts.filter((part) => part !== null && part !== '').join(' · '));

/** One of the house's accounts, with its holder's name. */
export async function houseAccountFact(db: Db, id: string | null): Promise<Fact> {
  const account = (await listHouseAccounts(db)).find((one) => one.id === id);
  if (!account) return textFact(id);
  const { holder, bank_code: bank, account_number: number } = account;
  return sideOf(holder, bankOf(bank)?.name ?? bank, number);
}
