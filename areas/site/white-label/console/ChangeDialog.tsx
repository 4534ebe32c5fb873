import { t } from '@palaro/client';
import { act, ConfirmDialog, fromWallClock } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { needsTwoPeople, type SiteChange } from '@palaro/whitelabel';
import { useState, type ReactNode } from 'react';
import { whiteLabelApi } from '../white-label.api.ts';
import { AFTER_CHANGE, valuesOf, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

interface ChangeDialogProps {
  site: SiteReply;
  title: string;
  /** What is changed; null: the dialog is closed. */
  change: SiteChange | null;
  children?: ReactNode;
  /** The change was made, planned or asked for. */
  onDone?(): void;
  onClose(): void;
}

/** Asks for the reason of a change and when it applies; says whether a second person must agree. */
export function ChangeDialog({ site, title, change, ...rest }: ChangeDialogProps) {
  const [wall, setWall] = useState('');
  const at = fromWallClock(wall);
  const from = new Date(at ?? site.now);
  const two = change !== null && needsTwoPeople(valuesOf(site), change, from);
  return (
    <ConfirmDialog
      open={change !== null}
      title={title}
      confirm={t(wall ? 'white-label-console.plan' : 'white-label-console.change')}
      reason
      onConfirm={async (reason) => {
        const body = { change: change ?? {}, reason, seen: site.number, ...(at ? { at } : {}) };
        await act(whiteLabelApi.changeSite, { body }, AFTER_CHANGE);
        rest.onDone?.();
      }}
      onClose={() => {
        setWall('');
        rest.onClose();
      }}
    >
      {rest.children}
      {two && <p className={styles.note}>{t('white-label-console.two_people_note')}</p>}
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
