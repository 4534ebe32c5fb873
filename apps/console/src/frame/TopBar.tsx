import {
  chooseLanguage,
  currentLanguage,
  failureMessage,
  formatTime,
  navigate,
  t,
  useStartupState,
} from '@palaro/client';
import { Place, SearchField, useMay, useNow } from '@palaro/desk';
import type { OperatorSession } from '@palaro/operators/api';
import { Badge, cx, Dot, Icon, Menu, toast } from '@palaro/ui';
import { CircleUser, KeyRound, Languages, LogOut } from 'lucide';
import { OWN_ACCESS } from '../screens.ts';
import { logOut } from '../session.ts';
import styles from './frame.module.css';

const STATES = [
  { tone: 'leaf', words: 'console.site.open' },
  { tone: 'rose', words: 'console.site.maintenance' },
  { tone: 'rose', words: 'console.site.region' },
] as const;

interface TopBarProps {
  session: OperatorSession;
  /** Change requests that wait for a decision. */
  approvals: number;
}

/** Search, the site's state, Manila's time and the operator. A demo's bar has another colour. */
export function TopBar({ session, approvals }: TopBarProps) {
  const searches = useMay('member.view');
  return (
    <header className={cx(styles.bar, session.demo && styles.demo)}>
      <strong className={styles.site}>
        <span>{session.siteName}</span>
        <Badge tone={session.demo ? 'gold' : 'rose'}>
          {t(session.demo ? 'console.demo' : 'console.production')}
        </Badge>
      </strong>
      {searches && (
        <SearchField
          value=""
          label={t('console.search')}
          onSearch={(text) => text && navigate(`/console/members?q=${encodeURIComponent(text)}`)}
        />
      )}
      <div className={styles.barEnd}>
        {approvals > 0 && (
          <Place to="/console/changes?mine=decide" className={styles.approvals}>
            {t('console.approvals', { count: approvals })}
          </Place>
        )}
        <SiteState />
        <Clock />
        <Account session={session} />
      </div>
    </header>
  );
}

function SiteState() {
  const { tone, words } = STATES[useStartupState()] ?? STATES[0];
  return (
    <span className={styles.state} role="status">
      <Dot tone={tone} /> <span>{t(words)}</span>
    </span>
  );
}

const SECOND_MS = 1_000;

function Clock() {
  const now = useNow(SECOND_MS);
  return (
    <time dateTime={now} className={styles.clock}>
      <span>{formatTime(now)}</span> <span className={styles.zone}>{t('console.clock')}</span>
    </time>
  );
}

const NAMES = { EN: 'English', TY: 'Filipino' } as const;

function Account({ session }: { session: OperatorSession }) {
  const other = currentLanguage() === 'EN' ? 'TY' : 'EN';
  const leave = () =>
    logOut().catch((error: unknown) => toast(failureMessage(error), { kind: 'error' }));
  return (
    <Menu
      label={t('console.account', { name: session.name })}
      trigger={
        <span className={styles.account}>
          <Icon of={CircleUser} size={16} /> <span>{session.name}</span>
        </span>
      }
      head={session.fullName}
      items={[
        {
          id: 'language',
          label: t('console.language', { name: NAMES[other] }),
          icon: <Icon of={Languages} size={16} />,
          onSelect: () => void chooseLanguage(other),
        },
        {
          id: 'own',
          label: t('console.own.title'),
          icon: <Icon of={KeyRound} size={16} />,
          onSelect: () => navigate(OWN_ACCESS),
        },
        {
          id: 'log-out',
          label: t('console.log_out'),
          icon: <Icon of={LogOut} size={16} />,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}
