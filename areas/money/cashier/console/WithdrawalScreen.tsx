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
  isDangerous,
  actionsFor,
  type Withdrawal,
  type WithdrawalAction,
} from './withdrawal-actions.ts';
import { WithdrawalBody } from './WithdrawalBody.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

/** Record of one withdrawal, with the actions that its state allows. */
export default function WithdrawalScreen() {
  const params = { member: usePathParam('member'), order: usePathParam('order') };
  // It may move any moment, so that nothing old is decided on.
  const read = useCall(cashierConsoleApi.consoleWithdrawal, { params }, { staleMs: 0 });
  useWork(() => read.refetch());
  return <Loaded of={read}>{(loaded) => <WithdrawalRecord of={loaded} />}</Loaded>;
}

function WithdrawalRecord({ of }: { of: Withdrawal }) {
  const { order } = of;
  const [action, setAction] = useState<WithdrawalAction | null>(null);
  const actions = useMay('withdrawal.decide') ? actionsFor(of) : [];
  useKeys(
    actions.map((one) => ({
      press: ACTION_KEYS[one],
      label: `cashier-console.do.${one}` as const,
      run: () => setAction(one),
    })),
    action === null,
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
        actions={actions.map((one) => ({
          key: one,
          danger: isDangerous(one),
          run: () => setAction(one),
          label: t(`cashier-console.do.${one}`),
        }))}
        side={<History entries={entriesOf('withdrawal', of.steps)} />}
      >
        {order.state === 'Review' && <TakenBar queue="withdrawals" item={order.id} />}
        <WithdrawalBody of={of} />
      </RecordPage>
      <WithdrawalDialog of={order} does={action} onClose={() => setAction(null)} />
    </>
  );
}
