import { t, useCall } from '@palaro/client';
import { Loaded, Person, Place, QueueScreen, useMay, useQueue, useWork } from '@palaro/desk';
import { useState } from 'react';
import { WITHDRAWAL_LATE_SECONDS } from '../cashier.limits.ts';
import { cashierConsoleApi, type WithdrawalRow } from '../console.api.ts';
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

interface Decided {
  does: WithdrawalAction;
  of: WithdrawalRow;
}

function Queue({ rows, waiting }: { rows: readonly WithdrawalRow[]; waiting: number }) {
  // The order that is decided on: the queue moves on before its dialog has closed.
  const [decided, setDecided] = useState<Decided | null>(null);
  const [isAsking, setAsking] = useState(false);
  const decide = (does: WithdrawalAction, of: WithdrawalRow) => {
    setDecided({ does, of });
    setAsking(true);
  };
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
          run: () => row && decide(one, row),
        }))}
        onTake={take}
        onRelease={release}
        onNext={next}
      >
        {row && <Loaded of={review}>{(loaded) => <WithdrawalBody of={loaded} />}</Loaded>}
      </QueueScreen>
      <Place to="/console/withdrawals">{t('cashier-console.withdrawals_all')}</Place>
      {decided && (
        <WithdrawalDialog
          of={decided.of}
          does={isAsking ? decided.does : null}
          onDone={next}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Heading = ({ of }: { of: WithdrawalRow }) => (
  <>
    <span>{`${pesos(of.amount)} · ${of.card} ·`}</span>{' '}
    <Person name={of.account} member={of.member} />
  </>
);
