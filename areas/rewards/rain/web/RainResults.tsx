import { formatMoment, reloadCall, t, useCall } from '@palaro/client';
import { Hash } from '@palaro/promotions/web';
import { Amount, Button, Card, NotLoaded, toast } from '@palaro/ui';
import { useEffect } from 'react';
import { rainApi, type RainResults as Results } from '../rain.api.ts';
import styles from './rain.module.css';

const ASK_MS = 4_000;

interface RainResultsProps {
  /** A rain, or `last`. */
  id: string;
  /** Ask again until it is closed and its seed is revealed. */
  again?: boolean;
}

/** Envelopes of a rain by name, and once it is closed how its draw is checked (REWARD-03). */
export function RainResults({ id, again = false }: RainResultsProps) {
  const read = useCall(rainApi.rainResults, { params: { id } });
  const { data } = read;
  const open = again && data?.closed === null;
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => void reloadCall(rainApi.rainResults), ASK_MS);
    return () => clearInterval(timer);
  }, [open]);
  if (read.isError) return <NotLoaded of={[read]} rows={2} retryLabel={t('rain.try_again')} />;
  // Before the first rain there is no last one.
  if (!data) return null;
  return (
    <>
      <Card title={id === 'last' ? t('rain.last_results') : t('rain.results')}>
        <p className={styles.line}>
          {t('rain.taken', {
            at: formatMoment(data.startsAt),
            taken: data.taken.toLocaleString('en-US'),
            pieces: data.pieces.toLocaleString('en-US'),
          })}
        </p>
        {data.own && (
          <p className={styles.fact}>
            <span>{t('rain.own')}</span>
            <Amount value={data.own.amount} signed tone="gold" />
          </p>
        )}
        <Names list={data.list} />
      </Card>
      {data.seed !== null && <Verification of={data} seed={data.seed} />}
    </>
  );
}

const Names = ({ list }: Pick<Results, 'list'>) =>
  list.length === 0 ? (
    <p className={styles.line}>{t('rain.no_names')}</p>
  ) : (
    <ol className={styles.results}>
      {list.map(({ name, amount }, nth) => (
        // Masked names are not unique, and the list does not change its order.
        <li key={nth}>
          <span translate="no">{name}</span>
          <Amount value={amount} />
        </li>
      ))}
    </ol>
  );

/** The draw is reckoned in BigInt, which the oldest phones lack. */
const canCheck = typeof BigInt !== 'undefined';

function Verification({ of, seed }: { of: Results; seed: string }) {
  async function check(): Promise<void> {
    const { drawIsRight } = await import('./check-draw.ts');
    const right = drawIsRight({ ...of, seed });
    toast(t(right ? 'rain.check_right' : 'rain.check_wrong'), {
      kind: right ? 'success' : 'error',
    });
  }
  return (
    <Card title={t('rain.check_title')}>
      <p className={styles.line}>{t('rain.check_how')}</p>
      <Hash name={t('rain.seed')} of={seed} />
      <Hash name={t('rain.seed_hash')} of={of.seedHash} />
      <Hash name={t('rain.list_hash')} of={of.listHash} />
      {canCheck && (
        <p className={styles.line}>
          <Button wide onClick={() => void check()}>
            {t('rain.check')}
          </Button>
        </p>
      )}
    </Card>
  );
}
