import { navigate, t, useCall, usePathParam } from '@palaro/client';
import { CallForm, Loaded, RecordPage, useMay } from '@palaro/desk';
import { useState } from 'react';
import { consoleApi, type WrittenTopic } from '../console.api.ts';
import { Title } from './EntriesPart.tsx';
import { Preview } from './Preview.tsx';
import { StateBadge } from './entry-cells.tsx';
import { VersionsPart } from './VersionsPart.tsx';
import { optionName } from './options.ts';
import styles from './content.module.css';

const EMPTY = { EN: '', TY: '' };
const NEW: WrittenTopic = { title: EMPTY, content: EMPTY, sort: 0, published: false };
const back = () => ({ to: '/console/content?tab=help', label: t('content-console.help') });
const AFTER_CHANGE = [consoleApi.topicDraft, consoleApi.topicList];

/** A help topic: its texts with a preview, whether it is published, and its versions. */
export default function TopicScreen() {
  const entry = usePathParam('entry');
  if (entry !== 'new') return <Topic key={entry} entry={entry} />;
  return (
    <RecordPage title={t('content-console.new_topic')} back={back()}>
      <TopicEditor draft={NEW} />
    </RecordPage>
  );
}

function Topic({ entry }: { entry: string }) {
  const read = useCall(consoleApi.topicDraft, { params: { entry } });
  return (
    <Loaded of={read}>
      {({ id: _id, ...draft }) => (
        <RecordPage
          title={<Title of={draft.title} />}
          state={<StateBadge of={draft.published ? 'live' : 'draft'} />}
          back={back()}
          tabs={[
            {
              id: 'text',
              label: t('content-console.text'),
              draw: () => <TopicEditor key={JSON.stringify(draft)} draft={draft} entry={entry} />,
            },
            {
              id: 'versions',
              label: t('content-console.versions'),
              draw: () => <VersionsPart kind="help_topic" entry={entry} reload={AFTER_CHANGE} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

function TopicEditor({ draft, entry }: { draft: WrittenTopic; entry?: string }) {
  const [shown, setShown] = useState(draft);
  const may = useMay('content.edit');
  const shared = {
    labels: {
      title: 'content-console.name',
      content: 'content-console.html',
      device: 'content-console.device',
      sort: 'content-console.sort',
      published: 'content-console.published',
    } as const,
    initial: draft,
    option: optionName,
    submit: t('content-console.save'),
    reload: [...AFTER_CHANGE, consoleApi.contentVersions],
    follow: (name: string, value: unknown) => setShown((now) => ({ ...now, [name]: value })),
  };
  return (
    <div className={styles.halves}>
      {may && entry && (
        <CallForm
          {...shared}
          endpoint={consoleApi.saveTopic}
          params={{ entry }}
          done={() => undefined}
        />
      )}
      {may && !entry && (
        <CallForm
          {...shared}
          endpoint={consoleApi.createTopic}
          done={({ id }) => navigate(`/console/content/help/${id}`, { replace: true })}
        />
      )}
      <Preview of={{ type: 'page', title: shown.title, content: shown.content }} />
    </div>
  );
}
