import { t, useCall } from '@palaro/client';
import { Loaded, Person, Place, QueueScreen, useMay, useWork } from '@palaro/desk';
import { useState } from 'react';
import { WITHDRAWAL_LATE_SECONDS } from '../cashier.limits.ts';
import { cashierConsoleApi, type WithdrawalRow } from '../console.api.ts';
import { useQueue } from './use-queue.ts';
import {
  ACTION_KEYS,
  isDanger,
  offeredFor,
  suggestionOf,
  type WithdrawalAction,
} from './withdrawal-actions.ts';
import { WithdrawalBody } from './WithdrawalBody.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { pesos } from './words.ts';

/** One withdrawal fills the screen, the oldest first; after the answer the next one comes. */
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
  const [asking, ask] = useState<WithdrawalAction | null>(null);
  const { row, owner, mine, take, release, next } = useQueue('withdrawals', rows);
  const read = useCall(
    cashierConsoleApi.consoleWithdrawal,
    { params: { member: row?.member ?? '', order: row?.id ?? '' } },
    { staleMs: 0, when: row !== undefined },
  );
  useWork(() => read.refetch(), row !== undefined);
  const offered = useMay('withdrawal.decide') && read.data ? offeredFor(read.data) : [];
  return (
    <>
      <QueueScreen
        title={t('cashier-console.withdrawals_waiting')}
        waiting={waiting}
        item={
          row ? { since: row.createdAt, lateAfter: WITHDRAWAL_LATE_SECONDS, owner, mine } : null
        }
        heading={row && <Heading of={row} />}
        suggestion={read.data && <p>{t(suggestionOf(read.data))}</p>}
        answers={offered.map((action) => ({
          press: ACTION_KEYS[action],
          label: `cashier-console.do.${action}` as const,
          danger: isDanger(action),
          run: () => ask(action),
        }))}
        onTake={take}
        onRelease={release}
        onNext={next}
      >
        {row && <Loaded of={read}>{(found) => <WithdrawalBody of={found} />}</Loaded>}
      </QueueScreen>
      <Place to="/console/withdrawals">{t('cashier-console.withdrawals_all')}</Place>
      {row && <WithdrawalDialog of={row} does={asking} onDone={next} onClose={() => ask(null)} />}
    </>
  );
}

const Heading = ({ of }: { of: WithdrawalRow }) => (
  <>
    {pesos(of.amount)} · {of.card} · <Person name={of.account} member={of.member} />
  </>
);
