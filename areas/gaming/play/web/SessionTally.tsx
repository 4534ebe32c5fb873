import { t } from '@palaro/client';
import { netOf, type Tally } from '@palaro/games/stage';
import { Amount } from '@palaro/ui';
import styles from './GamePage.module.css';
import { useMinutes } from './use-tally.ts';

/** From this many minutes on the sheet calmly offers a break (docs/domain/design.md, Words). */
const BREAK_AFTER_MINUTES = 60;

/** Time, stakes, wins and the net result of this visit. */
export function SessionTally({ tally }: { tally: Tally }) {
  const minutes = useMinutes(tally.since, true);
  const facts = [
    [t('play.game_tally_time'), t('play.game_minutes', { count: minutes })],
    [t('play.game_tally_rounds'), tally.rounds],
    [t('play.game_tally_staked'), <Amount key="staked" value={tally.staked} />],
    [t('play.game_tally_won'), <Amount key="won" value={tally.won} />],
  ] as const;
  return (
    <section aria-label={t('play.game_session')} className={styles.tally}>
      <p className={styles.net}>
        <span>{t('play.game_tally_net')}</span>
        <Amount value={netOf(tally)} signed size="lg" />
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {minutes >= BREAK_AFTER_MINUTES && (
        <p className={styles.break}>{t('play.game_tally_break', { minutes })}</p>
      )}
    </section>
  );
}
