import type { TextKey } from '@palaro/api';
import { navigate, t } from '@palaro/client';
import { CallForm, useMay } from '@palaro/desk';
import { useState } from 'react';
import { consoleApi, type WrittenAnnouncement } from '../console.api.ts';
import { PLACES } from '../published.api.ts';
import { AudienceField } from './AudienceField.tsx';
import { ImagesField } from './ImagesField.tsx';
import { Preview } from './Preview.tsx';
import { optionName } from './options.ts';
import styles from './content.module.css';

type Field = keyof WrittenAnnouncement;
const IMAGES_MAX = 10;

/** What is asked for a type: the server refuses the fields of others. */
function labelsOf(type: WrittenAnnouncement['type']): Partial<Record<Field, TextKey>> {
  return {
    title: 'content-console.name',
    content: 'content-console.html',
    startsAt: 'content-console.startsAt',
    endsAt: 'content-console.endsAt',
    link: 'content-console.link',
    ...(type === 'PU' && { execution: 'content-console.execution' }),
    ...(PLACES[type].length > 0 && { groupName: 'content-console.groupName' }),
    merchantCode: 'content-console.merchantCode',
    promotionType: 'content-console.promotionType',
    promotionId: 'content-console.promotionId',
    ...(type === 'PL' && {
      forTrials: 'content-console.forTrials',
      pinned: 'content-console.pinned',
    }),
  };
}

interface EntryEditorProps {
  draft: WrittenAnnouncement;
  /** Without it a new entry is written. */
  entry?: string;
}

/** Both languages side by side, and beside them the phone that follows every letter. */
export function EntryEditor({ draft, entry }: EntryEditorProps) {
  const [shown, setShown] = useState<WrittenAnnouncement>(draft);
  const may = useMay('content.edit');
  const places: readonly string[] = PLACES[draft.type];
  const shared = {
    labels: labelsOf(draft.type),
    helps: { endsAt: 'content-console.endsAt_help', link: 'content-console.link_help' } as const,
    initial: draft,
    option: (field: string, value: string) =>
      field === 'groupName' && !places.includes(value) ? null : optionName(field, value),
    submit: t('content-console.save'),
    reload: [consoleApi.announcementDraft, consoleApi.announcementList, consoleApi.contentVersions],
    follow: (name: string, value: unknown) => setShown((now) => ({ ...now, [name]: value })),
    children: (values: Record<string, unknown>, change: (name: string, value: unknown) => void) => (
      <>
        <ImagesField
          label={t('content-console.images')}
          max={IMAGES_MAX}
          value={(values['images'] as string[] | undefined) ?? []}
          onChange={(urls) => change('images', urls)}
        />
        <AudienceField
          value={(values['audience'] as WrittenAnnouncement['audience']) ?? { kind: 'all' }}
          onChange={(audience) => change('audience', audience)}
        />
      </>
    ),
  };
  return (
    <div className={styles.halves}>
      {may && entry && (
        <CallForm
          {...shared}
          endpoint={consoleApi.saveAnnouncement}
          params={{ entry }}
          done={() => undefined}
        />
      )}
      {may && !entry && (
        <CallForm
          {...shared}
          endpoint={consoleApi.createAnnouncement}
          done={({ id }) => navigate(`/console/content/${id}`, { replace: true })}
        />
      )}
      <Preview of={shown} />
    </div>
  );
}
