import { t } from '@palaro/client';
import { useMay } from '@palaro/desk';
import { Badge, Button, TextField } from '@palaro/ui';
import type { SiteChange } from '@palaro/whitelabel';
import { useState } from 'react';
import type { SettingRow } from '../white-label.api.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { fromDraft, SettingField, toDraft } from './SettingField.tsx';
import type { SiteReply } from './site-reply.ts';
import { LastChange } from './SwitchesPart.tsx';
import styles from './site.module.css';

/** These have parts of their own. */
const ELSEWHERE: readonly string[] = ['template', 'maintenance.notice', 'registration.fields'];

/** Settings with their bounds, defaults and units. */
export function SettingsPart({ site }: { site: SiteReply }) {
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<SettingRow | null>(null);
  const [draft, setDraft] = useState('');
  const may = useMay('site.change');
  const rows = site.settings.filter(
    ({ name }) =>
      !ELSEWHERE.includes(name) &&
      `${name} ${t(`white-label-console.setting.${name}`)}`
        .toLowerCase()
        .includes(sought.toLowerCase()),
  );
  const open = (row: SettingRow) => {
    setAsked(row);
    setDraft(toDraft(row));
  };
  const change = asked && ({ settings: { [asked.name]: fromDraft(asked, draft) } } as SiteChange);
  return (
    <>
      <TextField
        type="search"
        label={t('white-label-console.find_setting')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('white-label-console.setting_name')}</th>
            <th scope="col">{t('white-label-console.value')}</th>
            <th scope="col">{t('white-label-console.last')}</th>
            <th scope="col">
              <span className="sr-only">{t('white-label-console.change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} of={row} onChange={may ? () => open(row) : null} />
          ))}
        </tbody>
      </table>
      <ChangeDialog
        site={site}
        title={asked ? t('white-label-console.change_one', { name: asked.name }) : ''}
        change={change}
        onClose={() => setAsked(null)}
      >
        {asked && <SettingField of={asked} draft={draft} onChange={setDraft} />}
      </ChangeDialog>
    </>
  );
}

interface RowProps {
  of: SettingRow;
  /** Null: this operator only reads. */
  onChange: (() => void) | null;
}

function Row({ of: row, onChange }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span>{t(`white-label-console.setting.${row.name}`)}</span>
        <code className={styles.name}>{row.name}</code>
      </th>
      <td>
        <Value of={row} />
      </td>
      <td>
        <LastChange of={row.last} />
      </td>
      <td>
        {onChange && (
          <Button
            size="sm"
            aria-label={t('white-label-console.change_one', { name: row.name })}
            onClick={onChange}
          >
            {t('white-label-console.change')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Value({ of: { value, fallback, bounds, twoPeople } }: { of: SettingRow }) {
  const shown = (one: unknown) => {
    if (Array.isArray(one) && one.length === 0) return '–';
    return typeof one === 'string' ? one || '–' : JSON.stringify(one);
  };
  const unit = bounds.unit ? ` ${t(`white-label-console.unit.${bounds.unit}`)}` : '';
  return (
    <div className={styles.value}>
      <strong>{`${shown(value)}${unit}`}</strong>
      {twoPeople && <Badge tone="gold">{t(`white-label-console.two_people.${twoPeople}`)}</Badge>}
      {shown(value) !== shown(fallback) && (
        <span className={styles.dim}>
          {t('white-label-console.default', { value: shown(fallback) })}
        </span>
      )}
    </div>
  );
}
