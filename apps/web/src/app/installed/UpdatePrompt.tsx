import { t, useLanguage, useLocation } from '@palaro/client';
import { Button, IconButton, Icon } from '@palaro/ui';
import { Sparkles, X } from 'lucide';
import { useState } from 'react';
import styles from './update-prompt.module.css';

/** The offer waits on these pages, because a round may be running. */
const IN_A_GAME = /^\/m\/(game\/|launchGame)/;

interface UpdatePromptProps {
  onReload(): void;
  onLater(): void;
}

/**
 * A quiet line above the footer that offers the newer version. The visitor decides when to reload.
 */
export function UpdatePrompt({ onReload, onLater }: UpdatePromptProps) {
  useLanguage();
  const [path] = useLocation();
  const [reloading, setReloading] = useState(false);
  return (
    <div role="status">
      {!IN_A_GAME.test(path) && (
        <div className={styles.bar}>
          <span className={styles.sign}>
            <Icon of={Sparkles} size={20} aria-hidden />
          </span>
          <span className={styles.text}>{t('shell.new_version')}</span>
          <Button
            size="sm"
            busy={reloading}
            onClick={() => {
              setReloading(true);
              onReload();
            }}
          >
            {t('shell.reload')}
          </Button>
          <IconButton label={t('shell.later')} icon={<Icon of={X} size={20} />} onClick={onLater} />
        </div>
      )}
    </div>
  );
}
