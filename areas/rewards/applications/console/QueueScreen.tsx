import { t, useCall } from '@palaro/client';
import { Loaded, Person, Place, QueueScreen, useMay, useQueue, useWork } from '@palaro/desk';
import { useState } from 'react';
import { REVIEW_LATE_HOURS } from '../applications.limits.ts';
import {
  applicationsConsoleApi,
  type ApplicationRow,
  type ReviewedApplication,
} from '../console.api.ts';
import { Title } from './columns.tsx';
import { Dialogs, type Answer } from './Dialogs.tsx';
import { ReviewBody } from './ReviewBody.tsx';

/** One application fills the screen, the oldest first; after the answer the next one comes. */
export default function ApplicationsQueueScreen() {
  const query = { state: 'Waiting' } as const;
  const waiting = useCall(applicationsConsoleApi.applications, { query }, { staleMs: 0 });
  useWork(() => waiting.refetch());
  return <Loaded of={waiting}>{({ list, total }) => <Queue rows={list} waiting={total} />}</Loaded>;
}

function Queue({ rows, waiting }: { rows: readonly ApplicationRow[]; waiting: number }) {
  const { row, owner, mine, take, release, next } = useQueue('applications', rows);
  // The application that is decided on: the queue moves on before its dialog has closed.
  const [decided, setDecided] = useState<ReviewedApplication | null>(null);
  const [does, setDoes] = useState<Answer | null>(null);
  const decides = useMay('application.decide');
  const params = { application: row?.id ?? '' };
  const read = useCall(applicationsConsoleApi.applicationRecord, { params }, { when: mine });
  const decide = (answer: Answer) => {
    if (!read.data) return;
    setDecided(read.data);
    setDoes(answer);
  };
  return (
    <>
      <QueueScreen
        title={t('applications-console.title')}
        waiting={waiting}
        item={row ? { since: row.sentAt, lateAfter: REVIEW_LATE_HOURS * 3_600, owner, mine } : null}
        heading={
          row && (
            <>
              <Title of={row.title} /> <span>·</span>{' '}
              <Person name={row.account} member={row.member} />
            </>
          )
        }
        answers={
          decides
            ? [
                {
                  press: 'a',
                  label: 'applications-console.approve',
                  run: () => decide('approve'),
                },
                {
                  press: 'r',
                  label: 'applications-console.reject',
                  danger: true,
                  run: () => decide('reject'),
                },
              ]
            : []
        }
        onTake={take}
        onRelease={release}
        onNext={next}
      >
        {row &&
          (mine ? (
            // Read only once it is taken, because each look at a picture is recorded.
            <Loaded of={read}>{(of) => <ReviewBody of={of} />}</Loaded>
          ) : (
            <p>{t('applications-console.take_first')}</p>
          ))}
      </QueueScreen>
      <Place to="/console/applications/all">{t('applications-console.all')}</Place>
      {decided && (
        <Dialogs
          key={decided.id}
          of={decided}
          does={does}
          onDone={next}
          onClose={() => setDoes(null)}
        />
      )}
    </>
  );
}
