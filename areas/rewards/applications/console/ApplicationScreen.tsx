import { t, useCall, usePathParam } from '@palaro/client';
import { Loaded, RecordPage, type RecordAction } from '@palaro/desk';
import { useState } from 'react';
import { applicationsConsoleApi, type ReviewedApplication } from '../console.api.ts';
import { StateBadge } from './columns.tsx';
import { Dialogs, type Answer } from './Dialogs.tsx';
import { ReviewBody } from './ReviewBody.tsx';

const ANSWERS: readonly Answer[] = ['approve', 'reject'];

/** One application, decided or not. */
export default function ApplicationScreen() {
  const application = usePathParam('application');
  const read = useCall(applicationsConsoleApi.applicationRecord, { params: { application } });
  const [does, setDoes] = useState<Answer | null>(null);
  const actionsOf = ({ state }: ReviewedApplication): RecordAction[] =>
    state === 'Waiting'
      ? ANSWERS.map((answer) => ({
          key: answer,
          label: t(`applications-console.${answer}`),
          permission: 'application.decide',
          danger: answer === 'reject',
          run: () => setDoes(answer),
        }))
      : [];
  return (
    <Loaded of={read}>
      {(of) => (
        <>
          <RecordPage
            title={of.account}
            state={<StateBadge state={of.state} />}
            back={{ to: '/console/applications/all', label: t('applications-console.all') }}
            actions={actionsOf(of)}
          >
            <h2 className="sr-only">{t('applications-console.one')}</h2>
            <ReviewBody of={of} />
          </RecordPage>
          <Dialogs key={of.id} of={of} does={does} onClose={() => setDoes(null)} />
        </>
      )}
    </Loaded>
  );
}
