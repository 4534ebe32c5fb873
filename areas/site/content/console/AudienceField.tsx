import { t } from '@palaro/client';
import { SelectField, TextField } from '@palaro/ui';
import type { WrittenAnnouncement } from '../console.api.ts';
import styles from './content.module.css';

type Audience = NonNullable<WrittenAnnouncement['audience']>;

const KINDS = ['all', 'vip', 'line', 'tag'] as const satisfies readonly Audience['kind'][];

interface AudienceFieldProps {
  value: Audience;
  onChange(value: Audience): void;
}

/** Whom an entry is for; each kind asks what belongs to it. */
export function AudienceField({ value, onChange }: AudienceFieldProps) {
  const level = (name: 'from' | 'to') => (
    <TextField
      type="number"
      min={0}
      max={100}
      label={t(`content-console.vip_${name}`)}
      value={value[name] ?? ''}
      onChange={({ target }) =>
        onChange({ ...value, [name]: target.value === '' ? undefined : Number(target.value) })
      }
    />
  );
  const words = (name: 'member' | 'tag') => (
    <TextField
      label={t(`content-console.audience_${name}`)}
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
    />
  );
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('content-console.audience')}
        choose={t('content-console.audience')}
        options={KINDS.map((kind) => ({
          value: kind,
          label: t(`content-console.audience.${kind}`),
        }))}
        value={value.kind}
        onChange={({ target }) => onChange({ kind: target.value as Audience['kind'] })}
      />
      {value.kind === 'vip' && level('from')}
      {value.kind === 'vip' && level('to')}
      {value.kind === 'line' && words('member')}
      {value.kind === 'tag' && words('tag')}
    </div>
  );
}
