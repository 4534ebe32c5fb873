import { sessionsApi } from '@palaro/accounts/sessions';
import { formatMoment, t, useCall, useForm } from '@palaro/client';
import { LoginPasswordField, missingPassword } from '@palaro/step-up/web';
import { Badge, Button, NotLoaded, SheetForm, SheetRow, SheetRows, toast, Icon } from '@palaro/ui';
import { MonitorSmartphone } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { SecurityConfig } from '../profile.api.ts';
import { isDone } from './use-security.ts';
import styles from './Sheets.module.css';

interface DevicesPanelProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** The device whose session the member is about to end. */
interface Ending {
  id: string;
  device: string;
}

/**
 * The open sessions of the account. The member can end one, or all others
 * (docs/domain/accounts.md §6).
 */
export function DevicesPanel({ config, onDone }: DevicesPanelProps) {
  const devices = useCall(sessionsApi.devices);
  const { data, refetch } = devices;
  const [ending, setEnding] = useState<Ending | null>(null);
  if (!data) return <NotLoaded of={[devices]} rows={3} retryLabel={t('profile.try_again')} />;

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
                  aria-pressed={ending?.id === id}
                  aria-label={t('profile.device_end_of', { device: name })}
                  onClick={() => setEnding({ id, device: name })}
                >
                  {t('profile.device_end')}
                </Button>
              )}
            </SheetRow>
          );
        })}
      </SheetRows>
      <EndForm
        key={ending?.id}
        one={ending}
        password={isDone(config, 'login_password')}
        onDone={() => {
          void refetch();
          setEnding(null);
          if (ending) toast(t('profile.device_ended', { ...ending }), { kind: 'success' });
          else onDone(t('profile.devices_ended'));
        }}
      />
    </div>
  );
}

interface EndFormProps {
  /** Null: all other sessions. */
  one: Ending | null;
  /** Whether the account has a password, which is then asked for. */
  password: boolean;
  onDone: () => void;
}

function EndForm({ one, password, onDone }: EndFormProps) {
  const fields = password ? (['password'] as const) : [];
  const form = useForm(sessionsApi.endDevices, {
    fields: [...fields],
    required: [...fields],
    with: one ? { id: one.id } : {},
    check: (values) => (password && !values.password ? missingPassword() : {}),
    done: onDone,
  });
  const field = form.field('password');
  // The form may lie below the list, out of sight.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (one) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [one]);
  return (
    <div ref={place}>
      <SheetForm
        form={form}
        intro={one ? t('profile.device_end_help') : t('profile.devices_end_all_help')}
        submitLabel={
          one ? t('profile.device_end_of', { device: one.device }) : t('profile.devices_end_all')
        }
      >
        {password && <LoginPasswordField field={field} />}
      </SheetForm>
    </div>
  );
}
