import { t, useCall } from '@palaro/client';
import { actNow, CallForm, Loaded, SideSheet, useMay } from '@palaro/desk';
import { Button, EmptyState } from '@palaro/ui';
import { useState } from 'react';
import { ticketsApi, type ReplyText } from '../console.api.ts';
import styles from './tickets.module.css';

type Reply = ReplyText & { id: string };

/** The answers that operators keep ready, in both languages. */
export default function RepliesScreen() {
  const read = useCall(ticketsApi.replies);
  const [open, setOpen] = useState<Partial<Reply> | null>(null);
  const may = useMay('ticket.answer');
  return (
    <section aria-label={t('support-console.replies')}>
      <header className={styles.head}>
        <h1>{t('support-console.replies')}</h1>
        {may && (
          <Button size="sm" onClick={() => setOpen({})}>
            {t('support-console.reply_add')}
          </Button>
        )}
      </header>
      <Loaded of={read}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState drawing="no-messages" title={t('support-console.empty_replies')} />
          ) : (
            <ReplyTable list={list} onOpen={may ? setOpen : undefined} />
          )
        }
      </Loaded>
      {open && <ReplySheet key={open.id ?? 'new'} of={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface ReplyTableProps {
  list: readonly Reply[];
  onOpen: ((reply: Reply) => void) | undefined;
}

const ReplyTable = ({ list, onOpen }: ReplyTableProps) => (
  <table className={styles.replies}>
    <thead>
      <tr>
        <th scope="col">{t('support-console.reply_title')}</th>
        <th scope="col">{t('support-console.reply_en')}</th>
        <th scope="col">{t('support-console.reply_ty')}</th>
      </tr>
    </thead>
    <tbody>
      {list.map((reply) => (
        <tr key={reply.id}>
          <th scope="row">
            {onOpen ? (
              <button type="button" onClick={() => onOpen(reply)}>
                {reply.title}
              </button>
            ) : (
              reply.title
            )}
          </th>
          <td lang="en">{reply.textEn}</td>
          <td lang="fil">{reply.textTy}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function ReplySheet({ of, onClose }: { of: Partial<Reply>; onClose(): void }) {
  const { id, ...initial } = of;
  const drop = (reply: string) =>
    void actNow(ticketsApi.dropReply, { params: { reply } }, [ticketsApi.replies]).then(onClose);
  return (
    <SideSheet
      title={of.title ?? t('support-console.reply_add')}
      onClose={onClose}
      foot={
        id && (
          <Button size="sm" tone="danger" onClick={() => drop(id)}>
            {t('support-console.reply_drop')}
          </Button>
        )
      }
    >
      <CallForm
        endpoint={ticketsApi.saveReply}
        labels={{
          title: 'support-console.reply_title',
          textEn: 'support-console.reply_en',
          textTy: 'support-console.reply_ty',
        }}
        initial={initial}
        also={id ? { id } : {}}
        submit={t('support-console.reply_save')}
        reload={[ticketsApi.replies]}
        done={onClose}
      />
    </SideSheet>
  );
}
