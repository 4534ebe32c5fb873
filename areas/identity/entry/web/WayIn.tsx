import { LoginForm, type LoginAnswer, type SecondFactor } from '@palaro/accounts/web';
import { t } from '@palaro/client';
import { SecondFactorStep } from '@palaro/second-factor/web';
import { PendingArrival, SocialButtons } from '@palaro/social/web';
import { useState, type ReactNode } from 'react';
import { EntryLink, FORGET, TryFirst } from './EntryLinks.tsx';

interface WayInProps {
  /** Where the visitor was going. */
  back: string | null;
  onDone(answer: LoginAnswer): void;
  /** Leads to another page. */
  onLeave(address: string): void;
  /** Drawn below the form; hidden while a second factor is asked for. */
  children: ReactNode;
}

/**
 * The login as its page and its sheet show it: the form with the other ways to log in, or the
 * second factor that the form's answer asked for.
 */
export function WayIn({ back, onDone, onLeave, children }: WayInProps) {
  const [step, setStep] = useState<SecondFactor | null>(null);
  const again = () => setStep(null);
  return (
    <>
      <PendingArrival />
      {step ? (
        <SecondFactorStep
          ticket={step.ticket}
          methods={step.methods}
          onDone={step.finish}
          onBack={again}
        />
      ) : (
        <>
          <TryFirst back={back} onLeave={onLeave} />
          <LoginForm
            onDone={onDone}
            onSecondFactor={setStep}
            forgot={
              <EntryLink href={FORGET} onLeave={onLeave}>
                {t('entry.forgot')}
              </EntryLink>
            }
          />
          <SocialButtons back={back} />
          {children}
        </>
      )}
    </>
  );
}
