import { t, useCall } from '@palaro/client';
import { Loaded, Money, SideSheet, useMay } from '@palaro/desk';
import { PERMISSIONS } from '@palaro/permissions';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { operatorsApi } from '../operators.api.ts';
import { permissionText, type RoleRow } from './operator-cells.tsx';
import { RoleForm } from './RoleForm.tsx';
import styles from './operators.module.css';

/** What each role allows, as a matrix; a change of one asks for a second person. */
export default function RolesScreen() {
  const [open, setOpen] = useState<RoleRow | 'new' | null>(null);
  const changes = useMay('role.change');
  const close = () => setOpen(null);
  return (
    <section className={styles.page} aria-label={t('operators-console.roles.title')}>
      <header className={styles.top}>
        <h1>{t('operators-console.roles.title')}</h1>
        {changes && (
          <Button size="sm" tone="gold" onClick={() => setOpen('new')}>
            {t('operators-console.roles.new')}
          </Button>
        )}
      </header>
      <Loaded of={useCall(operatorsApi.roles)}>
        {({ list }) => <Matrix roles={list} onChange={changes ? setOpen : null} />}
      </Loaded>
      {open && (
        <SideSheet
          title={
            open === 'new'
              ? t('operators-console.roles.new')
              : t('operators-console.roles.form', { role: open.name })
          }
          onClose={close}
        >
          <RoleForm role={open === 'new' ? null : open} onDone={close} />
        </SideSheet>
      )}
    </section>
  );
}

interface MatrixProps {
  roles: readonly RoleRow[];
  /** Null: only to look at. */
  onChange: ((role: RoleRow) => void) | null;
}

function Matrix({ roles, onChange }: MatrixProps) {
  return (
    <div
      className={styles.scroll}
      role="region"
      tabIndex={0}
      aria-label={t('operators-console.roles.matrix')}
    >
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('operators-console.roles.permission')}</th>
            {roles.map((role) => (
              <th key={role.name} scope="col">
                {onChange ? (
                  <Button
                    size="sm"
                    aria-label={t('operators-console.roles.change', { role: role.name })}
                    onClick={() => onChange(role)}
                  >
                    {role.name}
                  </Button>
                ) : (
                  role.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSIONS.map((permission) => (
            <tr key={permission}>
              <th scope="row">{permissionText(permission)}</th>
              {roles.map((role) => (
                <td key={role.name}>{role.may.includes(permission) && <Yes role={role.name} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('operators-console.roles.alone')}</th>
            {roles.map(({ name, aloneUpTo }) => (
              <td key={name}>{aloneUpTo !== null && <Money value={aloneUpTo} />}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('operators-console.roles.networks')}</th>
            {roles.map(({ name, networks }) => (
              <td key={name}>{networks.join(' ') || t('operators-console.roles.everywhere')}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('operators-console.roles.holders')}</th>
            {roles.map(({ name, holders }) => (
              <td key={name}>{holders}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const Yes = ({ role }: { role: string }) => (
  <>
    <span aria-hidden className={styles.yes} />
    <span className="sr-only">{t('operators-console.roles.yes', { role })}</span>
  </>
);
