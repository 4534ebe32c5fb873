import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS } from '@palaro/api';
import type { Seeded } from '../seeded.ts';
import { until, type Answer } from '../people/calls.ts';
import { memberAt } from '../people/member-at.ts';
import { HOLDER, PIN, type Person } from '../people/people.ts';
import type { Provider } from './provider.ts';

/** What the centavos of a deposit and the account of a payout do (docs/domain/payments.md §6). */
const CENTAVOS = ['00', '00', '00', '01', '03', '04', '05', '06', '07', '08', '09', '10'];
const ACCOUNTS = ['9876', '9876', '9876', '0000', '1111', '2222', '3333', '4444'];
const BETWEEN_MS = 400;

interface Made {
  id: string;
  reference: string;
}

/** Orders that the site has acknowledged. */
export interface Acknowledged {
  deposits: string[];
  withdrawals: string[];
}

interface Stage {
  url: string;
  provider: Provider;
  random: Seeded;
  /** Hears of each answer that a member got. */
  answered(): void;
  acknowledged: Acknowledged;
  /** Answers that a member who does nothing wrong never gets. */
  strange: string[];
}

/** A member pays in and takes out at once, and repeats what got no answer, until all is said. */
export async function tell(stage: Stage, person: Person): Promise<void> {
  const { random, strange } = stage;
  const centavos = random.pick(CENTAVOS);
  const account = random.pick(ACCOUNTS);
  const cancels = random.below(6) === 0;
  const waits = [random.below(BETWEEN_MS), random.below(BETWEEN_MS)];
  const ask = memberAt(stage, person);
  const post = (path: string, body?: object) => {
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    return ask({ method: 'POST', path, headers, body });
  };
  const get = (path: string) => ask({ method: 'GET', path });
  const theCard = async () => {
    const { value } = await get('/wps/member/bankCard');
    return (value as { list: { id: string }[] }).list[0]?.id ?? '';
  };
  const made = (what: string, answer: Answer): Made | null => {
    if (answer.status === 200) return answer.value;
    strange.push(`${what} of ${person.account} was answered ${answer.status} ${answer.code}`);
    return null;
  };
  const acts = { get, post, made };
  const number = person.id.slice(-6) + account;
  await Promise.all([
    payIn(stage, { ...acts, amount: `500.${centavos}00`, wait: waits[0]! }),
    takeOut(stage, { ...acts, theCard, cancels, number, wait: waits[1]! }),
  ]);
}

interface Payee {
  number: string;
  theCard(): Promise<string>;
  cancels: boolean;
}

interface Acts {
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
  made(what: string, answer: Answer): Made | null;
  wait: number;
}

async function payIn(stage: Stage, { get, post, made, amount, wait }: Acts & { amount: string }) {
  const path = '/wps/relay/MCS2_depositPaymentGateway';
  const order = made('a deposit', await post(path, { method: 'GCASH', amount }));
  if (!order) return;
  stage.acknowledged.deposits.push(order.id);
  await pause(wait);
  const open = async () => {
    const { status, code, value } = await get(`/api/v1/deposits/${order.id}`);
    if (status !== 200) throw new Error(`the deposit ${order.id} was answered ${status} ${code}`);
    return ['Created', 'Pending'].includes((value as { state: string }).state);
  };
  // A provider that never heard of the order is asked again while the order is open.
  await until(async () => (await stage.provider.pay(order.reference)) || !(await open()));
}

async function takeOut(stage: Stage, { post, theCard, made, number, cancels, wait }: Acts & Payee) {
  const added = await post('/wps/member/bankCard', {
    bankCode: 'BDO',
    accountNumber: number,
    holder: HOLDER,
    paymentPassword: PIN,
  });
  // It was added, and the answer was lost: the page shows it.
  const card = added.code === 'card.known' ? await theCard() : made('a card', added)?.id;
  if (!card) return;
  const path = '/wps/transaction/withdraw';
  const body = { cardId: card, amount: '300.0000', paymentPassword: PIN };
  const order = made('a withdrawal', await post(path, body));
  if (!order) return;
  stage.acknowledged.withdrawals.push(order.id);
  await pause(wait);
  if (cancels) await post(`/api/v1/withdrawals/${order.id}/cancel`);
}
