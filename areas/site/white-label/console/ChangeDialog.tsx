import { t } from '@palaro/client';
import { act, ConfirmDialog, fromWallClock } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import type { SiteChange } from '@palaro/whitelabel';
import { useState, type ReactNode } from 'react';
import { whiteLabelApi } from '../white-label.api.ts';
import { AFTER_CHANGE, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

interface ChangeDialogProps {
  site: SiteReply;
  title: string;
  /** What is changed; null: the dialog is closed. */
  change: SiteChange | null;
  twoPeople?: boolean;
  children?: ReactNode;
  onClose(): void;
}

/** Asks for the reason of a change and when it applies; says whether a second person must agree. */
export function ChangeDialog({ site, title, change, twoPeople, ...rest }: ChangeDialogProps) {
  const [wall, setWall] = useState('');
  return (
    <ConfirmDialog
      open={change !== null}
      title={title}
      confirm={t(wall ? 'white-label-console.plan' : 'white-label-console.change')}
      reason
      onConfirm={async (reason) => {
        const at = fromWallClock(wall);
        const body = { change: change ?? {}, reason, seen: site.number, ...(at ? { at } : {}) };
        await act(whiteLabelApi.changeSite, { body }, AFTER_CHANGE);
      }}
      onClose={() => {
        setWall('');
        rest.onClose();
      }}
    >
      {rest.children}
      {twoPeople && <p className={styles.note}>{t('white-label-console.two_people_note')}</p>}
      <TextField
        type="datetime-local"
        label={t('white-label-console.when')}
        help={t('white-label-console.when_help')}
        value={wall}
        onChange={({ target }) => setWall(target.value)}
      />
    </ConfirmDialog>
  );
}
