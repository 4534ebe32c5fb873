import { failureMessage, t, useCall, type CallResult } from '@palaro/client';
import type { Reply } from '@palaro/api';
import { EmptyState, ErrorState, Skeleton, Tabs, TabPanel } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import type { RegisterTab } from '../form.ts';
import { registrationApi, type RegisterSetup } from '../registration.api.ts';
import { RegisterFields, type RegisterFieldsProps } from './RegisterFields.tsx';
import styles from './RegisterForm.module.css';
import { useInvitation } from './use-invitation.ts';

interface RegisterFormProps {
  /** The member was created. Nothing of the session is kept yet (`enterSession` does that). */
  onDone(answer: Reply<typeof registrationApi.register>): void;
  /** Shown below the form. */
  children?: ReactNode;
}

const TABS: readonly RegisterTab[] = ['username', 'mobile'];

/** The deployment's registration; fields and rules come from the server (REG-01, REG-02). */
export function RegisterForm({ onDone, children }: RegisterFormProps) {
  const setup = useCall(registrationApi.registerSetup);
  const invitation = useInvitation();
  if (setup.data && invitation.state !== 'checking') {
    const { data, refetch } = setup;
    return (
      <ReadyForm setup={data} invitation={invitation} onDone={onDone} onOutdated={refetch}>
        {children}
      </ReadyForm>
    );
  }
  return setup.data || !setup.isError ? <FormBones /> : <FormFailed of={setup} />;
}

type ReadyFormProps = Omit<RegisterFieldsProps, 'tab'> & { children: ReactNode };

function ReadyForm({ children, ...given }: ReadyFormProps) {
  const { setup, invitation } = given;
  const invited = invitation.state !== 'none';
  const ways = setup.direct || invited ? TABS.filter((one) => setup.methods[one]) : [];
  const [tab, choose] = useState(ways[0]);
  // If an operator closed the shown tab, the other one keeps what was typed.
  const [first] = ways;
  if (first && !(tab && ways.includes(tab))) choose(first);
  if (!tab) return <Closed />;
  const closed = ways.length === 0;
  const several = ways.length > 1;
  return (
    <>
      {closed && <Closed />}
      {several && (
        <Tabs
          label={t('registration.ways')}
          items={ways.map((id) => ({ id, label: t(`registration.by.${id}`) }))}
          value={tab}
          onChange={(id) => choose(id as RegisterTab)}
          name="register"
        />
      )}
      {/* Only hidden when closed: an operator's change must not clear what was typed. */}
      <div hidden={closed}>
        <TabPanel id={tab} name="register" alone={!several}>
          <RegisterFields {...given} tab={tab} />
        </TabPanel>
        {children}
      </div>
    </>
  );
}

/** Nobody can register here. */
const Closed = () => (
  <EmptyState title={t('registration.closed')}>{t('registration.closed_help')}</EmptyState>
);

const FormFailed = ({ of }: { of: CallResult<RegisterSetup> }) => (
  <ErrorState
    title={failureMessage(of.error)}
    retryLabel={t('registration.retry')}
    onRetry={() => void of.refetch()}
    busy={of.isFetching}
  />
);

const FIELDS_USUALLY = 5;

/** A placeholder in the form's shape while its fields load. */
const FormBones = () => (
  <div role="status" aria-busy="true" aria-label={t('registration.loading')}>
    <Skeleton className={styles.tabsBone} />
    {Array.from({ length: FIELDS_USUALLY }, (_, at) => (
      <div key={at} className={styles.fieldBone}>
        <Skeleton className={styles.labelBone} />
        <Skeleton className={styles.frameBone} />
      </div>
    ))}
    <Skeleton className={styles.buttonBone} />
  </div>
);
