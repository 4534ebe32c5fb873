import { callWith, failureMessage, reloadCall, t } from '@palaro/client';
import { act, CallForm, ConfirmDialog } from '@palaro/desk';
import { Button, toast } from '@palaro/ui';
import { useState } from 'react';
import { gatewayConsoleApi } from '../console.api.ts';
import styles from './vendors.module.css';

interface SettleProps {
  vendor: string;
  credit: string;
  onClose(): void;
}

const AFTER = [gatewayConsoleApi.vendor, gatewayConsoleApi.parkedCredit];

/** The ways to settle a credit: book it as it came, credit a member by hand, or refuse it. */
export function SettleParts({ vendor, credit, onClose }: SettleProps) {
  const params = { vendor, credit };
  const [way, setWay] = useState<'correct' | 'refuse' | null>(null);
  const [busy, setBusy] = useState(false);
  const book = () => {
    setBusy(true);
    bookNow(params)
      .then((booked) => booked && onClose())
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error', long: true }))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p>{t('gateway-console.book_help')}</p>
      <p className={styles.ways}>
        <Button size="sm" busy={busy} onClick={book}>
          {t('gateway-console.book')}
        </Button>
        <Button size="sm" onClick={() => setWay('correct')}>
          {t('gateway-console.correct')}
        </Button>
        <Button size="sm" tone="danger" onClick={() => setWay('refuse')}>
          {t('gateway-console.refuse')}
        </Button>
      </p>
      {way === 'correct' && (
        <CallForm
          endpoint={gatewayConsoleApi.correctCredit}
          params={params}
          labels={{
            member: 'gateway-console.member',
            amount: 'gateway-console.amount',
            reason: 'gateway-console.reason',
          }}
          submit={t('gateway-console.correct_ask')}
          reload={AFTER}
          done={onClose}
        />
      )}
      <ConfirmDialog
        open={way === 'refuse'}
        title={t('gateway-console.refuse_title', { id: credit })}
        confirm={t('gateway-console.refuse_ask')}
        danger
        reason
        onConfirm={(reason) =>
          act(gatewayConsoleApi.refuseCredit, { params, body: { reason } }, AFTER)
        }
        onClose={() => setWay(null)}
      >
        <p>{t('gateway-console.refuse_text')}</p>
      </ConfirmDialog>
    </>
  );
}

async function bookNow(params: { vendor: string; credit: string }): Promise<boolean> {
  const { booked, status } = await callWith(gatewayConsoleApi.bookCredit, { params });
  const said = booked ? 'gateway-console.booked' : 'gateway-console.not_booked';
  toast(t(said, { status }), { kind: booked ? 'success' : 'error', long: true });
  await Promise.all(AFTER.map(reloadCall));
  return booked;
}
