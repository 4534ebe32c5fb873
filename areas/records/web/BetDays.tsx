import type { TextKey } from '@palaro/api';
import { dayOf, formatDayHeading, formatTime, t } from '@palaro/client';
import { Amount, DayHeading, ListRow } from '@palaro/ui';
import type { Bet } from './BettingRecordPage.tsx';

const STATES: Record<Bet['result'], TextKey> = {
  open: 'records.open',
  settled: 'records.settled',
  voided: 'records.voided',
};

const isGain = (bet: Bet) => !bet.net.startsWith('-') && /[1-9]/.test(bet.net);

/** What became of a bet, in words; a payout below the stake is no win and is not called one. */
export function betState(bet: Bet): string {
  if (bet.result !== 'settled') return t(STATES[bet.result]);
  if (isGain(bet)) return t('records.won');
  const part = /[1-9]/.test(bet.payout);
  return part ? t('records.part', { amount: plain(bet.payout) }) : t('records.no_win');
}

/** Rows under the day they were played, in the order in which they came. */
export function byDay(bets: readonly Bet[]): { day: string; bets: Bet[] }[] {
  const days: { day: string; bets: Bet[] }[] = [];
  for (const bet of bets) {
    const day = dayOf(bet.openedAt);
    const last = days[days.length - 1];
    if (last?.day === day) last.bets.push(bet);
    else days.push({ day, bets: [bet] });
  }
  return days;
}

interface BetDaysProps {
  bets: readonly Bet[];
  onOpen(bet: Bet): void;
}

export function BetDays({ bets, onOpen }: BetDaysProps) {
  return byDay(bets).map(({ day, bets: own }) => (
    <section key={day}>
      <DayHeading>{formatDayHeading(own[0]?.openedAt ?? day)}</DayHeading>
      {own.map((bet) => (
        <ListRow
          key={bet.roundId}
          title={bet.gameName}
          detail={`${formatTime(bet.openedAt)} · ${t('records.stake_of', { amount: plain(bet.stake) })}`}
          amount={<BetAmount bet={bet} />}
          state={betState(bet)}
          onPress={() => onOpen(bet)}
          chevron
        />
      ))}
    </section>
  ));
}

const plain = (money: string) => `₱${money.slice(0, -2)}`;

function BetAmount({ bet }: { bet: Bet }) {
  if (bet.result === 'open') return <Amount value={bet.stake} tone="dim" />;
  return <Amount value={bet.net} signed tone={isGain(bet) ? 'leaf' : 'dim'} />;
}
