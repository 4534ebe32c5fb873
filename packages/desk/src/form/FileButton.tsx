import { t } from '@palaro/client';
import styles from './form.module.css';

interface FileButtonProps {
  /** What the file is for; spoken, and written above or beside the button by the caller. */
  label: string;
  accept: string;
  busy?: boolean;
  onFile(file: File): void;
}

/** Asks for one file. The browser's own button would speak the browser's language. */
export const FileButton = ({ label, accept, busy, onFile }: FileButtonProps) => (
  <label className={styles.file}>
    <span>{t('desk.form.choose_file')}</span>
    <input
      type="file"
      className="sr-only"
      aria-label={`${label}: ${t('desk.form.choose_file')}`}
      disabled={busy}
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0];
        target.value = '';
        if (file) onFile(file);
      }}
    />
  </label>
);
