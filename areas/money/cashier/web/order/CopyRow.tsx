import { t } from '@palaro/client';
import { CopyButton } from '@palaro/ui';
import styles from './Order.module.css';

interface CopyRowProps {
  label: string;
  value: string;
  /** Has a button that copies it. */
  copied?: boolean;
  /** What is copied instead of what is shown, for instance an amount without its sign. */
  copy?: string;
}

/** A value that must be typed elsewhere, with a button that copies it. */
export const CopyRow = ({ label, value, copied, copy = value }: CopyRowProps) => (
  <div className={styles.copyRow}>
    <dt>{label}</dt>
    <dd>
      <span className={styles.copyValue} translate="no">
        {value}
      </span>
      {copied && (
        <CopyButton text={copy} done={t('deposits.copied')}>
          <span>{t('deposits.copy')}</span>
          <span className="sr-only">{` ${label}`}</span>
        </CopyButton>
      )}
    </dd>
  </div>
);
