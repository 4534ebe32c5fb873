import { t, useCall } from '@palaro/client';
import { Loaded, Place, useMay } from '@palaro/desk';
import { SelectField } from '@palaro/ui';
import { segmentsApi, type SegmentRef } from '../segments.api.ts';
import { Size } from './Size.tsx';

interface SegmentFieldProps {
  /** The id of the chosen segment; empty: everybody. */
  value: string;
  help?: string;
  onChange(id: string | undefined): void;
}

/** The choice of a saved segment in a form, with how many members it has now. */
export const SegmentField = (props: SegmentFieldProps) =>
  useMay('segment.view') ? <Choice {...props} /> : null;

function Choice({ value, help, onChange }: SegmentFieldProps) {
  const read = useCall(segmentsApi.segments, { query: { state: 'current' } });
  const chosen = read.data?.list.find(({ id }) => id === value);
  return (
    <>
      <SelectField
        label={t('segments-console.choose')}
        help={help ?? t('segments-console.choose_help')}
        name="segment"
        choose={t('segments-console.everybody_choice')}
        options={(read.data?.list ?? []).map(({ id, name, version }) => ({
          value: id,
          label: t('segments-console.option', { name, version: String(version) }),
        }))}
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {chosen && (
        <p>
          <span>{t('segments-console.members')}</span> <Size of={chosen.conditions} />
        </p>
      )}
    </>
  );
}

/** A segment that something uses, by name and version, for a record. */
export const SegmentFact = ({ of }: { of: SegmentRef }) =>
  useMay('segment.view') ? <Named of={of} /> : null;

function Named({ of: { id, version } }: { of: SegmentRef }) {
  const read = useCall(segmentsApi.segmentRecord, { params: { id } });
  return (
    <Loaded of={read}>
      {({ segment: { name } }) => (
        <Place to={`/console/segments/${id}`}>
          {t('segments-console.option', { name, version: String(version) })}
        </Place>
      )}
    </Loaded>
  );
}
