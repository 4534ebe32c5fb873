import type { Reply } from '@palaro/api';
import { reloadCall, t } from '@palaro/client';
import type { ProofMeans } from '@palaro/step-up/web';
import { Sheet, toast } from '@palaro/ui';
import { useState } from 'react';
import { secondFactorApi, type FactorMethod } from '../second-factor.api.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { PasskeySetUp } from './PasskeySetUp.tsx';
import { ProveForm } from './ProveForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The change that the member wants to make. */
export type FactorTask =
  | { does: 'app_on' | 'app_off' | 'passkey_add' | 'codes' }
  | { does: 'passkey_remove'; id: string };

type Stage =
  | { is: 'prove' }
  | { is: 'app'; app: Reply<typeof secondFactorApi.startFactorApp> }
  | { is: 'passkey'; options: Record<string, unknown> }
  | { is: 'codes'; codes: readonly string[] };

interface FactorSheetProps {
  means: ProofMeans;
  task: FactorTask;
  open: boolean;
  ways: readonly FactorMethod[];
  onClose: () => void;
}

/** One change of the second factors, from the proof to the recovery codes that may come with it. */
export function FactorSheet({ means, task, open, ways, onClose }: FactorSheetProps) {
  const [stage, setStage] = useState<Stage>({ is: 'prove' });

  function finish(said: 'on' | 'off' | 'passkey' | 'removed', codes: readonly string[] | null) {
    void reloadCall(secondFactorApi.secondFactor);
    toast(t(`second-factor.done.${said}`), { kind: 'success' });
    if (codes) setStage({ is: 'codes', codes });
    else onClose();
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf(task, stage)}
      closeLabel={t('second-factor.close')}
    >
      {stage.is === 'prove' && (
        <Prove
          means={means}
          task={task}
          ways={ways}
          onStage={setStage}
          onGone={(said) => finish(said, null)}
        />
      )}
      {stage.is === 'app' && <AppSetUp app={stage.app} onDone={(codes) => finish('on', codes)} />}
      {stage.is === 'passkey' && (
        <PasskeySetUp options={stage.options} onDone={(codes) => finish('passkey', codes)} />
      )}
      {stage.is === 'codes' && <RecoveryCodes codes={stage.codes} onKept={onClose} />}
    </Sheet>
  );
}

function titleOf({ does }: FactorTask, { is }: Stage): string {
  if (is === 'prove') return t('second-factor.prove.title');
  if (is === 'codes') return t('second-factor.recovery');
  return t(does === 'passkey_add' ? 'second-factor.passkey.add' : 'second-factor.app');
}

interface ProveProps {
  means: ProofMeans;
  task: FactorTask;
  ways: readonly FactorMethod[];
  onStage: (stage: Stage) => void;
  onGone: (said: 'off' | 'removed') => void;
}

function Prove({ task, onStage, onGone, ...shared }: ProveProps) {
  switch (task.does) {
    case 'app_on':
      return (
        <ProveForm
          endpoint={secondFactorApi.startFactorApp}
          {...shared}
          onDone={(app) => onStage({ is: 'app', app })}
        />
      );
    case 'app_off':
      return (
        <ProveForm
          endpoint={secondFactorApi.removeFactorApp}
          {...shared}
          onDone={() => onGone('off')}
        />
      );
    case 'passkey_add':
      return (
        <ProveForm
          endpoint={secondFactorApi.startPasskey}
          {...shared}
          onDone={(options) => onStage({ is: 'passkey', options })}
        />
      );
    case 'passkey_remove':
      return (
        <ProveForm
          endpoint={secondFactorApi.removePasskey}
          with={{ id: task.id }}
          {...shared}
          onDone={() => onGone('removed')}
        />
      );
    case 'codes':
      return (
        <ProveForm
          endpoint={secondFactorApi.renewRecoveryCodes}
          {...shared}
          onDone={({ recoveryCodes }) => {
            void reloadCall(secondFactorApi.secondFactor);
            onStage({ is: 'codes', codes: recoveryCodes });
          }}
        />
      );
  }
}
