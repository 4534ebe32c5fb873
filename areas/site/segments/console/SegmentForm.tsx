import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { useState, type ReactNode } from 'react';
import { segmentsApi, type Conditions, type SegmentRow } from '../segments.api.ts';
import { countedOf, CONDITION_LABELS } from './condition-words.ts';
import { SizeWhileEditing } from './Size.tsx';
import styles from './segments.module.css';

const LABELS = { name: 'segments-console.name', ...CONDITION_LABELS } as const;
const HELPS = { name: 'segments-console.name_help' } as const;
const RELOAD = [segmentsApi.segments, segmentsApi.segmentRecord];

const option = (field: string, value: string) =>
  field === 'language'
    ? value
    : t(value === 'yes' ? 'segments-console.yes' : 'segments-console.no');

/** The form of a new segment, with the number of its members beside it. */
export const NewSegmentForm = ({ id, done }: { id: string; done(): void }) => (
  <Beside initial={{}}>
    {(follow) => (
      <CallForm
        endpoint={segmentsApi.makeSegment}
        labels={LABELS}
        helps={HELPS}
        also={{ id }}
        option={option}
        submit={t('segments-console.save')}
        reload={RELOAD}
        follow={follow}
        done={done}
      />
    )}
  </Beside>
);

/** The form of a change. */
export const ChangeSegmentForm = ({ of, done }: { of: SegmentRow; done(): void }) => (
  <Beside initial={of.conditions}>
    {(follow) => (
      <CallForm
        endpoint={segmentsApi.changeSegment}
        params={{ id: of.id }}
        labels={LABELS}
        helps={HELPS}
        initial={{ name: of.name, ...of.conditions }}
        also={{ version: of.version }}
        option={option}
        submit={t('segments-console.save')}
        reload={RELOAD}
        follow={follow}
        done={done}
      />
    )}
  </Beside>
);

interface BesideProps {
  initial: Conditions;
  children(follow: (name: string, value: unknown) => void): ReactNode;
}

function Beside({ initial, children }: BesideProps) {
  const [written, setWritten] = useState<Record<string, unknown>>(initial);
  return (
    <div className={styles.halves}>
      {children((name, value) => setWritten((now) => ({ ...now, [name]: value })))}
      <SizeWhileEditing of={countedOf(written)} />
    </div>
  );
}
