import { openWithLogin, t } from '@palaro/client';
import { Avatar, Button } from '@palaro/ui';
import type { CenterAddress } from './mine-site.ts';
import styles from './GuestPrompt.module.css';

/** Replaces the member's block for guests: a login over this page (MINE-02). */
export function GuestPrompt({ here }: { here: CenterAddress }) {
  return (
    <section className={styles.prompt} aria-label={t('mine.guest_action')}>
      <div className={styles.faces} aria-hidden>
        <Avatar animal="kalaw" size={48} />
        <Avatar animal="tarsier" size={64} />
        <Avatar animal="pawikan" size={48} />
      </div>
      <h2>{t('mine.guest_title')}</h2>
      <p className={styles.text}>{t('mine.guest_text')}</p>
      <Button tone="gold" size="lg" wide onClick={() => openWithLogin(here)}>
        {t('mine.guest_action')}
      </Button>
    </section>
  );
}
