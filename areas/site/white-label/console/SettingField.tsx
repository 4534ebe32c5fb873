import { t } from '@palaro/client';
import { SelectField, TextArea, TextField } from '@palaro/ui';
import { settingRefusal } from '@palaro/whitelabel';
import type { SettingRow } from '../white-label.api.ts';

/** A setting's value as its field holds it; of a list, each entry on a line. */
export const toDraft = ({ value, bounds }: SettingRow): string => {
  if (bounds.kind === 'lines') return (value as string[]).join('\n');
  return bounds.kind === 'text' || bounds.kind === 'choice' ? String(value) : JSON.stringify(value);
};

/** The value that a field holds; text that is no JSON stays text, which the rules then refuse. */
export function fromDraft({ bounds }: SettingRow, draft: string): unknown {
  if (bounds.kind === 'text' || bounds.kind === 'choice') return draft;
  if (bounds.kind === 'lines') return draft.split(/\s+/).filter((line) => line !== '');
  try {
    return JSON.parse(draft) as unknown;
  } catch {
    return draft;
  }
}

interface SettingFieldProps {
  of: SettingRow;
  draft: string;
  onChange(draft: string): void;
}

/** The field of a setting: its kind, bounds and unit come from its rule, and so does its error. */
export function SettingField({ of: row, draft, onChange }: SettingFieldProps) {
  const { kind, choices, min, max, unit } = row.bounds;
  const refusal = settingRefusal(row.name, fromDraft(row, draft));
  const shared = {
    label: t(`white-label-console.setting.${row.name}`),
    error: refusal ?? undefined,
    value: draft,
  };
  if (kind === 'choice' || kind === 'switch') {
    const values = kind === 'switch' ? ['true', 'false'] : choices;
    const said = (value: string) =>
      kind === 'switch' ? t(`white-label-console.is.${value === 'true' ? 'on' : 'off'}`) : value;
    return (
      <SelectField
        {...shared}
        choose={t('white-label-console.choose')}
        options={values.map((value) => ({ value, label: said(value) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (kind === 'lines') {
    return (
      <TextArea
        {...shared}
        help={t('white-label-console.lines_help')}
        rows={6}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (kind === 'json') {
    return <TextArea {...shared} rows={8} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <TextField
      {...shared}
      {...(kind === 'number'
        ? { type: 'number', min: min ?? undefined, max: max ?? undefined }
        : {})}
      help={max === null ? undefined : t('white-label-console.bounds', { min: min ?? 0, max })}
      after={unit ? t(`white-label-console.unit.${unit}`) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
