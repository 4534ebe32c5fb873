import { failureMessage } from '@palaro/client';
import { useState } from 'react';
import styles from './site.module.css';

interface PictureFieldProps {
  label: string;
  /** Stores the picture, and puts it into the draft; the change of the template saves that. */
  take(file: File): Promise<void>;
}

/** Takes a picture for the template. A refused one says why. */
export function PictureField({ label, take }: PictureFieldProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    take(file)
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <label className={styles.upload}>
        {label}
        <input
          type="file"
          disabled={busy}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {failure && (
        <p role="alert" className={styles.warning}>
          {failure}
        </p>
      )}
    </>
  );
}
