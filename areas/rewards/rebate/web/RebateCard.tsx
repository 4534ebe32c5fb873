import { categoryName } from '@palaro/catalogue/web';
import {
  call,
  failureMessage,
  formatMoment,
  HOME,
  navigate,
  peso,
  reloadCall,
  t,
} from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Amount, Button, Card, ListRow, toast } from '@palaro/ui';
import { useState } from 'react';
import { rebateApi, type RebatePreview } from '../rebate.api.ts';
import styles from './rebate.module.css';

/** The sum that waits, by product, and the button that claims all of it. */
export function RebateCard({ preview }: { preview: RebatePreview }) {
  const { products, total, lastClaimAt } = preview;
  return (
    <Card title={t('rebate.ready')}>
      <p className={styles.total}>
        <Amount value={total} tone="gold" size="xl" />
      </p>
      {products.length === 0 && <p className={styles.line}>{t('rebate.none')}</p>}
      {products.map(({ productType, validBet, rate, amount }) => (
        <ListRow
          key={productType}
          title={categoryName(productType)}
          detail={t('rebate.line', { rate, bets: peso(validBet) })}
          amount={<Amount value={amount} />}
        />
      ))}
      <Claim preview={preview} />
      {lastClaimAt && (
        <p className={styles.line}>{t('rebate.last', { at: formatMoment(lastClaimAt) })}</p>
      )}
    </Card>
  );
}

/** Claims all products at once; where there is too little, the way to the games. */
function Claim({ preview: { total, least, claimsLeft } }: { preview: RebatePreview }) {
  const [busy, setBusy] = useState(false);

  async function claim() {
    setBusy(true);
    try {
      const { amount } = await call(rebateApi.claimRebate, { body: {} });
      toast(t('rebate.claimed', { amount: peso(amount) }), { kind: 'success' });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setBusy(false);
      void reloadCall(rebateApi.manualRebate);
      void reloadCall(rebateApi.rebateReport);
    }
  }

  if (claimsLeft === 0) return <p className={styles.line}>{t('rebate.often')}</p>;
  if (compareDecimal(total, least) < 0) {
    return (
      <>
        <p className={styles.line}>{t('rebate.little', { least: peso(least) })}</p>
        <Button wide onClick={() => navigate(HOME)}>
          {t('rebate.to_games')}
        </Button>
      </>
    );
  }
  return (
    <Button tone="gold" wide busy={busy} onClick={() => void claim()}>
      {busy ? t('rebate.claiming') : t('rebate.claim', { amount: peso(total) })}
    </Button>
  );
}
