import { enterSession } from '@palaro/accounts/web';
import { t, useQueryParam } from '@palaro/client';
import { TrialForm } from '@palaro/trial/web';
import { HaveAccount } from './EntryLinks.tsx';
import { useLeaving } from './EntryPage.tsx';
import styles from './TrialPage.module.css';

/**
 * `/m/trail`: free play for visitors who want to look round first (LOGIN-04); `back` names the game
 * that they tapped.
 */
export default function TrialPage() {
  const [back] = useQueryParam('back');
  const leave = useLeaving('trial');
  return (
    <div className={styles.page}>
      <h2>{t('entry.trial_lead')}</h2>
      <p className={styles.help}>{t('entry.trial_help')}</p>
      <TrialForm onDone={(answer) => leave(enterSession(answer, back))} />
      <HaveAccount back={back}>{t('entry.trial_have')}</HaveAccount>
    </div>
  );
}
