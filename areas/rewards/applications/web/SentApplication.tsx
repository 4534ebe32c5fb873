import { formatMoment, t, useCall } from '@palaro/client';
import { Skeleton } from '@palaro/ui';
import { useEffect, useRef } from 'react';
import { applicationsApi, type ApplicationStanding } from '../applications.api.ts';
import styles from './applications.module.css';

type OwnApplication = NonNullable<ApplicationStanding['application']>;

interface UnderReviewProps {
  promotion: string;
  of: OwnApplication;
  /** It was sent just now: its form is gone, so the focus goes to what stands in its place. */
  focused: boolean;
}

/** An application that our team looks at, as it was sent. */
export function UnderReview({ promotion, of, focused }: UnderReviewProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) said.current?.focus();
  }, [focused]);
  return (
    <>
      <p ref={said} tabIndex={-1} className={styles.said} role="status">
        {t('applications.under_review')}
      </p>
      <p className={styles.line}>{t('applications.sent_at', { at: formatMoment(of.sentAt) })}</p>
      {of.comment !== '' && <blockquote className={styles.comment}>{of.comment}</blockquote>}
      {of.pictures.length > 0 && (
        <ul className={styles.slots}>
          {of.pictures.map(({ id }, at) => (
            <li key={id} className={styles.slot}>
              <SentPicture promotion={promotion} picture={id} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SentPictureProps {
  promotion: string;
  picture: string;
  number: number;
}

function SentPicture({ promotion, picture, number }: SentPictureProps) {
  const params = { id: promotion, picture };
  const { data, error } = useCall(applicationsApi.applicationPicture, { params });
  const name = t('applications.picture_sent', { number });
  if (data) return <img className={styles.picture} src={data.image} alt={name} />;
  if (error) return <span className={styles.line}>{name}</span>;
  return <Skeleton className={styles.picture} shape="block" />;
}

/** Why an application was not approved, in words. */
export function Rejected({ of: { reason, note } }: { of: OwnApplication }) {
  return (
    <div role="status">
      <p className={styles.said}>{t('applications.rejected')}</p>
      {reason && <p className={styles.line}>{t(`applications.reason.${reason}`)}</p>}
      {note && <blockquote className={styles.comment}>{note}</blockquote>}
    </div>
  );
}
