import type { TextKey } from '@palaro/api';
import { t, useCall, useLanguage, usePathParam } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  Facts,
  Instant,
  Loaded,
  Place,
  PlainTable,
  RecordPage,
  type RecordAction,
} from '@palaro/desk';
import { inLanguage } from '@palaro/kernel';
import { useState } from 'react';
import { segmentsApi, type SegmentRow, type SegmentUse } from '../segments.api.ts';
import { conditionFacts } from './condition-words.ts';
import { ChangeSegmentForm } from './SegmentForm.tsx';
import { SegmentState } from './SegmentState.tsx';
import { Size } from './Size.tsx';
import styles from './segments.module.css';

/** One segment: its conditions, its members now, what uses it, and what can be done with it. */
export default function SegmentScreen() {
  const id = usePathParam('id');
  const read = useCall(segmentsApi.segmentRecord, { params: { id } });
  const [doing, setDoing] = useState<'change' | 'archive' | null>(null);
  const close = () => setDoing(null);
  const actions: RecordAction[] = (['change', 'archive'] as const).map((key) => ({
    key,
    label: t(`segments-console.${key}`),
    permission: 'segment.manage',
    danger: key === 'archive',
    run: () => setDoing(key),
  }));
  return (
    <Loaded of={read}>
      {({ segment, uses }) => (
        <RecordPage
          title={<span>{segment.name}</span>}
          state={<SegmentState of={segment.state} />}
          figures={[
            { label: 'segments-console.members', value: <Size of={segment.conditions} /> },
            { label: 'segments-console.version', value: segment.version },
          ]}
          actions={segment.state === 'current' && doing !== 'change' ? actions : []}
          back={{ to: '/console/segments', label: t('segments-console.title') }}
        >
          {doing === 'change' ? (
            <>
              <p>{t('segments-console.change_help')}</p>
              <ChangeSegmentForm of={segment} done={close} />
            </>
          ) : (
            <Written of={segment} uses={uses} />
          )}
          <ConfirmDialog
            danger
            reason
            open={doing === 'archive'}
            title={t('segments-console.archive_title', { name: segment.name })}
            confirm={t('segments-console.archive')}
            onConfirm={(reason) =>
              act(segmentsApi.archiveSegment, { params: { id }, body: { reason } }, [
                segmentsApi.segmentRecord,
                segmentsApi.segments,
              ])
            }
            onClose={close}
          >
            {t('segments-console.archive_text')}
          </ConfirmDialog>
        </RecordPage>
      )}
    </Loaded>
  );
}

function Written({ of, uses }: { of: SegmentRow; uses: readonly SegmentUse[] }) {
  const conditions = conditionFacts(of.conditions);
  return (
    <div className={styles.part}>
      <h2>{t('segments-console.conditions')}</h2>
      {conditions.length === 0 ? (
        <p>{t('segments-console.everybody')}</p>
      ) : (
        <Facts rows={conditions} />
      )}
      <Facts
        rows={[
          { label: 'segments-console.changed', value: <Instant at={of.changedAt} /> },
          { label: 'segments-console.by', value: of.changedBy },
        ]}
      />
      <h2>{t('segments-console.uses')}</h2>
      <Uses of={uses} />
    </div>
  );
}

const ADDRESSES = { promotion: '/console/promotions', message: '/console/campaigns' };

function Uses({ of }: { of: readonly SegmentUse[] }) {
  const language = useLanguage();
  return (
    <PlainTable
      label={t('segments-console.uses')}
      empty={t('segments-console.no_uses')}
      columns={[
        { title: 'segments-console.what' },
        { title: 'segments-console.name' },
        { title: 'segments-console.state' },
        { title: 'segments-console.version', end: true },
      ]}
      rows={of.map(({ kind, id, title, state, version }) => ({
        key: id,
        cells: [
          t(`segments-console.use.${kind}`),
          <Place key={id} to={`${ADDRESSES[kind]}/${id}`}>
            {inLanguage(title, language)}
          </Place>,
          t(`segments-console.use.${state}` as TextKey),
          version,
        ],
      }))}
    />
  );
}
