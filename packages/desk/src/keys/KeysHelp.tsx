import { t } from '@palaro/client';
import { SideSheet } from '../layers/SideSheet.tsx';
import { useShownKeys } from './keys.ts';
import styles from './keys.module.css';

/** What `?` opens: every key that works on the current screen. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const keys = useShownKeys();
  if (!open) return null;
  return (
    <SideSheet title={t('desk.keys.title')} onClose={onClose}>
      {keys.length === 0 && <p>{t('desk.keys.none')}</p>}
      <dl className={styles.keys}>
        {keys.map(({ press, label }) => (
          <div key={press} className={styles.row}>
            <dt>
              {press.split(' ').map((one) => (
                <kbd key={one} className={styles.key}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </SideSheet>
  );
}
