import { formatMoment, t } from '@palaro/client';
import { Hash } from '@palaro/promotions/web';
import { Amount, Button, Sheet, toast } from '@palaro/ui';
import type { DrawnPrize } from '../lucky-draw.api.ts';
import styles from './lucky-draw.module.css';

interface DrawSheetProps {
  of: DrawnPrize;
  open: boolean;
  onClose(): void;
}

/** The draw is reckoned in BigInt, which the oldest phones lack. */
const canCheck = typeof BigInt !== 'undefined';

/** One draw with both seeds, from which the page draws it again. */
export function DrawSheet({ of, open, onClose }: DrawSheetProps) {
  const { draw, drawn, place, at, amount, proof } = of;
  async function check(): Promise<void> {
    const { drawIsRight } = await import('./check-draw.ts');
    const right = drawIsRight(of);
    toast(t(right ? 'lucky-draw.check_right' : 'lucky-draw.check_wrong'), {
      kind: right ? 'success' : 'error',
    });
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(drawn === place ? 'lucky-draw.draw_no' : 'lucky-draw.drawn_gone', { draw })}
      closeLabel={t('lucky-draw.close')}
      footer={
        canCheck && (
          <Button wide onClick={() => void check()}>
            {t('lucky-draw.check')}
          </Button>
        )
      }
    >
      <p>
        <Amount value={amount} signed tone="gold" size="xl" />
      </p>
      <p className={styles.line}>{formatMoment(at)}</p>
      <Hash name={t('lucky-draw.server_seed')} of={proof.serverSeed} />
      <Hash name={t('lucky-draw.seed_hash')} of={proof.seedHash} />
      <Hash name={t('lucky-draw.own_seed')} of={proof.clientSeed} />
      <Hash name={t('lucky-draw.nonce')} of={proof.nonce} />
    </Sheet>
  );
}
