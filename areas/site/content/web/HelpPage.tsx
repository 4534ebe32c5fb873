import { goBack, t } from '@palaro/client';
import { HtmlContent, IconButton, Skeleton, Icon } from '@palaro/ui';
import { ArrowLeft, Maximize2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { HelpTopic } from '../published.api.ts';
import { ContentFailed } from './ContentFailed.tsx';
import { HELP, HELP_DETAIL, useHelpTopics } from './help-topics.ts';
import styles from './HelpPage.module.css';
import { NoHelp } from './NoHelp.tsx';

/** Help center (SVC-06): topics on the left, and beside them the topic that the address names. */
export default function HelpPage() {
  const help = useHelpTopics();
  const { topics, topic, at } = help;
  useTopOnChange(at);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <IconButton
          label={t('content.back')}
          icon={<Icon of={ArrowLeft} size={24} />}
          onClick={() => goBack()}
        />
        <h1 className={styles.heading}>{t('content.help')}</h1>
      </header>
      {help.isPending && <HelpSkeleton />}
      {help.isError && !help.data && <ContentFailed title={t('content.help_failed')} of={help} />}
      {help.data && !topic && <NoHelp />}
      {topic && (
        <div className={styles.columns}>
          <TopicList topics={topics} at={at} />
          <article className={styles.topic}>
            <h2 className={styles.title}>{topic.title}</h2>
            <HtmlContent html={topic.content} level={3} />
            <Link href={`${HELP_DETAIL}?i=${at}`} className={styles.alone}>
              <Icon of={Maximize2} size={16} aria-hidden />
              <span>{t('content.help_alone')}</span>
            </Link>
          </article>
        </div>
      )}
    </div>
  );
}

function TopicList({ topics, at }: { topics: readonly HelpTopic[]; at: number }) {
  return (
    <nav aria-label={t('content.help_topics')} className={styles.list}>
      <ul>
        {topics.map(({ title }, index) => (
          <li key={index}>
            <Link
              href={`${HELP}?i=${index}`}
              replace
              aria-current={index === at ? 'true' : undefined}
              className={styles.entry}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the top when the topic changes. The shell sets the scroll place of the first view. */
function useTopOnChange(at: number) {
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) window.scrollTo(0, 0);
    before.current = at;
  }, [at]);
}

function HelpSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label={t('content.loading')}>
      <div className={styles.list}>
        <Skeleton className={styles.bone} count={9} />
      </div>
      <div className={styles.topic}>
        <Skeleton className={styles.titleBone} />
        <Skeleton className={styles.lineBone} count={7} />
      </div>
    </div>
  );
}
