import type { Reply } from '@palaro/api';
import { formatDate, formatMoment, navigate, pageExists, peso, t, usePages } from '@palaro/client';
import { turnoverApi } from '@palaro/turnover/api';
import {
  Amount,
  Button,
  Card,
  EmptyState,
  KeyValues,
  ListRow,
  ListScreen,
  Skeleton,
} from '@palaro/ui';
import styles from './Turnover.module.css';

type Rounds = Reply<typeof turnoverApi.requirementRounds>;

/** A requirement with the rounds that filled it, which add up to what is done of it. */
export function RequirementRounds({ id }: { id: string }) {
  const pages = usePages(turnoverApi.requirementRounds, {}, { params: { requirement: id } });
  const { first } = pages;
  return (
    <ListScreen
      pages={pages}
      total={first && <Standing of={first} />}
      empty={<EmptyState title={t('withdrawals.rounds_none')} />}
      skeleton={<Skeleton shape="row" count={6} />}
      failed={t('withdrawals.rounds_not_loaded')}
      retryLabel={t('withdrawals.try_again')}
      loadingLabel={t('withdrawals.loading')}
    >
      {(rows) =>
        rows.map((round, index) => (
          <ListRow
            key={round.roundId ?? index}
            title={round.gameName}
            detail={`${formatMoment(round.at)} · ${stakeOf(round)}`}
            amount={<Amount value={round.counted} />}
            state={t('withdrawals.round_counted')}
          />
        ))
      }
    </ListScreen>
  );
}

const stakeOf = ({ stake, percent }: Rounds['list'][number]) =>
  stake === null
    ? t('withdrawals.round_percent', { percent })
    : t('withdrawals.round_stake', { stake: peso(stake), percent });

function Standing({ of: { requirement, total, totals } }: { of: Rounds }) {
  const { cause, causeId, state, openedAt, endedAt, required, done } = requirement;
  const order = `/m/voucherCenter?order=${causeId}`;
  return (
    <Card title={`${t(`withdrawals.cause_${cause}`)} · ${formatDate(openedAt)}`}>
      <KeyValues
        rows={[
          { label: t('withdrawals.state'), value: t(`withdrawals.requirement_${state}`) },
          {
            label: t('withdrawals.requirement_progress'),
            value: t('withdrawals.turnover_row', { done: peso(done), required: peso(required) }),
          },
          {
            label: t('withdrawals.rounds_count', { count: total }),
            value: <Amount value={totals.counted} />,
          },
          ...(endedAt === null
            ? []
            : [{ label: t('withdrawals.requirement_ended'), value: formatMoment(endedAt) }]),
        ]}
      />
      {cause === 'deposit' && pageExists('/m/voucherCenter') && (
        <Button size="sm" className={styles.cause} onClick={() => navigate(order)}>
          {t('withdrawals.requirement_deposit')}
        </Button>
      )}
    </Card>
  );
}
