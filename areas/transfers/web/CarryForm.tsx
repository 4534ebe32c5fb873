import { t } from '@palaro/client';
import { Amount, Button, Card, Spinner } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import type { Carry } from '../transfers.api.ts';
import { AmountForm } from './AmountForm.tsx';
import { peso } from './amounts.ts';
import { CarryChoice } from './CarryChoice.tsx';
import styles from './CarryStep.module.css';
import { OpenTransfers } from './OpenTransfers.tsx';
import { useTransferForm } from './use-transfer-form.ts';
import { isOpen, mainSide, type Wallets } from './use-wallets.ts';

interface CarryFormProps {
  wallets: Wallets;
  vendor: string;
  carry: Carry;
  onChoose: (carry: Carry) => void;
  onDone: () => void;
  /** Hears when a transfer begins, and when the wallets are known as they are after it. */
  onSending: (sending: boolean) => void;
}

/** How much goes along to a vendor's game; for who chose all of it, all goes by itself. */
export function CarryForm(props: CarryFormProps) {
  const { wallets, vendor, carry, onChoose, onDone, onSending } = props;
  const there = wallets.vendors.filter((one) => one.vendor === vendor)[0]!;
  const main = mainSide(wallets, t('transfers.main'));
  const form = useTransferForm(main, { ...there, code: vendor }, onDone);
  const waiting = wallets.transfers.some(isOpen);
  const [byItself] = useState(carry === 'all' && !waiting);
  const sent = useRef(false);
  useEffect(() => {
    if (!byItself || sent.current) return;
    sent.current = true;
    form.send(main.amount);
  });
  useEffect(() => onSending(form.sending), [onSending, form.sending]);
  if (byItself && !form.error && !waiting) {
    return (
      <div className={styles.waiting}>
        <Spinner size={40} label={t('transfers.carry_under_way', { vendor: there.name })} />
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <OpenTransfers wallets={wallets} />
      <Card>
        <h2 className={styles.title}>{t('transfers.carry_title', { vendor: there.name })}</h2>
        <p className={styles.help}>{t('transfers.carry_help', { vendor: there.name })}</p>
        <dl className={styles.sums}>
          <Sum label={main.name} amount={main.amount} />
          <Sum label={there.name} amount={there.amount} />
        </dl>
        <AmountForm
          form={form}
          held={waiting}
          sendLabel={
            form.amount === null
              ? t('transfers.carry_some')
              : t('transfers.carry_send', { amount: peso(form.amount) })
          }
        />
        <Button className={styles.without} wide onClick={onDone}>
          {t('transfers.carry_none')}
        </Button>
        <div className={styles.choice}>
          <CarryChoice carry={carry} onChoose={onChoose} />
        </div>
      </Card>
    </div>
  );
}

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd>
      <Amount value={amount} />
    </dd>
  </div>
);
