import { FirstPayout, WithdrawableLine } from '@palaro/cashier/web';
import { t } from '@palaro/client';
import { Button, ListRow, Icon } from '@palaro/ui';
import { HeldMoney } from '@palaro/records/web';
import { WalletCard } from '@palaro/wallet/web';
import { AtMemberHome } from './AtMemberHome.tsx';
import { entryIcon } from './entry-icons.ts';
import { GuestPrompt } from './GuestPrompt.tsx';
import { LatestOnWide } from './LatestOnWide.tsx';
import { MemberBanner } from './MemberBanner.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { openEntry, type CenterProps, type Mine } from './use-mine.ts';
import styles from './BaseCenter.module.css';

/** The base version: a line about the member, the wallet, and one list in the table's order. */
export function BaseCenter({ mine, here }: CenterProps) {
  return (
    <div className={styles.page} data-version="base">
      <div className={styles.side}>
        {mine.session ? (
          <section aria-label={t('mine.my_account')}>
            <MemberBanner mine={mine} here={here} size={48} />
            {mine.retryInfo && (
              <Button size="sm" onClick={mine.retryInfo}>
                {t('mine.try_again')}
              </Button>
            )}
            <div className={styles.walletOnce}>
              <WalletCard>
                <HeldMoney />
                <WithdrawableLine />
              </WalletCard>
            </div>
          </section>
        ) : (
          <GuestPrompt here={here} />
        )}
        <MemberFacts mine={mine} here={here} />
        <Shortcuts mine={mine} />
      </div>
      <div className={styles.main}>
        <List mine={mine} />
        <LatestOnWide mine={mine} />
        <AtMemberHome mine={mine} here={here} />
        <FirstPayout />
      </div>
    </div>
  );
}

function Shortcuts({ mine: { tiles } }: { mine: Mine }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('mine.shortcuts')} className={styles.shortcuts}>
      {tiles.map((tile) => (
        <Button
          key={tile.id}
          className={styles.shortcut}
          icon={<Icon of={entryIcon(tile.id)} size={18} aria-hidden />}
          onClick={() => openEntry(tile)}
        >
          {t(`mine.${tile.id}`)}
        </Button>
      ))}
    </nav>
  );
}

function List({ mine: { entries } }: { mine: Mine }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('mine.everything')} className={styles.list}>
      {entries.map((entry) => (
        <ListRow
          key={entry.id}
          className={styles.entry}
          lead={<Icon of={entryIcon(entry.id)} size={20} aria-hidden />}
          title={t(`mine.${entry.id}`)}
          onPress={() => openEntry(entry)}
          chevron
        />
      ))}
    </nav>
  );
}
