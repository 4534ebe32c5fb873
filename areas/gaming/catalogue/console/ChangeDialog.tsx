import { t } from '@palaro/client';
import { act, ConfirmDialog, fromWallClock } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { catalogueConsoleApi, type GameChange } from '../console.api.ts';
import { AFTER_CHANGE } from './board.ts';

interface ChangeDialogProps {
  title: string;
  /** Null: the dialog is closed. */
  change: GameChange | null;
  children?: ReactNode;
  onClose(): void;
}

/** Asks why, and when, before the switchboard is changed. */
export function ChangeDialog({ title, change, children, onClose }: ChangeDialogProps) {
  const [wall, setWall] = useState('');
  return (
    <ConfirmDialog
      open={change !== null}
      title={title}
      confirm={t(wall ? 'catalogue-console.plan' : 'catalogue-console.change')}
      reason
      onConfirm={(reason) => {
        const at = fromWallClock(wall);
        const body = { change: change ?? {}, reason, ...(at ? { at } : {}) };
        return act(catalogueConsoleApi.changeGames, { body }, AFTER_CHANGE);
      }}
      onClose={() => {
        setWall('');
        onClose();
      }}
    >
      {children}
      <TextField
        type="datetime-local"
        label={t('catalogue-console.when')}
        help={t('catalogue-console.when_help')}
        value={wall}
        onChange={({ target }) => setWall(target.value)}
      />
    </ConfirmDialog>
  );
}
