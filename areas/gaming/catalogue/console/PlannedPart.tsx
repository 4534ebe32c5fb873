import { t } from '@palaro/client';
import { act, ConfirmDialog, Instant, useMay } from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { catalogueConsoleApi, type GameChange } from '../console.api.ts';
import { AFTER_CHANGE, type Levels } from './board.ts';
import styles from './board.module.css';

const said = ({ vendors = [], categories = [], games = [] }: GameChange): string =>
  [
    ...vendors.map((one) => [one.vendor, one.enabled] as const),
    ...categories.map((one) => [one.category, one.enabled] as const),
    ...games.map((one) => [one.nodeId, one.enabled] as const),
  ]
    .map(([name, on]) =>
      on === undefined ? name : `${name} ${t(`catalogue-console.is.${on ? 'on' : 'off'}`)}`,
    )
    .join(', ');

/** Switching that waits for its time, and what was lately not applied at its time. */
export function PlannedPart({ levels: { planned } }: { levels: Levels }) {
  const [asked, setAsked] = useState<string | null>(null);
  const may = useMay('game.manage');
  if (planned.length === 0) return <p>{t('catalogue-console.nothing_planned')}</p>;
  return (
    <>
      <ul className={styles.planned}>
        {planned.map(({ id, applyAt, by, reason, change, state }) => (
          <li key={id}>
            <strong>
              <Instant at={applyAt} />
            </strong>
            <span>{said(change)}</span>
            <span className={styles.dim}>{`${by}: ${reason}`}</span>
            {(state === 'Stale' || state === 'Refused') && (
              <Badge tone="rose">{t(`catalogue-console.plan.${state}`)}</Badge>
            )}
            {may && state === 'Waiting' && (
              <Button size="sm" onClick={() => setAsked(id)}>
                {t('catalogue-console.cancel_planned')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('catalogue-console.cancel_planned')}
        confirm={t('catalogue-console.cancel_planned')}
        reason
        onConfirm={(reason) =>
          act(
            catalogueConsoleApi.cancelPlannedGames,
            { params: { id: asked ?? '' }, body: { reason } },
            AFTER_CHANGE,
          )
        }
        onClose={() => setAsked(null)}
      />
    </>
  );
}
