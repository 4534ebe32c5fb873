import {
  pageExists,
  setting,
  t,
  useCall,
  useQueryParam,
  useSession,
  useSiteLinks,
} from '@palaro/client';
import { Card, CountBadge, cx, ListRow, Icon } from '@palaro/ui';
import { showPath } from '@palaro/whitelabel';
import {
  BookOpen,
  ExternalLink,
  Headset,
  MessageCircle,
  MessageSquareHeart,
  Send,
  Users,
} from 'lucide';
import type { ReactNode } from 'react';
import { supportApi } from '../support.api.ts';
import { Conversation } from './Conversation.tsx';
import { hoursText, waitText } from './hours.ts';
import styles from './ServicePage.module.css';

/** The built-in conversation on this page (SVC-08). */
const CHAT = '/m/service?chat=1';

/**
 * Pages that already have a row here, including this page. The operators' links to them are left
 * out.
 */
const SAID_HERE = /^\/m\/(service|help|feedback)([?#]|$)/;

/**
 * Ways to reach customer service, and the conversation with operators if it is the built-in one.
 */
export default function ServicePage() {
  const [chat] = useQueryParam('chat');
  const outside = setting('links.chat', '');
  const talking = chat !== null && outside === '';
  return (
    <div className={cx(styles.page, talking && styles.talking)}>
      <div className={styles.ways}>
        <p className={styles.intro}>{t('support.service.intro')}</p>
        <Ways />
      </div>
      {talking && <Conversation />}
    </div>
  );
}

function Ways() {
  const { service } = useSiteLinks();
  const member = useSession() !== null;
  const feedback = member && pageExists('/m/feedback');
  return (
    <>
      <Card className={styles.list}>
        <ChatRow />
        {service
          .map(({ title, path }) => ({ title, to: showPath(path) }))
          .filter(({ to }) => !SAID_HERE.test(to))
          .map(({ title, to }) => (
            <Way key={title + to} icon={<Icon of={Headset} size={22} />} title={title} to={to} />
          ))}
        {pageExists('/m/help') && (
          <Way
            icon={<Icon of={BookOpen} size={22} />}
            title={t('support.service.help')}
            detail={t('support.service.help_detail')}
            to="/m/help"
          />
        )}
        {feedback && (
          <Way
            icon={<Icon of={MessageSquareHeart} size={22} />}
            title={t('support.service.feedback')}
            detail={t('support.service.feedback_detail')}
            to="/m/feedback"
          />
        )}
      </Card>
      <SocialLinks />
    </>
  );
}

/** Opens the configured chat in a new window, or the built-in conversation here. */
function ChatRow() {
  const { data } = useCall(supportApi.launchChat, undefined, { staleMs: 0 });
  const to = data?.url ?? (setting('links.chat', '') || CHAT);
  const unread = data?.unread ?? 0;
  return (
    <Way
      icon={<Icon of={MessageCircle} size={22} />}
      title={t('support.service.chat')}
      detail={
        to === CHAT ? (
          <>
            <span className={styles.line}>{hoursText()}</span>
            {/* Holds its line while it loads, so that nothing moves. */}
            <span className={styles.line}>{data ? waitText(data.usualWait) : '\u00a0'}</span>
          </>
        ) : (
          t('support.service.chat_outside')
        )
      }
      to={to}
      state={
        unread > 0 && (
          <CountBadge count={unread} label={t('support.service.unread', { count: unread })} />
        )
      }
    />
  );
}

/** The deployment's Telegram and Facebook pages. */
function SocialLinks() {
  const { download } = useSiteLinks();
  const social = download.filter(
    ({ resourceType, url }) => /^(TELEGRAM|FACEBOOK)/.test(resourceType) && !SAID_HERE.test(url),
  );
  if (social.length === 0) return null;
  return (
    <Card title={t('support.service.links')} className={styles.links}>
      {social.map(({ resourceType, url, labelNameEn }) => (
        <Way
          key={resourceType + url}
          icon={
            resourceType.startsWith('TELEGRAM') ? (
              <Icon of={Send} size={22} />
            ) : (
              <Icon of={Users} size={22} />
            )
          }
          title={labelNameEn}
          to={url}
        />
      ))}
    </Card>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  to: string;
  state?: ReactNode;
}

/** One contact row: a page of this site, or another site's address in a new window (APP-04). */
function Way({ icon, title, detail, to, state }: WayProps) {
  const inside = /^\/m(\/|$)/.test(to);
  if (!inside && !/^https?:\/\//.test(to)) return null;
  if (inside) {
    return (
      <ListRow
        lead={<span className={styles.sign}>{icon}</span>}
        title={title}
        detail={detail}
        state={state}
        chevron
        to={to}
      />
    );
  }
  return (
    <ListRow
      lead={<span className={styles.sign}>{icon}</span>}
      title={title}
      detail={detail ?? t('support.service.elsewhere')}
      state={<Icon of={ExternalLink} size={18} aria-hidden />}
      href={to}
      onPress={(event) => {
        event.preventDefault();
        window.open(to, '_blank', 'noopener');
      }}
    />
  );
}
