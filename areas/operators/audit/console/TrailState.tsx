import { t, useCall } from '@palaro/client';
import { Instant, Loaded } from '@palaro/desk';
import { auditApi } from '../audit.api.ts';
import styles from './audit.module.css';

/** The last signed head, and the alarm of people who approve each other. */
export function TrailState() {
  return (
    <Loaded of={useCall(auditApi.auditState)}>
      {({ head, pairs }) => (
        <div className={styles.state}>
          {pairs.map((pair) => (
            <p key={`${pair.one} ${pair.other}`} role="alert" className={styles.alarm}>
              {t('audit-console.pairs', pair)}
            </p>
          ))}
          <p className={styles.head}>
            {head ? (
              <>
                <span>{t('audit-console.head', { seq: head.seq })}</span>
                <Instant at={head.at} />
              </>
            ) : (
              t('audit-console.no_head')
            )}
          </p>
        </div>
      )}
    </Loaded>
  );
}
