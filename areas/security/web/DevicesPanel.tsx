import { sessionsApi } from '@palaro/accounts/sessions';
import { call, failureMessage, formatMoment, t, useCall, useForm } from '@palaro/client';
import { Badge, Button, toast } from '@palaro/ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SecurityConfig } from '../security.api.ts';
import { LoginPasswordField } from './LoginPasswordField.tsx';
import { missingPassword } from './messages.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { SheetForm } from './SheetForm.tsx';
import { isDone } from './use-security.ts';
import styles from './Sheets.module.css';

interface DevicesPanelProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** Where the account is open: one session, or all others, can be ended (accounts.md §6). */
export function DevicesPanel({ config, onDone }: DevicesPanelProps) {
  const devices = useCall(sessionsApi.devices);
  const { data, refetch } = devices;
  const [ending, setEnding] = useState<string | null>(null);
  if (!data) return <NotLoaded of={[devices]} rows={3} />;

  async function end(id: string, device: string) {
    setEnding(id);
    try {
      await call(sessionsApi.endDevice, { params: { id } });
      toast(t('security.device_ended', { device }), { kind: 'success' });
    } catch (failure) {
      toast(failureMessage(failure), { kind: 'error' });
    } finally {
      setEnding(null);
      void refetch();
    }
  }

  return (
    <div className={styles.form}>
      <ul className={styles.rows}>
        {data.list.map(({ id, device, place, lastUsedAt, current }) => {
          const name = device || t('security.device_unknown');
          const at = formatMoment(lastUsedAt);
          return (
            <li key={id} className={styles.row}>
              <div className={styles.rowHead}>
                <span className={styles.sign} aria-hidden>
                  <MonitorSmartphone size={22} />
                </span>
                <span className={styles.rowText}>
                  <span className={styles.rowTitle}>{name}</span>
                  <span className={styles.rowDetail}>
                    {t('security.device_used', { place, at })}
                  </span>
                </span>
                {current ? (
                  <Badge tone="leaf">{t('security.device_here')}</Badge>
                ) : (
                  <Button
                    size="sm"
                    busy={ending === id}
                    aria-label={t('security.device_end_of', { device: name })}
                    onClick={() => void end(id, name)}
                  >
                    {t('security.device_end')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <EndAll
        password={isDone(config, 'login_password')}
        onDone={() => {
          void refetch();
          onDone(t('security.devices_ended'));
        }}
      />
    </div>
  );
}

/** Asks for the password of an account that has one. */
function EndAll({ password, onDone }: { password: boolean; onDone: () => void }) {
  const fields = password ? (['password'] as const) : [];
  const form = useForm(sessionsApi.endAllDevices, {
    fields: [...fields],
    required: [...fields],
    check: (values) => (password && !values.password ? missingPassword() : {}),
    done: onDone,
  });
  const field = form.field('password');
  return (
    <SheetForm
      form={form}
      intro={t('security.devices_end_all_help')}
      submitLabel={t('security.devices_end_all')}
    >
      {password && <LoginPasswordField field={field} />}
    </SheetForm>
  );
}
