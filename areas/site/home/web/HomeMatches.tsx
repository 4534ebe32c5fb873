import { formatMatchTime, t, useCall } from '@palaro/client';
import { publishedApi, type HotMatch } from '@palaro/content/api';
import { Card, lazyPart, Ticker } from '@palaro/ui';
import { useState } from 'react';
import { HOME_MATCHES } from '../home.api.ts';
import styles from './HomeBelow.module.css';
import { TeamImage } from './TeamImage.tsx';

const MatchSheet = lazyPart(() => import('./MatchSheet.tsx'));

/** Height of a match in the ticker, px. */
const LINE = 88;

export const matchKey = (match: HotMatch) => `${match.vendor} ${match.roomId} ${match.matchTime}`;

/** The hot-match block (HOME-03, HOME-06): a ticker that opens a popup with all matches. */
export function HomeMatches() {
  const matches = useCall(publishedApi.hotMatches, HOME_MATCHES).data?.list ?? [];
  const [open, setOpen] = useState<boolean | null>(null);
  if (matches.length === 0) return null;
  return (
    <Card title={t('home.matches')} className={styles.block}>
      <Ticker
        label={t('home.matches')}
        line={LINE}
        onPress={() => setOpen(true)}
        pressLabel={t('home.all_matches')}
        items={matches.map((match) => ({ id: matchKey(match), content: <Line match={match} /> }))}
      />
      {open !== null && <MatchSheet open={open} matches={matches} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Line({ match }: { match: HotMatch }) {
  return (
    <div className={styles.match}>
      <Side name={match.homeTeam} image={match.homeTeamImageUrl} />
      <span className={styles.between}>
        <span className={styles.league}>{match.league}</span>
        <span className={styles.time}>{formatMatchTime(match.matchTime)}</span>
      </span>
      <Side name={match.awayTeam} image={match.awayTeamImageUrl} />
    </div>
  );
}

function Side({ name, image }: { name: string; image: string }) {
  return (
    <span className={styles.side}>
      <TeamImage path={image} size={40} />
      <span className={styles.team}>{name}</span>
    </span>
  );
}
