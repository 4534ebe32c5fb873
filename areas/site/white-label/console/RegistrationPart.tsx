import { t } from '@palaro/client';
import { PhoneFrame, useMay } from '@palaro/desk';
import { Button, Checkbox } from '@palaro/ui';
import {
  isSame,
  REGISTRATION_FIELDS,
  type RegistrationField,
  type Settings,
} from '@palaro/whitelabel';
import { useState } from 'react';
import { ChangeDialog } from './ChangeDialog.tsx';
import { valueOf, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

type Fields = Settings['registration.fields'];

const NAMES = Object.keys(REGISTRATION_FIELDS) as RegistrationField[];
/** The form asks for these whatever the settings say (docs/domain/accounts.md §1). */
const ALWAYS: readonly RegistrationField[] = ['username', 'password'];

/** Which fields registration shows and requires, beside the form as a guest will see it. */
export function RegistrationPart({ site }: { site: SiteReply }) {
  const current = valueOf(site, 'registration.fields');
  const [draft, setDraft] = useState<Fields>(current);
  const [asked, setAsked] = useState(false);
  const may = useMay('site.change');
  const set = (name: RegistrationField, rule: Partial<Fields[RegistrationField]>) => {
    const next = { ...draft[name], ...rule };
    // What is not shown cannot be required, and what is required is shown.
    if (rule.enabled === false) next.required = false;
    if (rule.required === true) next.enabled = true;
    setDraft({ ...draft, [name]: next });
  };
  return (
    <div className={styles.halves}>
      <div className={styles.form}>
        <table className={styles.table}>
          <tbody>
            {NAMES.map((name) => (
              <FieldRow key={name} name={name} rule={draft[name]} may={may} set={set} />
            ))}
          </tbody>
        </table>
        {may && (
          <Button tone="gold" disabled={isSame(draft, current)} onClick={() => setAsked(true)}>
            {t('white-label-console.change')}
          </Button>
        )}
      </div>
      <Preview value={draft} />
      <ChangeDialog
        site={site}
        title={t('white-label-console.setting.registration.fields')}
        change={asked ? { settings: { 'registration.fields': draft } } : null}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

interface FieldRowProps {
  name: RegistrationField;
  rule: Fields[RegistrationField];
  may: boolean;
  set(name: RegistrationField, rule: Partial<Fields[RegistrationField]>): void;
}

function FieldRow({ name, rule, may, set }: FieldRowProps) {
  const fixed = ALWAYS.includes(name);
  const field = t(`white-label-console.field.${name}`);
  return (
    <tr>
      <th scope="row">{field}</th>
      {(['enabled', 'required'] as const).map((what) => (
        <td key={what}>
          <Checkbox
            label={t(`white-label-console.field_is.${what}`)}
            aria-label={t(`white-label-console.field_says.${what}`, { field })}
            checked={fixed || rule[what]}
            disabled={fixed || !may}
            onChange={({ target }) => set(name, { [what]: target.checked })}
          />
        </td>
      ))}
    </tr>
  );
}

/** The form's fields in their order, with a star at those that are required (REG-02). */
const Preview = ({ value }: { value: Fields }) => (
  <PhoneFrame>
    <ol className={styles.formPreview} aria-label={t('white-label-console.form_preview')}>
      {NAMES.filter((name) => ALWAYS.includes(name) || value[name].enabled).map((name) => (
        <li key={name}>
          <span>{t(`white-label-console.field.${name}`)}</span>
          {(ALWAYS.includes(name) || value[name].required) && <span>{' *'}</span>}
        </li>
      ))}
    </ol>
  </PhoneFrame>
);
