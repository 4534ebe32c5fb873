import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import type { ReactNode } from 'react';
import { totalOf } from '../../stage/view/chips/placing.ts';
import { pesos } from '../../stage/view/money-text.ts';
import controls from '../../stage/view/panel.module.css';
import { spokenResult, Won } from '../../stage/view/RoundLine.tsx';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import styles from './table.module.css';
import type { TableView } from './table-view-contract.ts';
import type { Bets } from './use-bets.ts';
import type { TableRound } from './use-table-round.ts';

interface TableLineProps<Result> {
  def: TableView<Result>;
  now: TableRound<Result>;
  bets: Bets;
  props: SharedViewProps;
}

/** What happened to the player's chips and money, in words and for screen readers. */
export function TableLine<Result>(line: TableLineProps<Result>) {
  const { bets, now, props } = line;
  const notice = noticeOf(line);
  const [way] = bets.said?.code ? props.waysAfter(bets.said.code, totalOf(bets.pending)) : [];
  const back = now.open && !bets.busy ? now.mine.bets[now.mine.bets.length - 1] : undefined;
  return (
    <div className={`${controls.line} ${styles.line}`}>
      <div className={controls.lineText} data-long={notice !== null}>
        {notice === null ? shownOf(line) : <span className={controls.notice}>{notice}</span>}
      </div>
      {way ? (
        <button type="button" className={controls.retry} onClick={way.go}>
          {way.label}
        </button>
      ) : (
        back && (
          <button type="button" className={controls.retry} onClick={() => void bets.undoBet(back)}>
            {t('table.take_back')}
          </button>
        )
      )}
      <p className="sr-only" role="status">
        {notice ?? spokenOf(line)}
      </p>
    </div>
  );
}

/** What the player must know before anything else; null if there is nothing. */
function noticeOf<Result>({ now, bets, props }: TableLineProps<Result>): string | null {
  if (!props.live) return t('table.offline');
  if (bets.said) return bets.said.text;
  if (now.round.phase === 'VOID') return t('table.void_text');
  if (Object.keys(bets.pending).length === 0) return null;
  if (!now.open) return now.known === null || now.payout === null ? t('table.missed') : null;
  return bets.late ? t('table.waiting', { stake: pesos(totalOf(bets.pending)) }) : null;
}

function shownOf<Result>({ def, now, bets }: TableLineProps<Result>): ReactNode {
  const { known, payout, mine, last, round } = now;
  const staked = mine.bets.length > 0;
  if (known !== null) {
    return staked && payout !== null ? paidText(mine.stake, payout) : def.spoken(known);
  }
  const waiting = totalOf(bets.pending);
  if (Money.of(waiting) > Money.zero) return t('table.pending', { stake: pesos(waiting) });
  if (staked) return t('table.placed', { stake: pesos(mine.stake) });
  if (round.phase !== 'OPEN')
    return t(round.phase === 'REVEAL' ? 'table.revealing' : 'table.closed');
  return last?.payout ? paidText(last.stake, last.payout) : t('table.idle');
}

const paidText = (stake: string, payout: string) =>
  Money.of(payout) === Money.zero ? t('stage.result_none') : <Won stake={stake} payout={payout} />;

/** The result, what each zone paid, and what it came to. */
function spokenOf<Result>({ def, now, bets }: TableLineProps<Result>): string {
  const { known, paid, payout, mine } = now;
  if (known === null || paid === null || payout === null) {
    const placed = mine.bets.length > 0 && Object.keys(bets.pending).length === 0;
    return placed && now.open ? t('table.placed', { stake: pesos(mine.stake) }) : '';
  }
  const zones = Object.entries(paid)
    .filter(([, amount]) => Money.of(amount) > Money.zero)
    .map(([zone, amount]) =>
      t('table.zone_paid', { zone: def.zoneName(zone), payout: pesos(amount) }),
    );
  const sum = mine.bets.length > 0 ? [`${spokenResult(mine.stake, payout)}.`] : [];
  return [def.spoken(known), ...zones, ...sum].join(' ');
}
