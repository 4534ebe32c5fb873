import { t, useCall } from '@palaro/client';
import { Skeleton } from '@palaro/ui';
import { useState } from 'react';
import type { Review } from '../console.api.ts';
import { kycConsoleApi } from '../console.api.ts';
import styles from './review.module.css';

/** One picture of a document. It is asked for once, because each look is recorded. */
export function Picture({ of: { id, kind, width, height } }: { of: Review['pictures'][number] }) {
  const read = useCall(
    kycConsoleApi.reviewPicture,
    { params: { picture: id } },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const [large, setLarge] = useState(false);
  const name = t(kind === 'selfie' ? 'kyc-console.selfie' : `kyc.picture.${kind}`);
  return (
    <figure className={large ? styles.large : styles.picture}>
      <figcaption>{name}</figcaption>
      {read.data ? (
        <button
          type="button"
          className={styles.frame}
          aria-expanded={large}
          aria-label={t('kyc-console.enlarge', { name })}
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
        <p role="alert">{t('kyc-console.picture_failed')}</p>
      ) : (
        <Skeleton shape="block" />
      )}
    </figure>
  );
}
