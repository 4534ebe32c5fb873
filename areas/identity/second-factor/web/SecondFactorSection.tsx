import { failureMessage, formatDate, t, useCall } from '@palaro/client';
import type { ProofMeans } from '@palaro/step-up/web';
import { Badge, Button, Card, ErrorState, IconButton, Skeleton, Icon } from '@palaro/ui';
import { KeyRound, LifeBuoy, Smartphone, Trash2 } from 'lucide';
import { useState, type ReactNode } from 'react';
import {
  PASSKEYS_MOST,
  RECOVERY_CODES,
  secondFactorApi,
  type SecondFactorState,
} from '../second-factor.api.ts';
import { waysOf } from './factor-ways.ts';
import { FactorSheet, type FactorTask } from './FactorSheet.tsx';
import { passkeysWork } from './passkey.ts';
import styles from './SecondFactor.module.css';

/** The member's second factors: which are on, and how to change them. */
export function SecondFactorSection({ means }: { means: ProofMeans }) {
  const { data, error, refetch } = useCall(secondFactorApi.secondFactor);
  const [task, setTask] = useState<FactorTask | null>(null);
  const [open, setOpen] = useState(false);
  const begin = (next: FactorTask) => {
    setTask(next);
    setOpen(true);
  };
  return (
    <Card
      title={t('second-factor.title')}
      action={data && <Mark on={data.appSince !== null || data.passkeys.length > 0} />}
    >
      <p className={styles.help}>{t('second-factor.help')}</p>
      {data && <Factors state={data} onBegin={begin} />}
      {!data && !error && <Skeleton shape="row" count={2} />}
      {!data && error && (
        <ErrorState
          title={failureMessage(error)}
          retryLabel={t('second-factor.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data && task && (
        <FactorSheet
          key={JSON.stringify(task)}
          means={means}
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
  <Badge tone={on ? 'leaf' : 'dim'}>{t(on ? 'second-factor.on' : 'second-factor.off')}</Badge>
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
        sign={<Icon of={Smartphone} size={22} aria-hidden />}
        name={t('second-factor.app')}
        detail={
          appSince
            ? t('second-factor.app.since', { date: formatDate(appSince) })
            : t('second-factor.app.help')
        }
        action={
          <Button size="sm" onClick={() => onBegin({ does: appSince ? 'app_off' : 'app_on' })}>
            {t(appSince ? 'second-factor.app.turn_off' : 'second-factor.app.set_up')}
          </Button>
        }
      />
      <Passkeys state={state} onBegin={onBegin} />
      {on && (
        <Factor
          sign={<Icon of={LifeBuoy} size={22} aria-hidden />}
          name={t('second-factor.recovery')}
          detail={t('second-factor.recovery.left', { count: recoveryLeft, all: RECOVERY_CODES })}
          action={
            <Button size="sm" onClick={() => onBegin({ does: 'codes' })}>
              {t('second-factor.recovery.renew')}
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
        sign={<Icon of={KeyRound} size={22} aria-hidden />}
        name={t('second-factor.passkeys')}
        detail={t(works ? 'second-factor.passkeys.help' : 'second-factor.passkeys.none')}
        action={
          works &&
          passkeys.length < PASSKEYS_MOST && (
            <Button
              size="sm"
              aria-label={t('second-factor.passkey.add')}
              onClick={() => onBegin({ does: 'passkey_add' })}
            >
              {t('second-factor.passkey.add_short')}
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
              ? t('second-factor.passkey.used', { date: formatDate(lastUsedAt) })
              : t('second-factor.passkey.added', { date: formatDate(addedAt) })
          }
          action={
            <IconButton
              label={t('second-factor.passkey.remove', { name })}
              icon={<Icon of={Trash2} size={20} />}
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
