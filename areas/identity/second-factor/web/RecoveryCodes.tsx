import { t } from '@palaro/client';
import { Button, toast, Icon } from '@palaro/ui';
import { Copy } from 'lucide';
import styles from './SecondFactor.module.css';

/** New recovery codes, shown only now. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast(t('second-factor.recovery.copied'), { kind: 'success' });
  }
  const canCopy = typeof navigator.clipboard?.writeText === 'function';
  return (
    <div className={styles.form}>
      <p className={styles.stepHelp}>{t('second-factor.recovery.keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {canCopy && (
        <Button wide icon={<Icon of={Copy} size={18} aria-hidden />} onClick={() => void copy()}>
          {t('second-factor.recovery.copy')}
        </Button>
      )}
      <Button tone="gold" size="lg" wide onClick={onKept}>
        {t('second-factor.recovery.kept')}
      </Button>
    </div>
  );
}
