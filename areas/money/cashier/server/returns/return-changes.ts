import { int, object, oneOf, text, uuid, type Static } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  itemsFact,
  linkFact,
  memberFact,
  moneyFact,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Db,
  type Operator,
  type Tx,
} from '@palaro/server';
import { balanceFacts, eventEntries } from '@palaro/wallet/server';
import type { ReturnPartState } from '../../return-states.ts';
import { houseAccountFact, sideOf } from '../console/order-facts.ts';
import { nextRefund } from './next-refund.ts';
import { openPayee, scoredNames, sealPayee } from './payee-names.ts';
import { creditFailedPart, postPart } from './return-postings.ts';
import { listParts, lockReturn, movePart, readStanding } from './returns.repository.ts';
import { sentEvent } from './send-part.ts';
import { endReturn } from './work-return.ts';

const key = { member: text({ max: 18 }), order: uuid() };
const subject = ({ member }: { member: string }) => `member:${member}`;
const linkOf = (member: string) => linkFact(member, '/console/returns');

async function lockOpen(tx: Tx, { member, order }: { member: string; order: string }) {
  const found = await lockReturn(tx, { member, id: order });
  if (!found) throw refuse('not_found');
  if (found.state !== 'Open') throw refuse('order_state', { data: { state: found.state } });
  return found;
}

const payment = object({
  ...key,
  amount: text({ max: 24 }),
  account: uuid(),
  reference: text({ min: 4, max: 60 }),
  /** Sealed. */
  payee: text({ max: 600 }),
});
type Payment = Static<typeof payment>;

/**
 * Payment of what no provider can send back, from our bank by hand: always two people, who see the
 * payee's name beside those that the member is known by.
 */
export const payReturnChange = defineChangeKind({
  name: 'return.pay',
  payload: payment,
  concerns: 'payment',
  approve: 'change.approve.money',
  subject,
  async before(app, tx, payload) {
    const found = await lockOpen(tx, payload);
    const standing = await readStanding(tx, found);
    const { payable, waits } = standing;
    // What a provider can send back goes the shorter way.
    if (waits !== null || (await nextRefund(app, found, standing))) throw refuse('return_waits');
    const most = { amount: Money.text(payable) };
    if (Money.of(payload.amount) > payable) throw refuse('wallet.insufficient', { values: most });
    return { state: found.state, payable: most.amount, account: null, bankReference: null };
  },
  after: ({ amount, account, reference }, before) => {
    const { payable } = before as { payable: string };
    const rest = Money.of(payable) - Money.of(amount);
    const state = rest === 0n ? 'Done' : 'Open';
    return { state, payable: Money.text(rest), account, bankReference: reference };
  },
  async facts(app, tx, { member, order, amount, account, reference, payee }) {
    const name = openPayee(app, order, payee);
    return {
      member: memberFact(member),
      amount: moneyFact(Money.of(amount)),
      from: await houseAccountFact(tx, account),
      to: textFact(name),
      payee: itemsFact(await scoredNames(app, member, name)),
      ...(await balanceFacts(app, member, -Money.of(amount))),
      order: linkOf(member),
      account: COMPARED,
      reference: textFact(reference),
    };
  },
  async apply(_app, tx, { payload }) {
    await lockOpen(tx, payload);
  },
  applied: pay,
});

async function pay(app: App, { payload, people }: AgreedChange<Payment>): Promise<void> {
  const { member, order: id, amount, account, reference, payee } = payload;
  const of = { member, id };
  const parts = await listParts(app.db, of);
  // A repeat after a cut-off run finds it paid under this reference.
  if (!parts.some((part) => part.reference === reference)) {
    const no = parts.length + 1;
    const by = `operator/${people.at(-1)}`;
    const sent = { memberId: member, id, no, as: 'transfer' as const, amount, reference };
    const rows = eventEntries(app.queue.rowsOf('return.sent', sent));
    const part = { account, reference, payeeSealed: payee, no, amount: Money.of(amount), by };
    if (!(await postPart(app, of, part, rows))) {
      throw refuse('order_state', { data: { state: 'Open' } });
    }
  }
  await endReturn(app, of);
}

const settlement = object({
  ...key,
  no: int({ min: 1, max: 32_767 }),
  state: oneOf(['Sent', 'Failed']),
});

type PartKey = Omit<Static<typeof settlement>, 'state'>;

async function readPart(db: Db, { member, order: id, no }: PartKey) {
  const part = (await listParts(db, { member, id })).find((one) => one.no === no);
  if (!part) throw refuse('not_found');
  return part;
}

async function lockDoubt(tx: Tx, { member, order, no }: PartKey) {
  await lockOpen(tx, { member, order });
  const part = await readPart(tx, { member, order, no });
  if (part.state !== 'Doubt') throw refuse('order_state', { data: { state: part.state } });
  return part;
}

/**
 * The end of a part of which the provider's answers left a doubt, as its own records show: it
 * was sent, or it was not, which puts the money back into the wallet. Always two people.
 */
export const settlePartChange = defineChangeKind({
  name: 'return.settle',
  payload: settlement,
  concerns: 'payment',
  approve: 'change.approve.money',
  subject,
  async before(_app, tx, payload) {
    const { state, amount, provider, reference } = await lockDoubt(tx, payload);
    return { state, amount: Money.text(BigInt(amount)), provider, reference };
  },
  after: ({ state }, before) => ({ ...(before as object), state }),
  async facts(app, tx, payload) {
    const { member, no, state } = payload;
    // Looked at after the decision too.
    const part = await readPart(tx, payload);
    const amount = BigInt(part.amount);
    return {
      member: memberFact(member),
      amount: moneyFact(amount),
      from: textFact(app.site.settings['site.name']),
      to: sideOf(part.provider, part.reference),
      ...(await balanceFacts(app, member, state === 'Failed' ? amount : 0n)),
      order: linkOf(member),
      no: textFact(String(no)),
      state: COMPARED,
    };
  },
  async apply(app, tx, { payload }) {
    const part = await lockDoubt(tx, payload);
    if (payload.state === 'Failed') return;
    await movePart(tx, part, { from: 'Doubt', to: 'Sent', at: app.clock.now() });
    await app.queue.emit(tx, 'return.sent', sentEvent(part));
  },
  async applied(app, { payload, people }) {
    const { member, order: id, state } = payload;
    if (state === 'Failed') {
      const part = await readPart(app.db, payload);
      const end = { from: ['Doubt'], by: `operator/${people.at(-1)}` } as const;
      await creditFailedPart(app, part, end);
    }
    await endReturn(app, { member, id });
  },
});

/** A payment that an operator made; `payee` is the name as it was typed. */
type PaymentRequest = Omit<Payment, 'order'> & { id: string; reason: string };

/** Asks for it; always two people. Refuses what `payReturnChange` refuses, and what asking does. */
export function askToPay(
  app: App,
  operator: Operator,
  { reason, id: order, payee, ...rest }: PaymentRequest,
) {
  const payload = { ...rest, order, payee: sealPayee(app, order, payee) };
  return askForChange.of(app)(operator, payReturnChange, { payload, reason });
}

interface PartDecision {
  member: string;
  id: string;
  no: number;
  state: Extract<ReturnPartState, 'Sent' | 'Failed'>;
  reason: string;
}

/** Asks for it; always two people. Refuses `order_state`, `not_found`, and what asking refuses. */
export function askToSettle(
  app: App,
  operator: Operator,
  { reason, id: order, ...rest }: PartDecision,
) {
  return askForChange.of(app)(operator, settlePartChange, { payload: { ...rest, order }, reason });
}
