import { dayOf, setting, siteNow, t } from '@palaro/client';
import { LicenceSeal } from '@palaro/ui';
import styles from './LegalLines.module.css';

/** The licence image and the copyright line at the end of a menu (HDR-06). */
export function LegalLines() {
  const age = setting('site.minAge', 21);
  const licence = setting('site.licence', '');
  const year = dayOf(siteNow()).slice(0, 4);
  return (
    <div className={styles.legal}>
      <LicenceSeal age={age} label={t('shell.seal', { age })} size={44} />
      <div>
        <p>{licence || t('shell.responsible', { age })}</p>
        <p className={styles.copyright}>
          {t('shell.copyright', { year, name: setting('site.name', '') })}
        </p>
      </div>
    </div>
  );
}
