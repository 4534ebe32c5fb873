import { t } from '@palaro/client';
import { KeyValues, Sheet } from '@palaro/ui';
import { rakeText } from '../../stage/view/GameFacts.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import type { GameHelp, CardRoomSeen } from '../../stage/view/view-contract.ts';
import styles from './card-room.module.css';

interface RoomSheetProps {
  room: CardRoomSeen;
  rake: GameHelp['rake'];
  keys: string;
  open: boolean;
  onClose(): void;
}

/** The table's facts: stake, rake, times, the commitment to this hand, and how seats are given. */
export const TableSheet = ({ room, rake, keys, open, onClose }: RoomSheetProps) => (
  <Sheet open={open} onClose={onClose} title={t('card-room.more')} closeLabel={t('stage.close')}>
    <div className={styles.sheet}>
      <KeyValues
        rows={[
          { label: t('stage.stake'), value: pesos(room.stake) },
          ...(rake ? [{ label: t('stage.rake'), value: rakeText(rake) }] : []),
          { label: t('card-room.hand', { number: room.handNo }), value: <code>{room.hash}</code> },
        ]}
      />
      <p>{t('card-room.commitment')}</p>
      <p>{t('card-room.fair_text')}</p>
      <p>{t('card-room.times')}</p>
      <p>{t('card-room.apart')}</p>
      <p className={styles.keys}>{keys}</p>
    </div>
  </Sheet>
);
