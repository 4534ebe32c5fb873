import { formatDayHeading, formatTime } from '@palaro/client';
import { DayHeading } from '@palaro/ui';
import type { Movement } from './movement.ts';
import { MovementRow } from './MovementRow.tsx';
import { byDay } from './record-days.ts';

interface MovementDaysProps {
  movements: readonly Movement[];
  onOpen(movement: Movement): void;
}

/** The movements, grouped by day. */
export function MovementDays({ movements, onOpen }: MovementDaysProps) {
  return byDay(movements, ({ at }) => at).map(({ day, rows }) => (
    <section key={day}>
      <DayHeading>{formatDayHeading(rows[0]?.at ?? day)}</DayHeading>
      {rows.map((movement) => (
        <MovementRow
          key={movement.id}
          movement={movement}
          when={formatTime(movement.at)}
          onOpen={onOpen}
        />
      ))}
    </section>
  ));
}
