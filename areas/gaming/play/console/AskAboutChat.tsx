import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { chatConsoleApi, type ChatRow } from '../console-chat.api.ts';

const RELOAD = [chatConsoleApi.chatMessages, chatConsoleApi.chatWriter];
export type Asked = 'remove' | 'lift' | { hours: number | null };

export const silenceText = (hours: number | null) =>
  hours === null
    ? t('play-console.silence_good')
    : t('play-console.silence_hours', { count: hours });

interface AskProps {
  row: Pick<ChatRow, 'author' | 'account'> & Partial<Pick<ChatRow, 'id'>>;
  asked: Asked;
  onClose(): void;
}

/** Asks for the reason, and does it. It stands beside the list, because the row may leave that. */
export function AskAboutChat({ row, asked, onClose }: AskProps) {
  const message = { message: row.id ?? '' };
  const author = { author: row.author };
  const is =
    asked === 'remove'
      ? {
          title: t('play-console.remove_title'),
          confirm: t('play-console.remove'),
          help: t('play-console.remove_help'),
          act: (reason: string) =>
            act(chatConsoleApi.removeChat, { params: message, body: { reason } }, RELOAD),
        }
      : asked === 'lift'
        ? {
            title: t('play-console.lift_title'),
            confirm: t('play-console.lift'),
            help: null,
            act: (reason: string) =>
              act(chatConsoleApi.liftSilence, { params: author, body: { reason } }, RELOAD),
          }
        : {
            title: `${silenceText(asked.hours)}: ${row.account}`,
            confirm: silenceText(asked.hours),
            help: t('play-console.silence_help'),
            act: (reason: string) =>
              act(
                chatConsoleApi.silenceInChat,
                { params: author, body: { hours: asked.hours, reason } },
                RELOAD,
              ),
          };
  return (
    <ConfirmDialog
      open
      reason
      danger={asked === 'remove'}
      title={is.title}
      confirm={is.confirm}
      onConfirm={is.act}
      onClose={onClose}
    >
      {is.help && <p>{is.help}</p>}
    </ConfirmDialog>
  );
}
