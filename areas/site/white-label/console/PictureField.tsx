import { failureMessage } from '@palaro/client';
import { FileButton } from '@palaro/desk';
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
  const choose = (file: File) => {
    setBusy(true);
    setFailure(null);
    take(file)
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <div className={styles.upload}>
        <span>{label}</span>
        <FileButton
          label={label}
          busy={busy}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onFile={choose}
        />
      </div>
      {failure && (
        <p role="alert" className={styles.warning}>
          {failure}
        </p>
      )}
    </>
  );
}
