import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { cashierConsoleApi, type HouseAccountRow } from '../console.api.ts';

interface AccountFormProps {
  /** Null: a new one. */
  of: HouseAccountRow | null;
  done(): void;
}

/** Adds or changes one of the house's accounts, once a second person agrees. */
export function AccountForm({ of, done }: AccountFormProps) {
  const { id, bank: _bank, ...fields } = of ?? { id: undefined, bank: undefined };
  return (
    <>
      <p>{t('cashier-console.two_people')}</p>
      <CallForm
        endpoint={cashierConsoleApi.saveHouseAccount}
        labels={{
          bankCode: 'cashier-console.bank_code',
          holder: 'cashier-console.holder',
          number: 'cashier-console.number',
          branch: 'cashier-console.branch',
          qr: 'cashier-console.qr',
          sort: 'cashier-console.sort',
          enabled: 'cashier-console.account_on',
          reason: 'cashier-console.reason',
        }}
        initial={fields}
        also={id ? { id } : {}}
        submit={t('cashier-console.ask_change')}
        reload={[cashierConsoleApi.paymentMethods]}
        done={done}
      />
    </>
  );
}
