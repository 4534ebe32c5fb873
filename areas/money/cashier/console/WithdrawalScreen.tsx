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
import { Score, WithdrawalBadge } from './order-cells.tsx';
import { entriesOf } from './steps.ts';
import {
  ACTION_KEYS,
  isDanger,
  offeredFor,
  type Withdrawal,
  type WithdrawalAction,
} from './withdrawal-actions.ts';
import { WithdrawalBody } from './WithdrawalBody.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

/** One withdrawal: all that is known of it, and what may be done with it now. */
export default function WithdrawalScreen() {
  const params = { member: usePathParam('member'), order: usePathParam('order') };
  // It may move any moment, so that nothing old is decided on.
  const read = useCall(cashierConsoleApi.consoleWithdrawal, { params }, { staleMs: 0 });
  useWork(() => read.refetch());
  return <Loaded of={read}>{(found) => <OneWithdrawal of={found} />}</Loaded>;
}

function OneWithdrawal({ of }: { of: Withdrawal }) {
  const { order } = of;
  const [asking, ask] = useState<WithdrawalAction | null>(null);
  const offered = useMay('withdrawal.decide') ? offeredFor(of) : [];
  useKeys(
    offered.map((action) => ({
      press: ACTION_KEYS[action],
      label: `cashier-console.do.${action}` as const,
      run: () => ask(action),
    })),
    asking === null,
  );
  return (
    <>
      <RecordPage
        title={order.reference}
        state={<WithdrawalBadge of={order.state} />}
        back={{ to: '/console/withdrawals', label: t('cashier-console.withdrawals') }}
        figures={[
          { label: 'cashier-console.amount', value: <Money value={order.amount} /> },
          { label: 'cashier-console.score', value: <Score of={order.score} /> },
          {
            label: 'cashier-console.member',
            value: <Person name={order.account} member={order.member} />,
          },
        ]}
        actions={offered.map((action) => ({
          key: action,
          danger: isDanger(action),
          run: () => ask(action),
          label: t(`cashier-console.do.${action}`),
        }))}
        side={<History entries={entriesOf('withdrawal', of.steps)} />}
      >
        {order.state === 'Review' && <TakenBar queue="withdrawals" item={order.id} />}
        <WithdrawalBody of={of} />
      </RecordPage>
      <WithdrawalDialog of={order} does={asking} onClose={() => ask(null)} />
    </>
  );
}
