import { t, useCall } from '@palaro/client';
import { act, ConfirmDialog, Instant, Loaded, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { namesOf } from '@palaro/whitelabel';
import { useState } from 'react';
import { whiteLabelApi } from '../white-label.api.ts';
import styles from './site.module.css';

/** Changes that wait for their time. */
export function PlannedPart() {
  const read = useCall(whiteLabelApi.siteSchedule, {});
  const [asked, setAsked] = useState<string | null>(null);
  const may = useMay('site.change');
  return (
    <Loaded of={read}>
      {({ list }) =>
        list.length === 0 ? (
          <p>{t('white-label-console.nothing_planned')}</p>
        ) : (
          <>
            <ul className={styles.list}>
              {list.map(({ id, applyAt, people, reason, change }) => (
                <li key={id}>
                  <strong>
                    <Instant at={applyAt} />
                  </strong>
                  <span>{namesOf(change).join(', ')}</span>
                  <span className={styles.dim}>{`${people.join(', ')}: ${reason}`}</span>
                  {may && (
                    <Button size="sm" onClick={() => setAsked(id)}>
                      {t('white-label-console.cancel_planned')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <ConfirmDialog
              open={asked !== null}
              title={t('white-label-console.cancel_planned')}
              confirm={t('white-label-console.cancel_planned')}
              reason
              onConfirm={(reason) =>
                act(
                  whiteLabelApi.cancelScheduled,
                  { params: { id: asked ?? '' }, body: { reason } },
                  [whiteLabelApi.siteSchedule],
                )
              }
              onClose={() => setAsked(null)}
            />
          </>
        )
      }
    </Loaded>
  );
}
