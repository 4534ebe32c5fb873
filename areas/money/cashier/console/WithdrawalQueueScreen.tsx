import { t, useCall } from '@palaro/client';
import { Loaded, Person, Place, QueueScreen, useMay, useWork } from '@palaro/desk';
import { useState } from 'react';
import { WITHDRAWAL_LATE_SECONDS } from '../cashier.limits.ts';
import { cashierConsoleApi, type WithdrawalRow } from '../console.api.ts';
import { useQueue } from './use-queue.ts';
import {
  ACTION_KEYS,
  isDangerous,
  actionsFor,
  suggestionOf,
  type WithdrawalAction,
} from './withdrawal-actions.ts';
import { WithdrawalBody } from './WithdrawalBody.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { pesos } from './words.ts';

/**
 * Queue of withdrawals that wait: one fills the screen, oldest first; a decision brings the next.
 */
export default function WithdrawalQueueScreen() {
  const waiting = useCall(
    cashierConsoleApi.consoleWithdrawals,
    { query: { queue: 'waiting' } },
    { staleMs: 0 },
  );
  useWork(() => waiting.refetch());
  return <Loaded of={waiting}>{({ list, total }) => <Queue rows={list} waiting={total} />}</Loaded>;
}

function Queue({ rows, waiting }: { rows: readonly WithdrawalRow[]; waiting: number }) {
  const [action, setAction] = useState<WithdrawalAction | null>(null);
  const { row, owner, mine, take, release, next } = useQueue('withdrawals', rows);
  const review = useCall(
    cashierConsoleApi.consoleWithdrawal,
    { params: { member: row?.member ?? '', order: row?.id ?? '' } },
    { staleMs: 0, when: row !== undefined },
  );
  useWork(() => review.refetch(), row !== undefined);
  const actions = useMay('withdrawal.decide') && review.data ? actionsFor(review.data) : [];
  return (
    <>
      <QueueScreen
        title={t('cashier-console.withdrawals_waiting')}
        waiting={waiting}
        item={
          row ? { since: row.createdAt, lateAfter: WITHDRAWAL_LATE_SECONDS, owner, mine } : null
        }
        heading={row && <Heading of={row} />}
        suggestion={review.data && <p>{t(suggestionOf(review.data))}</p>}
        answers={actions.map((one) => ({
          press: ACTION_KEYS[one],
          label: `cashier-console.do.${one}` as const,
          danger: isDangerous(one),
          run: () => setAction(one),
        }))}
        onTake={take}
        onRelease={release}
        onNext={next}
      >
        {row && <Loaded of={review}>{(loaded) => <WithdrawalBody of={loaded} />}</Loaded>}
      </QueueScreen>
      <Place to="/console/withdrawals">{t('cashier-console.withdrawals_all')}</Place>
      {row && (
        <WithdrawalDialog of={row} does={action} onDone={next} onClose={() => setAction(null)} />
      )}
    </>
  );
}

const Heading = ({ of }: { of: WithdrawalRow }) => (
  <>
    {pesos(of.amount)} · {of.card} · <Person name={of.account} member={of.member} />
  </>
);
