import { formatMoment, peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Button } from '@palaro/ui';
import type { Promotion } from '../promotions.api.ts';
import type { Accept } from './use-accept.ts';
import styles from './promotions.module.css';

interface AwardRowProps {
  promotion: Promotion;
  accept: Accept;
  /** It is the screen's main step. */
  main: boolean;
}

/** An award that waits: until when, what must be bet for it, and its button. */
export function AwardRow({ promotion, accept, main }: AwardRowProps) {
  const { award, id, promotionType, title } = promotion;
  if (!award) return null;
  const free = compareDecimal(award.turnover, '0') === 0;
  return (
    <div className={styles.award}>
      <p className={styles.awardName}>{title || t(`promotions.type.${promotionType}`)}</p>
      <p className={styles.line}>{t('promotions.until', { at: formatMoment(award.expiresAt) })}</p>
      <p className={styles.line}>
        {free
          ? t('promotions.may_withdraw')
          : t('promotions.must_bet', { required: peso(award.turnover) })}
      </p>
      <Button
        tone={main ? 'gold' : 'quiet'}
        wide
        busy={accept.busy === id}
        onClick={() => void accept.send({ promotionId: id, awardId: award.id })}
      >
        {accept.busy === id
          ? t('promotions.claiming')
          : t('promotions.claim', { amount: peso(award.amount) })}
      </Button>
    </div>
  );
}
