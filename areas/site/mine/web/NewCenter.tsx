import { FirstPayout } from '@palaro/cashier/web';
import { isTrial, navigate, pageExists, t } from '@palaro/client';
import { Button, Icon } from '@palaro/ui';
import weave from '@palaro/ui/art/patterns/banig.svg?no-inline';
import { ArrowLeftRight } from 'lucide';
import { AtMemberHome } from './AtMemberHome.tsx';
import { entryIcon } from './entry-icons.ts';
import { GuestPrompt } from './GuestPrompt.tsx';
import { HeroBalance } from './HeroBalance.tsx';
import { LatestOnWide } from './LatestOnWide.tsx';
import { MemberBanner } from './MemberBanner.tsx';
import { MINE_GROUPS, type MineEntry, type MineGroup } from './mine-entries.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { openEntry, type CenterProps, type Mine } from './use-mine.ts';
import styles from './NewCenter.module.css';

/** The new version: member and balance on one card, shortcuts, and entries grouped by purpose. */
export function NewCenter({ mine, here }: CenterProps) {
  const groups = MINE_GROUPS.map((group) => ({
    group,
    entries: mine.entries.filter((entry) => entry.group === group),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <div className={styles.page} data-version="new">
      <div className={styles.side}>
        {mine.session ? <Hero mine={mine} here={here} /> : <GuestPrompt here={here} />}
        <MemberFacts mine={mine} here={here} />
        <Shortcuts mine={mine} />
      </div>
      <div className={styles.groups}>
        {groups.map(({ group, entries }) => (
          <Group key={group} group={group} entries={entries} />
        ))}
        <LatestOnWide mine={mine} />
        <AtMemberHome mine={mine} here={here} />
        <FirstPayout />
      </div>
    </div>
  );
}

const TRANSFER = '/m/transfer';

function Hero({ mine, here }: CenterProps) {
  // Play money cannot be transferred.
  const transfers = pageExists(TRANSFER) && !isTrial(mine.session);
  return (
    <section className={styles.hero} aria-label={t('mine.my_account')}>
      <span className={styles.weave} aria-hidden style={{ backgroundImage: `url(${weave})` }} />
      <MemberBanner mine={mine} here={here} size={56} />
      {mine.retryInfo && (
        <Button size="sm" className={styles.retry} onClick={mine.retryInfo}>
          {t('mine.try_again')}
        </Button>
      )}
      <div className={styles.walletOnce}>
        <HeroBalance />
        {transfers && (
          <Button
            wide
            className={styles.transfer}
            icon={<Icon of={ArrowLeftRight} size={18} />}
            onClick={() => navigate(TRANSFER)}
          >
            {t('mine.transfer')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Shortcuts({ mine: { tiles } }: { mine: Mine }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('mine.shortcuts')}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.tileItem}>
            <button type="button" className={styles.tile} onClick={() => openEntry(tile)}>
              <span className={styles.lantern}>
                <Icon of={entryIcon(tile.id)} size={22} aria-hidden />
              </span>
              <span>{t(`mine.${tile.id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, entries }: { group: MineGroup; entries: readonly MineEntry[] }) {
  return (
    <section aria-labelledby={`mine-${group}`}>
      <h2 id={`mine-${group}`} className={styles.heading}>
        {t(`mine.group.${group}`)}
      </h2>
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.cell}>
            <button type="button" className={styles.entry} onClick={() => openEntry(entry)}>
              <span className={`${styles.sign} ${styles[group]}`}>
                <Icon of={entryIcon(entry.id)} size={20} aria-hidden />
              </span>
              <span className={styles.label}>{t(`mine.${entry.id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
