import { navigate, t, useCall, usePathParam } from '@palaro/client';
import { actNow, Loaded, Person, QueueScreen, useOperator } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { ticketsApi, type Talk } from '../console.api.ts';
import { TALK_LATE_SECONDS } from '../support.limits.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { MessageLog } from './MessageLog.tsx';
import { TicketTools } from './TicketTools.tsx';
import { useTicket, type OpenTicket } from './use-ticket.ts';
import styles from './tickets.module.css';

/** One conversation fills the screen; an answer goes to the visitor's open page at once. */
export default function TicketScreen() {
  const conversation = usePathParam('conversation');
  // A conversation of its own state: another address begins anew.
  return <TicketOf key={conversation} conversation={conversation} />;
}

function TicketOf({ conversation }: { conversation: string }) {
  const ticket = useTicket(conversation);
  return (
    <Loaded of={ticket.read}>
      {(read) => <Ticket ticket={ticket} talk={ticket.talk ?? read} />}
    </Loaded>
  );
}

function Ticket({ ticket, talk }: { ticket: OpenTicket; talk: Talk }) {
  const { mine, follow } = ticket;
  const params = { conversation: talk.id };
  const me = useOperator()?.name ?? null;
  const waiting = useCall(ticketsApi.tickets, { query: { state: 'waiting' } }, { staleMs: 0 });
  const change = (done: Promise<unknown>) => void done.then(follow);
  const take = (to: string | null) =>
    change(actNow(ticketsApi.takeTicket, { params, body: { from: talk.takenBy, to } }));
  const next = () => {
    const other = waiting.data?.list.find(({ id }) => id !== talk.id);
    navigate(other ? `/console/tickets/${other.id}` : '/console/tickets');
  };
  return (
    <QueueScreen
      title={t('support-console.ticket')}
      waiting={waiting.data?.total ?? 0}
      item={{
        since: talk.waitingSince ?? talk.lastMessageAt,
        lateAfter: talk.waitingSince ? TALK_LATE_SECONDS : Infinity,
        owner: talk.takenBy,
        mine,
      }}
      heading={<Heading talk={talk} />}
      answers={[
        {
          press: 'c',
          label: 'support-console.close',
          run: () => change(actNow(ticketsApi.closeTicket, { params })),
        },
      ]}
      onTake={() => take(me)}
      onRelease={() => take(null)}
      onNext={next}
    >
      <div className={styles.ticket}>
        <div className={styles.talk}>
          <MessageLog messages={talk.messages} account={talk.account} />
          {talk.state === 'closed' && <p>{t('support-console.reopens')}</p>}
          <AnswerBox conversation={talk.id} onSent={() => void follow()} />
        </div>
        <TicketTools talk={talk} mine={mine} onTake={take} onChanged={() => void follow()} />
      </div>
    </QueueScreen>
  );
}

function Heading({ talk }: { talk: Talk }) {
  return (
    <span className={styles.heading}>
      {talk.account ? (
        <Person name={talk.account} {...(talk.member ? { member: talk.member } : {})} />
      ) : (
        <span>{t('support-console.guest')}</span>
      )}
      {talk.about && <span>{t('support-console.linked', { account: talk.about })}</span>}
      {talk.distress && <Badge tone="rose">{t('support-console.distress')}</Badge>}
    </span>
  );
}
