import { t, useLanguage } from '@palaro/client';
import {
  Instant,
  ListPage,
  Money,
  Place,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { inLanguage } from '@palaro/kernel';
import { Badge } from '@palaro/ui';
import { promotionsConsoleApi, type PromotionRow } from '../console.api.ts';
import { PROMOTION_STATES } from '../promotion-moves.ts';
import { NEW_FORMS } from './new-forms.ts';
import styles from './promotions-console.module.css';

const TONES = { Draft: 'dim', Running: 'leaf', Paused: 'gold', Ended: 'dim' } as const;

/** A promotion's state in words. */
export const PromotionState = ({ of }: { of: PromotionRow['state'] }) => (
  <Badge tone={TONES[of]}>{t(`promotions-console.state.${of}`)}</Badge>
);

const Title = ({ of }: { of: PromotionRow['title'] }) => (
  <span>{inLanguage(of, useLanguage())}</span>
);

const COLUMNS: readonly Column<PromotionRow>[] = [
  {
    key: 'title',
    title: 'promotions-console.title',
    cell: ({ title }) => <Title of={title} />,
  },
  {
    key: 'type',
    title: 'promotions-console.type',
    cell: ({ promotionType }) => t(`promotions-console.type.${promotionType}`),
    width: 130,
  },
  {
    key: 'state',
    title: 'promotions-console.state',
    cell: ({ state, waits }) =>
      waits ? (
        <Place to={`/console/changes/${waits}`}>{t('promotions-console.waits')}</Place>
      ) : (
        <PromotionState of={state} />
      ),
    width: 150,
  },
  {
    key: 'starts',
    title: 'promotions-console.starts',
    cell: ({ startsAt }) => <Instant at={startsAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'ends',
    title: 'promotions-console.ends',
    cell: ({ endsAt }) => (endsAt ? <Instant at={endsAt} /> : t('promotions-console.no_end')),
    width: TIME_WIDTH,
  },
  {
    key: 'spent',
    title: 'promotions-console.spent',
    cell: ({ spent }) => <Money value={spent} />,
    align: 'end',
    width: 120,
  },
  {
    key: 'budget',
    title: 'promotions-console.budget',
    cell: ({ budget }) => <Money value={budget} />,
    align: 'end',
    width: 120,
  },
  {
    key: 'maker',
    title: 'promotions-console.maker',
    cell: ({ madeBy }) => madeBy,
    width: 110,
  },
];

const filters = (): Filter[] => [
  {
    name: 'state',
    label: 'promotions-console.state',
    kind: 'choice',
    options: PROMOTION_STATES.map((value) => ({
      value,
      label: t(`promotions-console.state.${value}`),
    })),
  },
];

/** Promotions, newest first, with what is left of their budgets. */
export default function PromotionsScreen() {
  const list = useList(promotionsConsoleApi.promotions);
  const may = useMay('promotion.manage');
  return (
    <ListPage
      title="promotions-console.promotions"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      to={({ id }) => `/console/promotions/${id}`}
      filters={filters()}
      empty="promotions-console.none"
      actions={
        may && (
          <nav className={styles.forms} aria-label={t('promotions-console.write')}>
            <span>{t('promotions-console.write')}</span>
            {NEW_FORMS.map(({ type, to }) => (
              <Place key={type} to={to} className={styles.write}>
                {t(`promotions-console.type.${type}`)}
              </Place>
            ))}
          </nav>
        )
      }
    />
  );
}
