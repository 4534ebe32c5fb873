import { Skeleton } from '@palaro/ui';
import { useState } from 'react';
import styles from './pictures.module.css';

interface EnlargedPictureProps {
  /** The picture as it was read; `data` is undefined until it came. */
  read: { data?: { jpg: string }; isError: boolean };
  size: { width: number; height: number };
  name: string;
  enlargeLabel: string;
  failedText: string;
}

/** A picture in a review, which takes the whole width while it is looked at. */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { read, size, name, enlargeLabel, failedText } = props;
  const [large, setLarge] = useState(false);
  return (
    <figure className={large ? styles.large : styles.picture}>
      <figcaption>{name}</figcaption>
      {read.data ? (
        <button
          type="button"
          className={styles.frame}
          aria-expanded={large}
          aria-label={enlargeLabel}
          onClick={() => setLarge(!large)}
        >
          <img src={`data:image/jpeg;base64,${read.data.jpg}`} alt={name} {...size} />
        </button>
      ) : read.isError ? (
        <p role="alert">{failedText}</p>
      ) : (
        <Skeleton shape="block" />
      )}
    </figure>
  );
}
