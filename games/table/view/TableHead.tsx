import { t } from '@palaro/client';
import { Icon, IconButton } from '@palaro/ui';
import { History } from 'lucide';
import { useState, type CSSProperties } from 'react';
import { pesos } from '../../stage/view/money-text.ts';
import type { SharedRound } from '../../stage/view/view-contract.ts';
import styles from './table.module.css';

interface TableHeadProps {
  round: SharedRound;
  seconds: number;
  live: boolean;
  siteNow(): number;
  onMore(): void;
}

/** The last seconds in which bets are taken stand out. */
const LAST_SECONDS = 5;

/** The phase in words, the time left, the players' real figures, and what the table is. */
export function TableHead({ round, seconds, live, siteNow, onMore }: TableHeadProps) {
  const { roundNo, phase, endsAt } = round;
  const betting = phase === 'OPEN';
  const last = betting && seconds <= LAST_SECONDS;
  return (
    <header className={styles.head}>
      <div className={styles.now}>
        <span className={styles.seconds} data-last={last || undefined} aria-hidden>
          {endsAt === null ? '–' : seconds}
        </span>
        <p className={styles.phase}>
          <strong>{phaseWord(round, live)}</strong>
          <span>{playersText(round)}</span>
        </p>
        <IconButton
          label={t('table.more')}
          icon={<Icon of={History} aria-hidden size={22} />}
          onClick={onMore}
        />
      </div>
      <div className={styles.bar} data-last={last || undefined} aria-hidden>
        {endsAt !== null && (
          <Bar key={`${roundNo} ${phase} ${endsAt}`} round={round} siteNow={siteNow} />
        )}
      </div>
      <p className={styles.label}>{t('table.label')}</p>
      <Spoken key={roundNo} phase={phase} seconds={seconds} />
    </header>
  );
}

/** The time left of the phase as a bar that runs by itself, from where the site's clock stands. */
function Bar({ round, siteNow }: Pick<TableHeadProps, 'round' | 'siteNow'>) {
  const [style] = useState((): CSSProperties => {
    const begun = Date.parse(round.startedAt);
    const ms = Math.max(1, Date.parse(round.endsAt ?? round.startedAt) - begun);
    return { animationDuration: `${ms}ms`, animationDelay: `${begun - siteNow()}ms` };
  });
  return <span style={style} />;
}

/** The time left for a screen reader: when bets open, five seconds before the end, and then. */
function Spoken({ phase, seconds }: { phase: SharedRound['phase']; seconds: number }) {
  const [atFirst] = useState(seconds);
  const open = phase === 'OPEN';
  return (
    <p className="sr-only" role="status">
      {open && seconds > LAST_SECONDS && <span>{t('table.left', { seconds: atFirst })}</span>}
      {open && seconds > 0 && seconds <= LAST_SECONDS && <span>{t('table.last_call')}</span>}
      {(phase === 'LOCKED' || (open && seconds === 0)) && <span>{t('table.closed')}</span>}
    </p>
  );
}

function phaseWord({ phase }: SharedRound, live: boolean): string {
  if (!live) return t('table.no_line');
  switch (phase) {
    case 'OPEN':
      return t('table.open');
    case 'LOCKED':
      return t('table.locked');
    case 'REVEAL':
      return t('table.reveal');
    case 'PAUSE':
      return t('table.pause');
    case 'VOID':
      return t('table.void');
  }
}

function playersText({ bets: { count, total } }: SharedRound): string {
  if (count === 0) return t('table.players_none');
  const values = { count, total: pesos(total) };
  return count === 1 ? t('table.players_one', values) : t('table.players', values);
}
