import { askLoginHere, HOME, isTrial, navigate, peso, t, useSession } from '@palaro/client';
import { AccountNeeded, Button, Card } from '@palaro/ui';
import type { LuckyDraw, OwnChances } from '../lucky-draw.api.ts';
import styles from './lucky-draw.module.css';

interface ChancesProps {
  draw: LuckyDraw;
  busy: boolean;
  onDraw(): void;
}

/** Chances of today, what the next one takes, and the draw itself. */
export function Chances({ draw, busy, onDraw }: ChancesProps) {
  const session = useSession();
  if (isTrial(session)) return <AccountNeeded />;
  if (!session) {
    return (
      <Button tone="gold" wide onClick={askLoginHere}>
        {t('lucky-draw.log_in')}
      </Button>
    );
  }
  if (!draw.own) return <p className={styles.line}>{t('lucky-draw.not_open')}</p>;
  const { left, earned } = draw.own;
  return (
    <Card title={t('lucky-draw.chances')}>
      <p className={styles.chances} translate="no">
        {left}
      </p>
      <p className={styles.line}>{t('lucky-draw.chances_left', { left, earned })}</p>
      <Missing own={draw.own} />
      {left > 0 ? (
        <Button tone="gold" wide busy={busy} onClick={onDraw}>
          {t(busy ? 'lucky-draw.drawing' : 'lucky-draw.draw')}
        </Button>
      ) : (
        draw.own.missing !== null && (
          <Button wide onClick={() => navigate(HOME)}>
            {t('lucky-draw.play')}
          </Button>
        )
      )}
    </Card>
  );
}

const Missing = ({ own: { missing, left } }: { own: OwnChances }) => {
  if (missing !== null) {
    return <p className={styles.line}>{t('lucky-draw.missing', { amount: peso(missing) })}</p>;
  }
  return left > 0 ? null : <p className={styles.line}>{t('lucky-draw.no_more')}</p>;
};
