import { t } from '@palaro/client';
import { EmptyState, Button, Skeleton } from '@palaro/ui';
import type { RoomViewProps } from '../../stage/view/view-contract.ts';
import styles from './fish.module.css';

type RoomListProps = Pick<RoomViewProps, 'rooms' | 'readRooms' | 'enter'>;

/** The rooms, with their real figures: those where somebody sits, and an empty one. */
export function RoomList({ rooms, readRooms, enter }: RoomListProps) {
  if (rooms instanceof Error) {
    return (
      <EmptyState
        drawing="no-games"
        title={t('fish-dagat-gold.no_rooms')}
        action={<Button onClick={readRooms}>{t('fish-dagat-gold.again')}</Button>}
      />
    );
  }
  return (
    <div className={styles.rooms}>
      <h2>{t('fish-dagat-gold.choose')}</h2>
      <p>{t('fish-dagat-gold.choose_text')}</p>
      {rooms === null ? (
        <Skeleton count={3} />
      ) : (
        <ul>
          {rooms.map(({ room, no, seats, taken }) => (
            <li key={room}>
              <button
                type="button"
                className={styles.room}
                aria-label={t('fish-dagat-gold.open_room', { no })}
                onClick={() => enter(room)}
              >
                <b>{t('fish-dagat-gold.room', { no })}</b>
                <span>
                  {taken === 0
                    ? t('fish-dagat-gold.empty')
                    : t('fish-dagat-gold.taken', { taken, seats })}
                </span>
                <span className={styles.dots} aria-hidden>
                  {Array.from({ length: seats }, (_, i) => (
                    <i key={i} data-taken={i < taken || undefined} />
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
