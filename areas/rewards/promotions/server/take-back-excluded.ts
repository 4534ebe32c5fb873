import { Money, type MemberId } from '@palaro/kernel';
import { isByClosing } from '@palaro/kyc/server';
import { cash, house } from '@palaro/ledger';
import type { App, Events } from '@palaro/server';
import { closeOpen, closeRequirements, countedTurnover } from '@palaro/turnover/server';
import { commitItem, eventEntries, readOwnMoney, type OwnMoney } from '@palaro/wallet/server';
import { sql } from 'kysely';
import './promotions.events.ts';

/**
 * The part of awards under turnover that is taken back: never more than the cash, and never of the
 * member's own net deposits (docs/domain/promotions.md §2, PR-53).
 */
export function amountToTakeBack(awards: Money, { cash: free, total, netDeposits }: OwnMoney) {
  const beyond = total > netDeposits ? total - netDeposits : 0n;
  return Money.least([awards, free > 0n ? free : 0n, beyond]);
}

/**
 * Closes what an excluded member must still bet, as he cannot bet it any more and his money is to
 * be his, and takes back the awards that it was for, in one commit. Breaks change nothing. An
 * attempt that meets other figures in its commit throws, and the event comes again.
 */
export async function takeBackFromExcluded(
  app: App,
  { memberId: member, kind, imposedBy = '' }: Events['member.excluded'],
): Promise<void> {
  // A closing of the identity check can be undone for a day, and pays out nothing.
  if (kind === 'time_out' || isByClosing(imposedBy)) return;
  const { items } = await countedTurnover(app, member);
  if (items.length === 0) return;
  const causes = items.flatMap(({ causeKind, causeId }) =>
    causeKind === 'award' ? [causeId] : [],
  );
  const [awards, own] = await Promise.all([
    sumOfAwards(app, member, causes),
    readOwnMoney(app.db, member),
  ]);
  const amount = amountToTakeBack(awards, own);
  if (amount === 0n) return void (await closeOpen(app, member));
  const requirements = items.map(({ id }) => id);
  const name = requirements.join('+');
  const answer = await commitItem(app, {
    member,
    key: `award/forfeit/${name}`,
    input: String(amount),
    kind: 'forfeit',
    cause: { kind: 'award', id: `forfeit/${name}` },
    actor: 'system',
    legs: [{ from: cash, to: house('FORFEIT'), amount }],
    subledger: [
      closeRequirements(member, requirements),
      ...eventEntries(
        app.queue.rowsOf('award.forfeited', {
          memberId: member,
          cause: name,
          amount: Money.text(amount),
        }),
      ),
    ],
  });
  if (answer.is !== 'posted' && answer.is !== 'repeated') {
    throw new Error(`awards of an excluded member were not taken back: ${answer.code}`);
  }
}

/** Awards that were claimed under these causes of requirements. */
async function sumOfAwards(app: App, member: MemberId, causes: readonly string[]) {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0)::text as sum from award
    where member_id = ${member} and state = 'Claimed'
      and vendor || '/' || transaction = any (${[...causes]}::text[])`.execute(app.db);
  return BigInt(rows[0]?.sum ?? 0) as Money;
}
