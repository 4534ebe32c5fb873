import { t } from '@palaro/client';
import { Facts, Instant, Money, Place, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import type { ReactNode } from 'react';
import { ROUND_LETTERS, type ListedTableRound } from '../console-tables.api.ts';
import styles from './chats.module.css';

interface TableRoundProps {
  row: ListedTableRound;
  state: ReactNode;
  /** Asks for the reason before it is asked for. */
  ask(row: ListedTableRound): void;
}

/** One round at the right of the list: how it stands, and whether it may be voided. */
export function TableRound({ row, state, ask }: TableRoundProps) {
  const may = useMay('round.void');
  const { openedAt, endedAt, bets, stakes, unpaid, voidAsked } = row;
  return (
    <>
      <Facts
        rows={[
          { label: 'play-console.state', value: state },
          { label: 'play-console.opened', value: <Instant at={openedAt} /> },
          endedAt !== null && {
            label: 'play-console.ended',
            value: <Instant at={endedAt} />,
          },
          { label: 'play-console.bets', value: bets },
          { label: 'play-console.stakes', value: <Money value={stakes} exact /> },
          { label: 'play-console.unpaid', value: unpaid },
          voidAsked !== null && {
            label: 'play-console.void_asked',
            value: (
              <Place to={`/console/changes/${voidAsked}`}>{t('play-console.void_open')}</Place>
            ),
          },
        ]}
      />
      <p className={styles.why}>{t(whyText(row))}</p>
      {may && row.voidable && voidAsked === null && (
        <div className={styles.ways}>
          <Button size="sm" tone="danger" onClick={() => ask(row)}>
            {t('play-console.void')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What can still happen to the round, in words. */
function whyText({ state, voidable }: ListedTableRound) {
  const { VOID, VOIDING, DONE } = ROUND_LETTERS;
  if (state === VOID || state === VOIDING) return 'play-console.void_was' as const;
  if (state === DONE) return 'play-console.void_over' as const;
  return voidable ? ('play-console.void_may' as const) : ('play-console.void_known' as const);
}
