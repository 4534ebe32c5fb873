import { formatMoment, peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Badge, Button, Card } from '@palaro/ui';
import { useState } from 'react';
import type { Board } from '../missions.api.ts';
import { ConditionsRow } from './ConditionsRow.tsx';
import { measuredText } from './measured.ts';
import { Ranks } from './Ranks.tsx';
import styles from './missions.module.css';

/** Ranks that show at first. */
const FIRST = 10;

/** A board: the time that is left, one's own rank, the ranking, the prizes, the last winners. */
export function BoardCard({ board }: { board: Board }) {
  const { title, summary, metric, period, endsAt, rows, last } = board;
  const [all, setAll] = useState(false);
  return (
    <Card title={title}>
      <p className={styles.line}>{summary}</p>
      <p className={styles.facts}>
        <Badge tone="sky">{t(`missions.period.${period}`)}</Badge>
        <span>{t(`missions.metric.${metric}`)}</span>
        <span>{t('missions.board_left', { at: formatMoment(endsAt) })}</span>
      </p>
      <Own board={board} />
      <h3 className={styles.part}>{t('missions.ranking')}</h3>
      {rows.length === 0 ? (
        <p className={styles.line}>{t('missions.nobody')}</p>
      ) : (
        <Ranks
          name={t('missions.ranking')}
          metric={metric}
          rows={all ? rows : rows.slice(0, FIRST)}
        />
      )}
      {rows.length > FIRST && (
        <Button wide onClick={() => setAll(!all)}>
          {all ? t('missions.show_fewer') : t('missions.show_all')}
        </Button>
      )}
      <Prizes board={board} />
      {last.length > 0 && (
        <>
          <h3 className={styles.part}>{t('missions.last_window')}</h3>
          <Ranks name={t('missions.last_window')} metric={metric} rows={last} />
        </>
      )}
      <ConditionsRow promotion={board.id} />
    </Card>
  );
}

/** One's own rank, wherever it is, and what it would win. */
function Own({ board: { own, metric } }: { board: Board }) {
  if (own === null) return <p className={styles.line}>{t('missions.no_rank')}</p>;
  const wins = compareDecimal(own.prize, '0') > 0;
  return (
    <div className={styles.own}>
      <p className={styles.ownRank}>{t('missions.your_rank', { rank: own.rank })}</p>
      <p className={styles.line}>
        {t('missions.your_score', { score: measuredText(metric, own.score) })}
      </p>
      <p className={styles.line}>
        {wins ? t('missions.your_prize', { amount: peso(own.prize) }) : t('missions.no_prize_yet')}
      </p>
    </div>
  );
}

const Prizes = ({ board: { prizes, turnoverTimes } }: { board: Board }) => (
  <>
    <h3 className={styles.part}>{t('missions.prizes')}</h3>
    <dl className={styles.prizes}>
      {prizes.map(({ from, to, amount }) => (
        <div key={from} className={styles.prize}>
          <dt>
            {from === to
              ? t('missions.prize_rank', { rank: from })
              : t('missions.prize_ranks', { from, to })}
          </dt>
          <dd translate="no">{peso(amount)}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.line}>
      {turnoverTimes === 0
        ? t('missions.prize_free')
        : t('missions.prize_bet', { times: turnoverTimes })}
    </p>
  </>
);
