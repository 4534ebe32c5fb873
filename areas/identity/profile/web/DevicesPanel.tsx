import { sessionsApi } from '@palaro/accounts/sessions';
import { call, failureMessage, formatMoment, t, useCall, useForm } from '@palaro/client';
import { LoginPasswordField, missingPassword } from '@palaro/step-up/web';
import { Badge, Button, NotLoaded, SheetForm, SheetRow, SheetRows, toast, Icon } from '@palaro/ui';
import { MonitorSmartphone } from 'lucide';
import { useState } from 'react';
import type { SecurityConfig } from '../profile.api.ts';
import { isDone } from './use-security.ts';
import styles from './Sheets.module.css';

interface DevicesPanelProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/**
 * The open sessions of the account. The member can end one, or all others
 * (docs/domain/accounts.md §6).
 */
export function DevicesPanel({ config, onDone }: DevicesPanelProps) {
  const devices = useCall(sessionsApi.devices);
  const { data, refetch } = devices;
  const [ending, setEnding] = useState<string | null>(null);
  if (!data) return <NotLoaded of={[devices]} rows={3} retryLabel={t('profile.try_again')} />;

  async function end(id: string, device: string) {
    setEnding(id);
    try {
      await call(sessionsApi.endDevice, { params: { id } });
      toast(t('profile.device_ended', { device }), { kind: 'success' });
    } catch (failure) {
      toast(failureMessage(failure), { kind: 'error' });
    } finally {
      setEnding(null);
      void refetch();
    }
  }

  return (
    <div className={styles.form}>
      <SheetRows>
        {data.list.map(({ id, device, place, lastUsedAt, current }) => {
          const name = device || t('profile.device_unknown');
          const at = formatMoment(lastUsedAt);
          return (
            <SheetRow
              key={id}
              sign={<Icon of={MonitorSmartphone} size={22} />}
              title={name}
              detail={t('profile.device_used', { place, at })}
            >
              {current ? (
                <Badge tone="leaf">{t('profile.device_here')}</Badge>
              ) : (
                <Button
                  size="sm"
                  busy={ending === id}
                  aria-label={t('profile.device_end_of', { device: name })}
                  onClick={() => void end(id, name)}
                >
                  {t('profile.device_end')}
                </Button>
              )}
            </SheetRow>
          );
        })}
      </SheetRows>
      <EndAll
        password={isDone(config, 'login_password')}
        onDone={() => {
          void refetch();
          onDone(t('profile.devices_ended'));
        }}
      />
    </div>
  );
}

/** Asks for the password, if the account has one. */
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
      intro={t('profile.devices_end_all_help')}
      submitLabel={t('profile.devices_end_all')}
    >
      {password && <LoginPasswordField field={field} />}
    </SheetForm>
  );
}
