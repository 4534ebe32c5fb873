import { t } from '@palaro/client';
import { Instant, Place } from '@palaro/desk';
import type { Review } from '../console.api.ts';
import styles from './review.module.css';

/** How far the closing of the account is, until when it can be undone, and who must still agree. */
export const ClosingNote = ({ of }: { of: NonNullable<Review['closing']> }) => (
  <p role="status" className={styles.closing}>
    <strong>{t(`kyc-console.reason.${of.reason}`)}</strong>{' '}
    <span>{t(`kyc-console.closing.${of.state}`)}</span>{' '}
    {of.state === 'Closed' && of.undoUntil && <Instant at={of.undoUntil} />}{' '}
    {of.change && (
      <Place to={`/console/changes/${of.change}`}>{t('kyc-console.closing_change')}</Place>
    )}
  </p>
);
