import { t, useCall, usePathParam } from '@palaro/client';
import {
  History,
  Loaded,
  Money,
  Person,
  RecordPage,
  TakenBar,
  useKeys,
  useMay,
  useWork,
} from '@palaro/desk';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import {
  ACTION_KEYS,
  isDangerous,
  actionsFor,
  type Deposit,
  type DepositAction,
} from './deposit-actions.ts';
import { DepositBody } from './DepositBody.tsx';
import { DepositDialog } from './DepositDialog.tsx';
import { DepositBadge } from './order-cells.tsx';
import { entriesOf } from './steps.ts';

/** One deposit: what was ordered, what came, what speaks against it, and what may be done. */
export default function DepositScreen() {
  const params = { member: usePathParam('member'), order: usePathParam('order') };
  const read = useCall(cashierConsoleApi.consoleDeposit, { params }, { staleMs: 0 });
  useWork(() => read.refetch());
  return <Loaded of={read}>{(found) => <OneDeposit of={found} />}</Loaded>;
}

function OneDeposit({ of }: { of: Deposit }) {
  const { order } = of;
  const [asking, ask] = useState<DepositAction | null>(null);
  const offered = useMay('deposit.decide') ? actionsFor(order) : [];
  useKeys(
    offered.map((action) => ({
      press: ACTION_KEYS[action],
      label: `cashier-console.do.deposit.${action}` as const,
      run: () => ask(action),
    })),
    asking === null,
  );
  const waits = order.state === 'Review' || order.state === 'Processing';
  return (
    <>
      <RecordPage
        title={order.reference}
        state={<DepositBadge of={order.state} />}
        back={{ to: '/console/deposits', label: t('cashier-console.deposits') }}
        figures={[
          { label: 'cashier-console.amount', value: <Money value={order.amount} /> },
          {
            label: 'cashier-console.received',
            value: order.received ? <Money value={order.received} /> : '–',
          },
          {
            label: 'cashier-console.member',
            value: <Person name={order.account} member={order.member} />,
          },
        ]}
        actions={offered.map((action) => ({
          key: action,
          danger: isDangerous(action),
          run: () => ask(action),
          label: t(`cashier-console.do.deposit.${action}`),
        }))}
        side={<History entries={entriesOf('deposit', of.steps)} />}
      >
        {waits && <TakenBar queue="deposits" item={order.id} />}
        <DepositBody of={of} />
      </RecordPage>
      <DepositDialog of={order} does={asking} onClose={() => ask(null)} />
    </>
  );
}
