import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { tablesConsoleApi, type ListedTableRound } from '../console-tables.api.ts';

interface AskProps {
  round: ListedTableRound;
  onClose(): void;
}

/** Asks for the reason; it stands beside the list, because the round may move on meanwhile. */
export function AskForVoid({ round: { game, gameId, roundNo }, onClose }: AskProps) {
  return (
    <ConfirmDialog
      open
      reason
      danger
      title={t('play-console.void_title', { game, round: String(roundNo) })}
      confirm={t('play-console.void_ask')}
      onConfirm={(reason) =>
        act(tablesConsoleApi.voidTableRound, { params: { gameId, roundNo }, body: { reason } }, [
          tablesConsoleApi.tableRounds,
        ])
      }
      onClose={onClose}
    >
      <p>{t('play-console.void_text')}</p>
    </ConfirmDialog>
  );
}
