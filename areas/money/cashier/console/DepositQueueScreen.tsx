import { t, useCall } from '@palaro/client';
import { Loaded, Person, Place, QueueScreen, useMay, useQueue, useWork } from '@palaro/desk';
import { useState } from 'react';
import { DEPOSIT_LATE_SECONDS } from '../cashier.limits.ts';
import { cashierConsoleApi, type DepositRow } from '../console.api.ts';
import { ACTION_KEYS, isDangerous, actionsFor, type DepositAction } from './deposit-actions.ts';
import { DepositBody } from './DepositBody.tsx';
import { DepositDialog } from './DepositDialog.tsx';
import { MethodName } from './method-names.tsx';
import { pesos } from './words.ts';

/** One deposit in doubt fills the screen; after the answer the next one comes. */
export default function DepositQueueScreen() {
  const waiting = useCall(
    cashierConsoleApi.consoleDeposits,
    { query: { queue: 'waiting' } },
    { staleMs: 0 },
  );
  useWork(() => waiting.refetch());
  return <Loaded of={waiting}>{({ list, total }) => <Queue rows={list} waiting={total} />}</Loaded>;
}

interface Decided {
  does: DepositAction;
  of: DepositRow;
}

function Queue({ rows, waiting }: { rows: readonly DepositRow[]; waiting: number }) {
  // The order that is decided on: the queue moves on before its dialog has closed.
  const [decided, setDecided] = useState<Decided | null>(null);
  const [isAsking, setAsking] = useState(false);
  const decide = (does: DepositAction, of: DepositRow) => {
    setDecided({ does, of });
    setAsking(true);
  };
  const { row, owner, mine, take, release, next } = useQueue('deposits', rows);
  const offered = useMay('deposit.decide') && row ? actionsFor(row) : [];
  return (
    <>
      <QueueScreen
        title={t('cashier-console.deposits_waiting')}
        waiting={waiting}
        item={row ? { since: row.createdAt, lateAfter: DEPOSIT_LATE_SECONDS, owner, mine } : null}
        heading={row && <Heading of={row} />}
        answers={offered.map((action) => ({
          press: ACTION_KEYS[action],
          label: `cashier-console.do.deposit.${action}` as const,
          danger: isDangerous(action),
          run: () => row && decide(action, row),
        }))}
        onTake={take}
        onRelease={release}
        onNext={next}
      >
        {row && <Body of={row} />}
      </QueueScreen>
      <Place to="/console/deposits">{t('cashier-console.deposits_all')}</Place>
      {decided && (
        <DepositDialog
          of={decided.of}
          does={isAsking ? decided.does : null}
          onDone={next}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Heading({ of }: { of: DepositRow }) {
  const came = of.received && of.received !== of.amount ? of.received : null;
  return (
    <>
      <span>
        {came
          ? t('cashier-console.came_of', { came: pesos(came), amount: pesos(of.amount) })
          : pesos(of.amount)}
      </span>{' '}
      <span>·</span> <MethodName of={of.method} /> <span>·</span>{' '}
      <Person name={of.account} member={of.member} />
    </>
  );
}

function Body({ of: { member, id } }: { of: DepositRow }) {
  const params = { member, order: id };
  const read = useCall(cashierConsoleApi.consoleDeposit, { params }, { staleMs: 0 });
  useWork(() => read.refetch());
  return <Loaded of={read}>{(found) => <DepositBody of={found} />}</Loaded>;
}
