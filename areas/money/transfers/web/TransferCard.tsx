import { t, peso } from '@palaro/client';
import { Amount, Card, Icon } from '@palaro/ui';
import { ArrowUpDown, ChevronDown, Wallet, Ship } from 'lucide';
import { useState } from 'react';
import { MAIN } from '../transfers.api.ts';
import { AmountForm } from './AmountForm.tsx';
import { useTransferForm } from './use-transfer-form.ts';
import { mainSide, type Side, type Wallets } from './use-wallets.ts';
import { VendorSheet } from './VendorSheet.tsx';
import styles from './TransferCard.module.css';

/** From, to and amount. One side is always the main wallet. */
export function TransferCard({ wallets }: { wallets: Wallets }) {
  const [back, setBack] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { vendors } = wallets;
  const vendor = vendors.filter((one) => one.vendor === chosen)[0] ?? vendors[0];
  if (!vendor) return null;
  const main = mainSide(wallets, t('transfers.main'));
  const there = { code: vendor.vendor, name: vendor.name, amount: vendor.amount };
  // A vendor that is off takes no money in, but gives it back.
  const out = back || !vendor.on;
  const [from, to] = out ? [there, main] : [main, there];
  const onChoose = vendors.length > 1 ? () => setChoosing(true) : undefined;
  return (
    <Card>
      <div className={styles.sides}>
        <SideRow label={t('transfers.from')} side={from} onChoose={onChoose} />
        <SideRow label={t('transfers.to')} side={to} onChoose={onChoose} />
        <button
          type="button"
          className={styles.swap}
          aria-label={t('transfers.swap')}
          disabled={!vendor.on}
          onClick={() => setBack(!out)}
        >
          <Icon of={ArrowUpDown} size={20} aria-hidden />
        </button>
      </div>
      {!vendor.on && <p className={styles.off}>{t('transfers.vendor_off')}</p>}
      <SendForm key={`${from.code}/${to.code}`} from={from} to={to} />
      <VendorSheet
        open={choosing}
        vendors={vendors}
        onChoose={(code) => {
          choose(code);
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    </Card>
  );
}

interface SideRowProps {
  label: string;
  side: Side;
  onChoose?: () => void;
}

function SideRow({ label, side, onChoose }: SideRowProps) {
  const isMain = side.code === MAIN;
  const inside = (
    <>
      <span className={styles.icon}>
        {isMain ? (
          <Icon of={Wallet} size={22} aria-hidden />
        ) : (
          <Icon of={Ship} size={22} aria-hidden />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>
          <span>{side.name}</span>
          {!isMain && onChoose && <Icon of={ChevronDown} size={18} aria-hidden />}
        </span>
      </span>
      <Amount value={side.amount} className={styles.amount} />
    </>
  );
  if (isMain || !onChoose) return <div className={styles.side}>{inside}</div>;
  return (
    <button type="button" className={styles.side} onClick={onChoose}>
      {inside}
      <span className="sr-only">{t('transfers.choose_vendor')}</span>
    </button>
  );
}

function SendForm({ from, to }: { from: Side; to: Side }) {
  const form = useTransferForm(from, to);
  return (
    <AmountForm
      form={form}
      className={styles.form}
      help={t('transfers.stays', { amount: peso(from.amount) })}
      sendLabel={
        form.amount === null
          ? t('transfers.send_none')
          : t('transfers.send', { amount: peso(form.amount) })
      }
    />
  );
}
