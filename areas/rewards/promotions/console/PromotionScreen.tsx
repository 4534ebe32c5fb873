import { t, useCall, useLanguage, usePathParam } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  Facts,
  Instant,
  Loaded,
  Money,
  Place,
  RecordPage,
  type RecordAction,
} from '@palaro/desk';
import { inLanguage } from '@palaro/kernel';
import { SegmentFact } from '@palaro/segments/console-choice';
import { useState } from 'react';
import { promotionsConsoleApi, type PromotionRow } from '../console.api.ts';
import { PROMOTION_MOVES, PROMOTION_TRANSITIONS, type PromotionMove } from '../promotion-moves.ts';
import { PromotionState } from './PromotionsScreen.tsx';
import { Simulation } from './Simulation.tsx';
import styles from './promotions-console.module.css';

/** One promotion: its budget, its rule, what it gave, and what can be done with it. */
export default function PromotionScreen() {
  const id = usePathParam('id');
  const language = useLanguage();
  const read = useCall(promotionsConsoleApi.promotionRecord, { params: { id } });
  const [move, setMove] = useState<PromotionMove | null>(null);
  const actionsOf = ({ state, waits }: PromotionRow): RecordAction[] =>
    PROMOTION_MOVES.filter(
      (one) => one in PROMOTION_TRANSITIONS[state] && !(waits && one === 'publish'),
    ).map((one) => ({
      key: one,
      label: t(`promotions-console.move.${one}`),
      permission: 'promotion.manage',
      danger: one === 'end',
      run: () => setMove(one),
    }));
  return (
    <Loaded of={read}>
      {(row) => (
        <RecordPage
          title={<span>{inLanguage(row.title, language)}</span>}
          state={<PromotionState of={row.state} />}
          figures={[
            { label: 'promotions-console.spent', value: <Money value={row.spent} /> },
            { label: 'promotions-console.reserved', value: <Money value={row.reserved} /> },
            { label: 'promotions-console.budget', value: <Money value={row.budget} /> },
            { label: 'promotions-console.takers', value: row.takers.toLocaleString('en-US') },
          ]}
          actions={actionsOf(row)}
          back={{ to: '/console/promotions', label: t('promotions-console.promotions') }}
        >
          <div className={styles.part}>
            <progress
              aria-label={t('promotions-console.spent')}
              max={Number(row.budget)}
              value={Number(row.spent)}
            />
            {row.waits && (
              <Place to={`/console/changes/${row.waits}`}>{t('promotions-console.waits')}</Place>
            )}
            <Facts
              rows={[
                {
                  label: 'promotions-console.type',
                  value: t(`promotions-console.type.${row.promotionType}`),
                },
                { label: 'promotions-console.starts', value: <Instant at={row.startsAt} /> },
                {
                  label: 'promotions-console.ends',
                  value: row.endsAt ? <Instant at={row.endsAt} /> : t('promotions-console.no_end'),
                },
                {
                  label: 'promotions-console.awards_paid',
                  value: row.awards.toLocaleString('en-US'),
                },
                row.segment && {
                  label: 'segments-console.choose',
                  value: <SegmentFact of={row.segment} />,
                },
                { label: 'promotions-console.maker', value: row.madeBy },
                { label: 'promotions-console.summary', value: inLanguage(row.summary, language) },
              ]}
            />
            <h2>{t('promotions-console.conditions')}</h2>
            <ul>
              {row.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </div>
          {row.state === 'Draft' && <Simulation id={id} />}
          <MoveDialog id={id} move={move} onClose={() => setMove(null)} />
        </RecordPage>
      )}
    </Loaded>
  );
}

interface MoveDialogProps {
  id: string;
  move: PromotionMove | null;
  onClose(): void;
}

function MoveDialog({ id, move, onClose }: MoveDialogProps) {
  // The last move's words stay while the dialog closes.
  const [shown, setShown] = useState<PromotionMove>('publish');
  if (move !== null && move !== shown) setShown(move);
  return (
    <ConfirmDialog
      open={move !== null}
      danger={shown === 'end'}
      reason
      title={t(`promotions-console.move.${shown}`)}
      confirm={t(`promotions-console.move.${shown}`)}
      onConfirm={(reason) =>
        act(promotionsConsoleApi.movePromotion, { params: { id }, body: { to: shown, reason } }, [
          promotionsConsoleApi.promotionRecord,
          promotionsConsoleApi.promotions,
        ])
      }
      onClose={onClose}
    >
      {t(`promotions-console.move_text.${shown}`)}
    </ConfirmDialog>
  );
}
