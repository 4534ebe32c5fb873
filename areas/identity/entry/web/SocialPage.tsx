import { enterSession, type LoginAnswer } from '@palaro/accounts/web';
import { LOGIN, navigate, t, type CallFailure } from '@palaro/client';
import { SecondFactorStep } from '@palaro/second-factor/web';
import { SocialArrival } from '@palaro/social/web';
import { useCallback, useState } from 'react';
import { EntryPage } from './EntryPage.tsx';

interface Asked {
  ticket: string;
  methods: readonly string[];
  back: string | null;
}

/** `/m/social`: Google, Facebook and Telegram send the browser back here (LOGIN-03). */
export default function SocialPage() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [stopped, setStopped] = useState(false);
  const askMore = useCallback(({ data }: CallFailure, back: string | null) => {
    const { ticket, methods } = data as Pick<Asked, 'ticket' | 'methods'>;
    setAsked({ ticket, methods, back });
  }, []);
  const stop = useCallback(() => setStopped(true), []);
  const title = stopped ? t('social.stopped.title') : t('social.title');
  return (
    <EntryPage title={title} help={stopped ? null : t('social.title_help')}>
      {asked ? (
        <SecondFactorStep
          ticket={asked.ticket}
          methods={asked.methods}
          onDone={(answer) => enter(answer, asked.back)}
          onBack={() => navigate(LOGIN, { replace: true })}
        />
      ) : (
        <SocialArrival onIn={enter} onSecondFactor={askMore} onStopped={stop} />
      )}
    </EntryPage>
  );
}

const enter = (answer: LoginAnswer, back: string | null) =>
  navigate(enterSession(answer, back), { replace: true });
