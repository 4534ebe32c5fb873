import { call, callWith, failureMessage, fittingPicture, reloadCall, t } from '@palaro/client';
import { Button, FieldNote, PictureInput } from '@palaro/ui';
import { Camera, RefreshCw } from 'lucide';
import { useId, useState } from 'react';
import { SLIP_MAX_BYTES } from '../../cashier.limits.ts';
import { depositsApi, type DepositOrder } from '../../deposits.api.ts';
import { SlipPicture } from './SlipPicture.tsx';
import styles from './Order.module.css';

/** Pictures are large and a phone's connection may be slow. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * A picture of the receipt, shown once it is chosen; it can be replaced and removed until the order
 * ends. It helps the operator who looks for the money.
 */
export function SlipField({ order, onChanged }: { order: DepositOrder; onChanged: () => void }) {
  const id = useId();
  const params = { id: order.id };
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = chosen !== null || order.hasSlip;

  async function send(picture: Blob) {
    const file = await fittingPicture(picture, SLIP_MAX_BYTES);
    const { id: slip } = await call(
      depositsApi.uploadSlip,
      { file },
      { timeoutMs: UPLOAD_TIMEOUT_MS },
    );
    await call(depositsApi.addSlip, { params, body: { slip } });
    await reloadCall(depositsApi.ownSlip);
  }

  function change(work: Promise<unknown>) {
    setBusy(true);
    setFailure(null);
    void work
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => {
        // What the site holds now is what is shown: the new picture, the old one, or none.
        setChosen(null);
        setBusy(false);
        onChanged();
      });
  }

  function choose([picture]: readonly File[]) {
    if (!picture || busy) return;
    setChosen(picture);
    change(send(picture));
  }

  return (
    <div className={styles.slip}>
      {shown && <SlipPicture key={order.id} id={order.id} chosen={chosen} />}
      <div className={styles.slipWork}>
        <PictureInput
          label={shown ? t('deposits.slip_replace') : t('deposits.slip_add')}
          icon={shown ? RefreshCw : Camera}
          busy={busy ? t('deposits.slip_sending') : null}
          describedBy={`${id}-note`}
          onChoose={choose}
        />
        {order.hasSlip && (
          <Button busy={busy} onClick={() => change(callWith(depositsApi.removeSlip, { params }))}>
            {t('deposits.slip_remove')}
          </Button>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={failure ?? undefined} />
    </div>
  );
}
