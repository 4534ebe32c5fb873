import type { PlainCode } from '@palaro/api';
import type { MemberId, Money } from '@palaro/kernel';
import { cash, type HouseRef, type SubledgerEntry } from '@palaro/ledger';
import { refuse, type App } from '@palaro/server';
import { openRequirement } from '@palaro/turnover/server';
import { commitItem } from '@palaro/wallet/server';
import { awardsTopic } from '../promotions.api.ts';

interface AwardPayment {
  member: MemberId;
  /** Names the award within its member: the posting's key, and its requirement's cause. */
  cause: string;
  /** The house account that pays it. */
  from: HouseRef;
  amount: Money;
  turnover: Money;
  /** Rows of the promotion in the same commit. */
  rows: readonly SubledgerEntry[];
}

const REFUSALS: readonly PlainCode[] = [
  'promo.wrong_status',
  'promo.expired',
  'promo.closed',
  'promo.budget_empty',
  'promo.already_claimed_here',
  'try_again',
];

/**
 * Credits an award: PROMO to cash, its requirement and the promotion's rows in one commit, under a
 * key that the ledger takes once (docs/domain/ledger.md §3, bonus grant). A repeat adds nothing.
 * Answers the code of the row that refused, null where it is paid.
 */
export async function postAward(app: App, of: AwardPayment): Promise<string | null> {
  const { member, cause, from, amount, turnover, rows } = of;
  const answer = await commitItem(app, {
    member,
    key: `award/${cause}`,
    input: String(amount),
    kind: 'award',
    cause: { kind: 'award', id: cause },
    actor: 'member',
    legs: [{ from, to: cash, amount }],
    subledger: [
      ...rows,
      openRequirement({ member, cause: 'award', causeId: cause, required: turnover }),
    ],
  });
  if (answer.is === 'posted') app.push.publish(awardsTopic, {}, member);
  return answer.is === 'posted' || answer.is === 'repeated' ? null : answer.code;
}

/** Credits an award as `postAward` does. Refuses with what a row refused. */
export async function payAward(app: App, of: AwardPayment): Promise<void> {
  const refusal = await postAward(app, of);
  if (refusal !== null) throw refusalOfAward(refusal);
}

/** The refusal of a code that the rows of awards answer; anything else is a defect. */
export function refusalOfAward(refusal: string): Error {
  const code = REFUSALS.find((one) => one === refusal);
  return code ? refuse(code) : new Error(`an award was refused: ${refusal}`);
}
