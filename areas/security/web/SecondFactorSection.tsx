import { failureMessage, formatDate, t, useCall } from '@palaro/client';
import { Badge, Button, Card, IconButton, Skeleton } from '@palaro/ui';
import { KeyRound, LifeBuoy, Smartphone, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  PASSKEYS_MOST,
  RECOVERY_CODES,
  secondFactorApi,
  type SecondFactorState,
} from '../second-factor.api.ts';
import type { SecurityConfig } from '../security.api.ts';
import { waysOf } from './factor-ways.ts';
import { FactorSheet, type FactorTask } from './FactorSheet.tsx';
import { passkeysWork } from './passkey.ts';
import styles from './SecondFactor.module.css';

/** The second factors of a member: which are on, and the ways to change them. */
export function SecondFactorSection({ config }: { config: SecurityConfig }) {
  const { data, error, refetch } = useCall(secondFactorApi.secondFactor);
  const [task, setTask] = useState<FactorTask | null>(null);
  const [open, setOpen] = useState(false);
  const begin = (next: FactorTask) => {
    setTask(next);
    setOpen(true);
  };
  return (
    <Card
      title={t('security.factor.title')}
      action={data && <Mark on={data.appSince !== null || data.passkeys.length > 0} />}
    >
      <p className={styles.help}>{t('security.factor.help')}</p>
      {data && <Factors state={data} onBegin={begin} />}
      {!data && !error && <Skeleton shape="row" count={2} />}
      {!data && error && (
        <>
          <p className={styles.failure}>{failureMessage(error)}</p>
          <Button onClick={() => void refetch()}>{t('security.factor.retry')}</Button>
        </>
      )}
      {data && task && (
        <FactorSheet
          key={JSON.stringify(task)}
          config={config}
          task={task}
          open={open}
          ways={waysOf(methodsOf(data))}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

const Mark = ({ on }: { on: boolean }) => (
  <Badge tone={on ? 'leaf' : 'dim'}>{t(on ? 'security.factor.on' : 'security.factor.off')}</Badge>
);

const methodsOf = ({ appSince, passkeys, recoveryLeft, passkeyDomain }: SecondFactorState) => [
  ...(appSince === null ? [] : ['app']),
  ...(passkeys.length > 0 && passkeysWork(passkeyDomain) ? ['passkey'] : []),
  ...(recoveryLeft > 0 ? ['recovery'] : []),
];

interface FactorsProps {
  state: SecondFactorState;
  onBegin: (task: FactorTask) => void;
}

function Factors({ state, onBegin }: FactorsProps) {
  const { appSince, passkeys, recoveryLeft } = state;
  const on = appSince !== null || passkeys.length > 0;
  return (
    <ul className={styles.list}>
      <Factor
        sign={<Smartphone size={22} aria-hidden />}
        name={t('security.factor.app')}
        detail={
          appSince
            ? t('security.factor.app.since', { date: formatDate(appSince) })
            : t('security.factor.app.help')
        }
        action={
          <Button size="sm" onClick={() => onBegin({ does: appSince ? 'app_off' : 'app_on' })}>
            {t(appSince ? 'security.factor.app.turn_off' : 'security.factor.app.set_up')}
          </Button>
        }
      />
      <Passkeys state={state} onBegin={onBegin} />
      {on && (
        <Factor
          sign={<LifeBuoy size={22} aria-hidden />}
          name={t('security.factor.recovery')}
          detail={t('security.factor.recovery.left', { count: recoveryLeft, all: RECOVERY_CODES })}
          action={
            <Button size="sm" onClick={() => onBegin({ does: 'codes' })}>
              {t('security.factor.recovery.renew')}
            </Button>
          }
        />
      )}
    </ul>
  );
}

function Passkeys({ state, onBegin }: FactorsProps) {
  const { passkeys, passkeyDomain } = state;
  const works = passkeysWork(passkeyDomain);
  return (
    <>
      <Factor
        sign={<KeyRound size={22} aria-hidden />}
        name={t('security.factor.passkeys')}
        detail={t(works ? 'security.factor.passkeys.help' : 'security.factor.passkeys.none')}
        action={
          works &&
          passkeys.length < PASSKEYS_MOST && (
            <Button
              size="sm"
              aria-label={t('security.factor.passkey.add')}
              onClick={() => onBegin({ does: 'passkey_add' })}
            >
              {t('security.factor.passkey.add_short')}
            </Button>
          )
        }
      />
      {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
        <Factor
          key={id}
          name={name}
          detail={
            lastUsedAt
              ? t('security.factor.passkey.used', { date: formatDate(lastUsedAt) })
              : t('security.factor.passkey.added', { date: formatDate(addedAt) })
          }
          action={
            <IconButton
              label={t('security.factor.passkey.remove', { name })}
              icon={<Trash2 size={20} />}
              onClick={() => onBegin({ does: 'passkey_remove', id })}
            />
          }
        />
      ))}
    </>
  );
}

interface FactorProps {
  sign?: ReactNode;
  name: string;
  detail: string;
  action: ReactNode;
}

const Factor = ({ sign, name, detail, action }: FactorProps) => (
  <li className={styles.factor}>
    <span className={styles.sign}>{sign}</span>
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
    {action}
  </li>
);
