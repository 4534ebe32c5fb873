import { formatAmount, peso, t, typedAmount } from '@palaro/client';
import { Button, Card, Chip, FormMessage, TabPanel, Tabs, TextField } from '@palaro/ui';
import type { DepositSite } from './deposit-site.ts';
import { ForGame } from './ForGame.tsx';
import { arrivalText, feeText, limitsText } from './method-words.ts';
import { OpenOrders } from './OpenOrders.tsx';
import { Promotions } from './Promotions.tsx';
import { Rules, Verification } from './Rules.tsx';
import { TransferForm } from './TransferForm.tsx';
import { useDepositForm, type DepositForm } from './use-deposit-form.ts';
import styles from './Deposit.module.css';

/** The base version (`dep_func` 0): one page with a tab for each way. */
export function BaseDeposit({ site }: { site: DepositSite }) {
  const form = useDepositForm(site);
  return (
    <div className={styles.page}>
      <OpenOrders site={site} />
      <Verification site={site} />
      <ForGame missing={form.missing} />
      <Tabs
        label={t('deposits.method')}
        items={form.methods.map(({ code, name }) => ({ id: code, label: name }))}
        value={form.method.code}
        onChange={form.choose}
      />
      <TabPanel id={form.method.code}>
        <Card className={styles.panel}>
          <p className={styles.note}>
            {[limitsText(form.method), arrivalText(form.method), feeText(form.method)].join(' · ')}
          </p>
          <Amounts form={form} />
          <Promotions form={form} />
          {form.method.kind === 'manual' ? <TransferForm form={form} /> : <Pay form={form} />}
        </Card>
      </TabPanel>
      <Rules site={site} />
    </div>
  );
}

const Amounts = ({ form }: { form: DepositForm }) => (
  <>
    <TextField
      label={t('deposits.amount')}
      value={form.typed}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      before="₱"
      error={form.fault ?? undefined}
      onChange={(event) => form.type(event.target.value)}
    />
    <div className={styles.quick} role="group" aria-label={t('deposits.quick')}>
      {form.method.quickAmounts.map((amount) => (
        <Chip
          key={amount}
          selected={typedAmount(amount) === form.typed}
          onClick={() => form.type(typedAmount(amount))}
        >
          {`₱${formatAmount(amount, 0)}`}
        </Chip>
      ))}
    </div>
  </>
);

const Pay = ({ form }: { form: DepositForm }) => (
  <>
    <FormMessage steady>{form.refused}</FormMessage>
    <Button
      tone="gold"
      size="lg"
      wide
      busy={form.sending}
      disabled={form.amount === null}
      onClick={() => form.submit()}
    >
      {form.amount === null
        ? t('deposits.pay_none')
        : t('deposits.pay', { amount: peso(form.amount) })}
    </Button>
  </>
);
