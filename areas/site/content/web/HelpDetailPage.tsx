import { t } from '@palaro/client';
import { Card, HtmlContent, Skeleton, Icon } from '@palaro/ui';
import { ArrowLeft, ArrowRight, List } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ContentFailed } from './ContentFailed.tsx';
import { HELP, HELP_DETAIL, useHelpTopics } from './help-topics.ts';
import { NoHelp } from './NoHelp.tsx';
import styles from './Reading.module.css';

/** One help topic at full width, with links to its neighbours (SVC-06). */
export default function HelpDetailPage() {
  const help = useHelpTopics();
  const { topics, topic, at } = help;
  const previous = topics[at - 1];
  const next = topics[at + 1];
  return (
    <div className={styles.page}>
      {help.isPending && <ReadingSkeleton />}
      {help.isError && !help.data && <ContentFailed title={t('content.help_failed')} of={help} />}
      {help.data && !topic && <NoHelp />}
      {topic && (
        <>
          <Card>
            <article key={at}>
              <h2 className={styles.title}>{topic.title}</h2>
              <HtmlContent html={topic.content} level={3} />
            </article>
          </Card>
          <nav aria-label={t('content.help_topics')} className={styles.ways}>
            <Way to={`${HELP}?i=${at}`} icon={<Icon of={List} size={20} />}>
              {t('content.help_all')}
            </Way>
            {previous && (
              <Way to={`${HELP_DETAIL}?i=${at - 1}`} icon={<Icon of={ArrowLeft} size={20} />}>
                {previous.title}
              </Way>
            )}
            {next && (
              <Way to={`${HELP_DETAIL}?i=${at + 1}`} icon={<Icon of={ArrowRight} size={20} />}>
                {next.title}
              </Way>
            )}
          </nav>
        </>
      )}
    </div>
  );
}

const Way = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <Link href={to} replace className={styles.way}>
    {icon}
    <span>{children}</span>
  </Link>
);

const ReadingSkeleton = () => (
  <Card>
    <div role="status" aria-label={t('content.loading')}>
      <Skeleton className={styles.titleBone} />
      <Skeleton className={styles.lineBone} count={9} />
    </div>
  </Card>
);
