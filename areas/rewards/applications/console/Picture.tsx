import { t, useCall } from '@palaro/client';
import { Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { applicationsConsoleApi, type ReviewedApplication } from '../console.api.ts';
import styles from './review.module.css';

interface PictureProps {
  of: ReviewedApplication['images'][number];
  number: number;
}

/** One picture of an application. It is asked for once, because each look is recorded. */
export function Picture({ of: { id, width, height }, number }: PictureProps) {
  const read = useCall(
    applicationsConsoleApi.reviewedPicture,
    { params: { picture: id } },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const [large, setLarge] = useState(false);
  const name = t('applications-console.picture', { number });
  return (
    <figure className={large ? styles.large : styles.picture}>
      <figcaption>{name}</figcaption>
      {read.data ? (
        <button
          type="button"
          className={styles.frame}
          aria-expanded={large}
          aria-label={t('applications-console.enlarge', { number })}
          onClick={() => setLarge(!large)}
        >
          <img
            src={`data:image/jpeg;base64,${read.data.jpg}`}
            alt={name}
            width={width}
            height={height}
          />
        </button>
      ) : read.isError ? (
        <p role="alert">{t('applications-console.picture_failed')}</p>
      ) : (
        <Skeleton shape="block" />
      )}
    </figure>
  );
}
