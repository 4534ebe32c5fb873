import { navigate, t } from '@palaro/client';
import { RecordPage } from '@palaro/desk';
import { useState } from 'react';
import { NewSegmentForm } from './SegmentForm.tsx';

/** A new segment: its name and conditions, and how many members it has. */
export default function NewSegmentScreen() {
  // The same until the form goes, so that a repeat is not a second segment.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <RecordPage
      title={t('segments-console.new')}
      back={{ to: '/console/segments', label: t('segments-console.title') }}
    >
      <NewSegmentForm id={id} done={() => navigate(`/console/segments/${id}`, { replace: true })} />
    </RecordPage>
  );
}
