import { launchAddress, useLaunch } from '@palaro/catalogue/web';
import { currentSession, formatMatchTime, openWithLogin, t } from '@palaro/client';
import type { HotMatch } from '@palaro/content/api';
import { afterLayers, Button, Sheet } from '@palaro/ui';
import styles from './HomeBelow.module.css';
import { matchKey } from './HomeMatches.tsx';
import { TeamImage } from './TeamImage.tsx';

interface MatchSheetProps {
  open: boolean;
  matches: readonly HotMatch[];
  onClose: () => void;
}

/**
 * The hot-match popup (HOME-07): lists every match. The bet button opens the first match's room.
 */
export default function MatchSheet({ open, matches, onClose }: MatchSheetProps) {
  const launch = useLaunch();
  const [first] = matches;
  const bet = () => {
    if (!first) return;
    const room = roomOf(first);
    onClose();
    // The step back that closes the sheet would take the visitor from the game again.
    afterLayers(() => {
      if (currentSession()) launch(room);
      else openWithLogin(launchAddress(room, '/m/home'));
    });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('home.matches')}
      closeLabel={t('home.close')}
      footer={
        <Button tone="gold" size="lg" wide onClick={bet}>
          {t('home.bet')}
        </Button>
      }
    >
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={matchKey(match)} className={styles.row}>
            <p className={styles.rowHead}>
              <span>{match.league}</span>
              <time dateTime={match.matchTime}>{formatMatchTime(match.matchTime)}</time>
            </p>
            <p className={styles.rowSide}>
              <TeamImage path={match.homeTeamImageUrl} size={32} />
              <span>{match.homeTeam}</span>
            </p>
            <p className={styles.rowSide}>
              <TeamImage path={match.awayTeamImageUrl} size={32} />
              <span>{match.awayTeam}</span>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A match's room is a game of its vendor, identified by vendor, room and node. */
const roomOf = ({ vendor, roomId, nodeId }: HotMatch) => ({
  vassalage: vendor,
  gameId: roomId,
  nodeId,
  gameType: 'SPORTS',
});
