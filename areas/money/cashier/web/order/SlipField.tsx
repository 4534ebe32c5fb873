import { call, failureMessage, fittingPicture, t } from '@palaro/client';
import { FieldNote, Icon, Spinner } from '@palaro/ui';
import { Camera, Check } from 'lucide';
import { useId, useState, type ChangeEvent } from 'react';
import { SLIP_MAX_BYTES } from '../../cashier.limits.ts';
import { depositsApi, type DepositOrder } from '../../deposits.api.ts';
import styles from './Order.module.css';

/** Pictures are large and a phone's connection may be slow. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** A picture of the receipt; it helps the operator who looks for the money. */
export function SlipField({ order, onChanged }: { order: DepositOrder; onChanged: () => void }) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(picture: Blob) {
    const file = await fittingPicture(picture, SLIP_MAX_BYTES);
    const { id: slip } = await call(
      depositsApi.uploadSlip,
      { file },
      { timeoutMs: UPLOAD_TIMEOUT_MS },
    );
    await call(depositsApi.addSlip, { params: { id: order.id }, body: { slip } });
    onChanged();
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const picture = target.files?.[0];
    // Lets the same file be chosen again after a failure.
    target.value = '';
    if (!picture || busy) return;
    setBusy(true);
    setFailure(null);
    void send(picture)
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setBusy(false));
  }

  return (
    <div className={styles.slip}>
      <input
        id={id}
        className="sr-only"
        type="file"
        accept="image/png,image/jpeg"
        aria-describedby={`${id}-note`}
        onChange={choose}
      />
      <label className={styles.slipFace} htmlFor={id}>
        <Icon of={order.hasSlip ? Check : Camera} size={20} aria-hidden />
        <span>{order.hasSlip ? t('deposits.slip_there') : t('deposits.slip_add')}</span>
        {busy && <Spinner label={t('deposits.slip_sending')} size={20} />}
      </label>
      <FieldNote id={`${id}-note`} error={failure ?? undefined} />
    </div>
  );
}
