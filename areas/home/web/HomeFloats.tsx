import { isInstalledApp, isNativeApp, t } from '@palaro/client';
import { openDownload, ServiceDock } from '@palaro/content/web';
import { Download } from 'lucide-react';
import styles from './HomeBelow.module.css';

/**
 * What floats over home: the APP icon in a plain browser only (HOME-05), customer service and
 * social pages (HOME-03, SVC-01).
 */
export default function HomeFloats() {
  const plainBrowser = !isInstalledApp() && !isNativeApp();
  return (
    <ServiceDock>
      {plainBrowser && (
        <button
          type="button"
          className={styles.appButton}
          aria-label={t('home.get_app')}
          onClick={openDownload}
        >
          <span className={styles.appFace}>
            <Download size={18} aria-hidden />
            <span aria-hidden>APP</span>
          </span>
        </button>
      )}
    </ServiceDock>
  );
}
