import { formatDayHeading, formatTime, t } from '@palaro/client';
import { Amount, DayHeading, ListRow } from '@palaro/ui';
import type { Bet } from './bet.ts';
import { betState, isGain, plain } from './bet-days.ts';
import { byDay } from './record-days.ts';

interface BetDaysProps {
  bets: readonly Bet[];
  onOpen(bet: Bet): void;
}

export function BetDays({ bets, onOpen }: BetDaysProps) {
  return byDay(bets, ({ openedAt }) => openedAt).map(({ day, rows: own }) => (
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

function BetAmount({ bet }: { bet: Bet }) {
  if (bet.result === 'open') return <Amount value={bet.stake} tone="dim" />;
  return <Amount value={bet.net} signed tone={isGain(bet) ? 'leaf' : 'dim'} />;
}
