import { t, useCall } from '@palaro/client';
import { act, ConfirmDialog, Instant, Loaded, SideSheet, useMay } from '@palaro/desk';
import { Button, Switch } from '@palaro/ui';
import { useState } from 'react';
import { chatConsoleApi, type ChatTable } from '../console-chat.api.ts';
import styles from './chats.module.css';

const RELOAD = [chatConsoleApi.chatTables];

/** Opens the list of tables, where the chat of each is closed and opened. */
export function ChatTables() {
  const [open, setOpen] = useState(false);
  const read = useCall(chatConsoleApi.chatTables, {});
  const [asked, ask] = useState<ChatTable | null>(null);
  const closing = asked?.closed === null;
  const title = (table: ChatTable) =>
    t(table.closed ? 'play-console.open_chat' : 'play-console.close_chat', { table: table.game });
  return (
    <>
      <Button size="sm" aria-expanded={open} onClick={() => setOpen((is) => !is)}>
        {t('play-console.tables')}
      </Button>
      {open && (
        <SideSheet title={t('play-console.tables')} onClose={() => setOpen(false)}>
          <Loaded of={read}>
            {({ on, tables }) => (
              <>
                {!on && <p>{t('play-console.all_closed')}</p>}
                {tables.map((table) => (
                  <Table key={table.gameId} of={table} onTurn={() => ask(table)} />
                ))}
              </>
            )}
          </Loaded>
        </SideSheet>
      )}
      <ConfirmDialog
        open={asked !== null}
        reason
        danger={closing}
        title={asked ? title(asked) : ''}
        confirm={t(closing ? 'play-console.close_it' : 'play-console.open_it')}
        onConfirm={(reason) =>
          act(
            closing ? chatConsoleApi.closeChat : chatConsoleApi.openChat,
            { params: { gameId: asked?.gameId ?? '' }, body: { reason } },
            RELOAD,
          )
        }
        onClose={() => ask(null)}
      >
        <p>{t(closing ? 'play-console.close_help' : 'play-console.open_help')}</p>
      </ConfirmDialog>
    </>
  );
}

/** A table's switch, and who closed its chat. */
function Table({ of: { game, closed }, onTurn }: { of: ChatTable; onTurn(): void }) {
  const may = useMay('chat.moderate');
  return (
    <div className={styles.table}>
      <Switch label={game} checked={!closed} disabled={!may} onChange={onTurn} />
      {closed && (
        <p>
          <span>{`${t('play-console.closed_by', { by: closed.by })} ·`}</span>{' '}
          <Instant at={closed.at} />
          <br />
          <span>{closed.why}</span>
        </p>
      )}
    </div>
  );
}
