import { t, wireAmountOrZero } from '@palaro/client';
import { act, ReasonField, useUnsavedValues, whatFailed } from '@palaro/desk';
import { PERMISSIONS, type Permission } from '@palaro/permissions';
import { Button, TextArea, TextField } from '@palaro/ui';
import { useState } from 'react';
import { operatorsApi } from '../operators.api.ts';
import { Choices, permissionText, type RoleRow } from './operator-cells.tsx';
import styles from './operators.module.css';

interface RoleFormProps {
  /** Null: a new one. */
  role: RoleRow | null;
  onDone(): void;
}

/** What a role is to allow; a second person must agree. */
export function RoleForm({ role, onDone }: RoleFormProps) {
  const [name, setName] = useState(role?.name ?? '');
  const [may, setMay] = useState<Permission[]>([...(role?.may ?? [])]);
  const [aloneUpTo, setAloneUpTo] = useState(role?.aloneUpTo ?? '');
  const [networks, setNetworks] = useState((role?.networks ?? []).join('\n'));
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const saved = useUnsavedValues([name, may, aloneUpTo, networks, reason]);
  const send = () => {
    setBusy(true);
    setFailure(null);
    const body = {
      may,
      reason: reason.trim(),
      // What is no amount is sent as it is, and refused with its field's name.
      aloneUpTo: wireAmountOrZero(aloneUpTo) ?? (aloneUpTo.trim() || null),
      networks: networks.split(/\s+/).filter((one) => one !== ''),
    };
    act(operatorsApi.changeRole, { params: { role: name.trim() }, body }, [operatorsApi.roles])
      .then(saved)
      .then(onDone, (error: unknown) => setFailure(whatFailed(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <p>{t('operators-console.roles.two')}</p>
      {!role && (
        <TextField
          label={t('operators-console.roles.new_name')}
          value={name}
          maxLength={32}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Choices
        legend={t('operators-console.roles.permission')}
        names={PERMISSIONS}
        chosen={may}
        word={permissionText}
        onChange={setMay}
      />
      <TextField
        label={t('operators-console.roles.alone')}
        help={t('operators-console.roles.alone_help')}
        value={aloneUpTo}
        inputMode="decimal"
        onChange={({ target }) => setAloneUpTo(target.value)}
      />
      <NetworksField value={networks} onChange={setNetworks} />
      <ReasonField value={reason} onChange={setReason} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" tone="gold" busy={busy}>
        {t('operators-console.roles.ask')}
      </Button>
    </form>
  );
}

interface NetworksFieldProps {
  value: string;
  onChange(networks: string): void;
}

const NetworksField = ({ value, onChange }: NetworksFieldProps) => (
  <TextArea
    label={t('operators-console.roles.networks')}
    help={t('operators-console.roles.networks_help')}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
