import { t, usePages } from '@palaro/client';
import { Ago, CallForm, useMay } from '@palaro/desk';
import { Button, EmptyState, ErrorState, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { membersApi } from '../members.api.ts';
import styles from './members.module.css';

/** Operators' notes, the newest first, and a field for the next one. */
export default function NotesTab({ member }: { member: string }) {
  const mayWrite = useMay('member.note');
  const [written, setWritten] = useState(0);
  const notes = usePages(membersApi.memberNotes, {}, { params: { member } });
  return (
    <>
      {mayWrite && (
        <CallForm
          key={written}
          endpoint={membersApi.addMemberNote}
          params={{ member }}
          labels={{ text: 'members-console.note' }}
          submit={t('members-console.note_submit')}
          reload={[membersApi.memberNotes, membersApi.memberTimeline]}
          done={() => setWritten(written + 1)}
        />
      )}
      {notes.state === 'loading' && <Skeleton shape="row" count={3} />}
      {notes.state === 'failed' && (
        <ErrorState
          title={t('desk.record.failed')}
          retryLabel={t('desk.retry')}
          onRetry={notes.retry}
        >
          {notes.message}
        </ErrorState>
      )}
      {notes.state === 'end' && notes.rows.length === 0 && (
        <EmptyState drawing="no-messages" title={t('members-console.no_notes')} />
      )}
      {notes.rows.map(({ id, text, by, at }) => (
        <article key={id} className={styles.note}>
          <strong>{by}</strong> <Ago at={at} />
          <div>{text}</div>
        </article>
      ))}
      {notes.state === 'ready' && (
        <Button size="sm" onClick={notes.loadMore}>
          {t('members-console.more_notes')}
        </Button>
      )}
    </>
  );
}
