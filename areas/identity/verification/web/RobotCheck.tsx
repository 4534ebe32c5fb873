import { t } from '@palaro/client';
import { Sheet } from '@palaro/ui';
import { useEffect, useRef } from 'react';
import { PHONE_PROOF } from '../phone-proof.ts';
import { answerOf, useAsked } from './phone-proof.ts';
import styles from './RobotCheck.module.css';

/** Google's question whether a person is there, before Firebase sends a code (REG-04). */
export function RobotCheck() {
  const asked = useAsked();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!asked || !frame.current) return undefined;
    void answerOf(frame.current, asked.request).then(asked.answer);
    // Whoever leaves the screen has closed the question.
    return () => asked.answer(null);
  }, [asked]);
  return (
    <Sheet
      open={asked !== null}
      onClose={() => asked?.answer(null)}
      title={t('verification.robot')}
      closeLabel={t('verification.close')}
    >
      <iframe
        ref={frame}
        className={styles.frame}
        src={PHONE_PROOF}
        title={t('verification.robot')}
      />
    </Sheet>
  );
}
