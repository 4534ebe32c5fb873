import { t, typedAmount, wireAmount } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { cashierConsoleApi, type MethodRow } from '../console.api.ts';

/** Limits, fees, hours and names of a method; they change once a second person agrees. */
export function MethodForm({ of, done }: { of: MethodRow; done(): void }) {
  const {
    code,
    direction: _in,
    kind: _kind,
    enabled: _on,
    routes: _by,
    version: _v,
    ...fields
  } = of;
  return (
    <>
      <p>{t('cashier-console.two_people')}</p>
      <CallForm
        endpoint={cashierConsoleApi.changeMethod}
        labels={{
          nameEn: 'cashier-console.name_en',
          nameTy: 'cashier-console.name_ty',
          min: 'cashier-console.min',
          max: 'cashier-console.max',
          step: 'cashier-console.step_of',
          feeFixed: 'cashier-console.fee_fixed',
          feeRate: 'cashier-console.fee_rate',
          feePayer: 'cashier-console.fee_payer',
          dayCount: 'cashier-console.day_count',
          expiryMinutes: 'cashier-console.expiry_minutes',
          needsPayerName: 'cashier-console.needs_payer_name',
          openFrom: 'cashier-console.open_from',
          openUntil: 'cashier-console.open_until',
          sort: 'cashier-console.sort',
          reason: 'cashier-console.reason',
        }}
        helps={{ feeRate: 'cashier-console.rate_help' }}
        initial={fields}
        also={{ code }}
        option={(_field, value) => t(`cashier-console.fee_payer.${value as MethodRow['feePayer']}`)}
        submit={t('cashier-console.ask_change')}
        reload={[cashierConsoleApi.paymentMethods]}
        done={done}
      >
        {(_values, change) => (
          <TextField
            label={t('cashier-console.quick_amounts')}
            help={t('cashier-console.quick_help')}
            defaultValue={of.quickAmounts.map(typedAmount).join(' ')}
            onChange={({ target }) => change('quickAmounts', amountsOf(target.value))}
          />
        )}
      </CallForm>
    </>
  );
}

/** `100, 250`; what is no amount is left as it is, so that the server names the field. */
const amountsOf = (typed: string) =>
  typed
    .split(/,?\s+|,$/)
    .filter((one) => one !== '')
    .map((one) => wireAmount(one) ?? one);
