import { t, peso } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Amount, Button, Card, Spinner } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import type { Carry, VendorWallet } from '../transfers.api.ts';
import { AmountForm } from './AmountForm.tsx';
import { CarryChoice } from './CarryChoice.tsx';
import styles from './CarryStep.module.css';
import { OpenTransfers } from './OpenTransfers.tsx';
import { useTransferForm } from './use-transfer-form.ts';
import { isOpen, mainSide, type Wallets } from './use-wallets.ts';

interface CarryFormProps {
  wallets: Wallets;
  /** The vendor's wallet. */
  there: VendorWallet;
  carry: Carry;
  onChoose: (carry: Carry) => void;
  onDone: () => void;
}

/**
 * Asks how much money to bring to a vendor's game. If the member chose to bring all, this sends all
 * at once. If there is nothing to bring, it is done. A transfer on its way is shown until its end
 * is known.
 */
export function CarryForm({ wallets, there, carry, onChoose, onDone }: CarryFormProps) {
  const main = mainSide(wallets, t('transfers.main'));
  const form = useTransferForm(main, { ...there, code: there.vendor }, onDone);
  const waiting = wallets.transfers.some(isOpen);
  const comes = wallets.transfers.some((one) => one.to === there.vendor && isOpen(one));
  // Do not judge while sending: the money leaves the main wallet before its transfer is in the
  // list.
  const nothing = !form.sending && !comes && compareDecimal(main.amount, '0') <= 0;
  const [byItself] = useState(carry === 'all' && !waiting);
  const sent = useRef(false);
  useEffect(() => {
    if (nothing) return onDone();
    if (!byItself || sent.current) return;
    sent.current = true;
    form.send(main.amount);
  });
  if (nothing || (byItself && !form.error && !waiting)) {
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
