import { callWith, failureMessage, t } from '@palaro/client';
import { FileButton } from '@palaro/desk';
import { ContentImage, Icon, IconButton } from '@palaro/ui';
import { X } from 'lucide';
import { useState } from 'react';
import { consoleApi } from '../console.api.ts';
import styles from './content.module.css';

interface ImagesFieldProps {
  label: string;
  value: readonly string[];
  max: number;
  onChange(urls: string[]): void;
}

/** Pictures of an entry, main picture first. The server judges a file by its bytes. */
export function ImagesField({ label, value, max, onChange }: ImagesFieldProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = (file: File) => {
    setBusy(true);
    setFailure(null);
    callWith(consoleApi.uploadImage, { file })
      .then(
        ({ url }) => onChange([...value.filter((one) => one !== url), url]),
        (error: unknown) => setFailure(failureMessage(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.images} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <ul>
        {value.map((url, at) => (
          <li key={url}>
            <div className={styles.thumb}>
              <ContentImage path={url} alt="" width={16} height={7} sizes="160px" />
            </div>
            <IconButton
              icon={<Icon of={X} size={14} />}
              label={t('content-console.remove_picture', { number: at + 1 })}
              onClick={() => onChange(value.filter((one) => one !== url))}
            />
          </li>
        ))}
      </ul>
      {value.length < max && (
        <FileButton
          label={label}
          busy={busy}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onFile={upload}
        />
      )}
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </div>
  );
}
