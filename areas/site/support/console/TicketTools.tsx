import { t, useCall } from '@palaro/client';
import { actNow, useMay, useOperator } from '@palaro/desk';
import { Button, SelectField, TextField } from '@palaro/ui';
import { useState } from 'react';
import { ticketsApi, type Talk } from '../console.api.ts';
import styles from './tickets.module.css';

interface TicketToolsProps {
  talk: Talk;
  mine: boolean;
  onTake(to: string): void;
  onChanged(): void;
}

/** What can be done with a conversation besides answering it. */
export function TicketTools({ talk, mine, onTake, onChanged }: TicketToolsProps) {
  const me = useOperator()?.name ?? '';
  const may = useMay('ticket.answer');
  return (
    <aside className={styles.tools}>
      {talk.distress && <p className={styles.calm}>{t('support-console.distress_help')}</p>}
      {may && !mine && talk.takenBy !== null && (
        <Button size="sm" onClick={() => onTake(me)}>
          {t('support-console.take_over', { name: talk.takenBy })}
        </Button>
      )}
      {may && mine && <Colleagues me={me} onTake={onTake} />}
      {may && talk.member === null && <MemberLink talk={talk} onChanged={onChanged} />}
    </aside>
  );
}

function Colleagues({ me, onTake }: { me: string; onTake(to: string): void }) {
  const { data } = useCall(ticketsApi.colleagues);
  const others = (data?.names ?? []).filter((name) => name !== me);
  return (
    <SelectField
      label={t('support-console.hand')}
      choose={t('support-console.hand_choose')}
      options={others.map((name) => ({ value: name, label: name }))}
      value=""
      onChange={({ target }) => target.value && onTake(target.value)}
    />
  );
}

/** Which member a guest is. */
function MemberLink({ talk, onChanged }: Pick<TicketToolsProps, 'talk' | 'onChanged'>) {
  const [account, setAccount] = useState('');
  const link = (to: string | null) => {
    const input = { params: { conversation: talk.id }, body: { account: to } };
    void actNow(ticketsApi.linkTicket, input, [ticketsApi.ticket]).then(onChanged);
  };
  if (talk.about !== null) {
    return (
      <Button size="sm" onClick={() => link(null)}>
        {t('support-console.unlink')}
      </Button>
    );
  }
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault();
        if (account.trim()) link(account.trim());
      }}
    >
      <TextField
        label={t('support-console.link_account')}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <Button size="sm" type="submit">
        {t('support-console.link')}
      </Button>
    </form>
  );
}
