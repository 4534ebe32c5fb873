import { formatMoment, siteNow, t, useCall } from '@palaro/client';
import { Badge, Button, Drawing } from '@palaro/ui';
import { CreditCard, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { securityApi, type SecurityConfig } from '../security.api.ts';
import type { BankCard } from '../payment.api.ts';
import { CardChange } from './CardChange.tsx';
import { CardForm } from './CardForm.tsx';
import { cardName } from './card-name.ts';
import { NotLoaded } from './NotLoaded.tsx';
import styles from './Sheets.module.css';

interface CardsPanelProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
  /** Leads to another item of the center. */
  onGo: (item: 'payee_name') => void;
}

/** What the panel shows: the list, the form of a new card, or what is done with one. */
type View = 'list' | 'add' | { change: 'remove' | 'default'; card: BankCard };

/** Cards and e-wallets: the list, adding, the main one, removing (AC-55). */
export function CardsPanel({ config, onDone, onGo }: CardsPanelProps) {
  const [view, setView] = useState<View>('list');
  const cards = useCall(securityApi.bankCards);
  const { data, refetch } = cards;
  if (!data) return <NotLoaded of={[cards]} rows={2} />;
  const done = (text: string) => {
    setView('list');
    void refetch();
    onDone(text);
  };
  const back = () => setView('list');
  if (view === 'add') {
    return <CardForm config={config} holder={data.holder ?? ''} onDone={done} onBack={back} />;
  }
  if (view !== 'list') {
    return <CardChange {...view} config={config} onDone={done} onBack={back} />;
  }
  return (
    <div className={styles.form}>
      {data.list.length === 0 ? <NoCards /> : <CardList list={data.list} onView={setView} />}
      <Add
        full={data.list.length >= data.most}
        most={data.most}
        holder={data.holder}
        onAdd={() => setView('add')}
        onPayee={() => onGo('payee_name')}
      />
    </div>
  );
}

const NoCards = () => (
  <div className={styles.empty}>
    <Drawing name="no-bets" size={120} />
    <p className={styles.now}>{t('security.cards_none')}</p>
    <p className={styles.hint}>{t('security.cards_none_help')}</p>
  </div>
);

interface CardListProps {
  list: readonly BankCard[];
  onView: (view: View) => void;
}

function CardList({ list, onView }: CardListProps) {
  return (
    <ul className={styles.rows}>
      {list.map((card) => (
        <li key={card.id} className={styles.row}>
          <div className={styles.rowHead}>
            <span className={styles.sign} aria-hidden>
              {card.kind === 'wallet' ? <Smartphone size={22} /> : <CreditCard size={22} />}
            </span>
            <span className={styles.rowText}>
              <span className={styles.rowTitle}>{cardName(card)}</span>
              <span className={styles.rowDetail}>{stateOf(card)}</span>
            </span>
            {card.isDefault && <Badge tone="gold">{t('security.card_default')}</Badge>}
          </div>
          <div className={styles.actions}>
            {!card.isDefault && card.state === 'active' && (
              <Button size="sm" onClick={() => onView({ change: 'default', card })}>
                {t('security.card_make_default')}
              </Button>
            )}
            <Button size="sm" onClick={() => onView({ change: 'remove', card })}>
              {t('security.card_remove')}
              <span className="sr-only"> {cardName(card)}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ state, usableFrom }: BankCard): string {
  if (state === 'review') return t('security.card_review');
  return usableFrom > siteNow()
    ? t('security.card_waits', { at: formatMoment(usableFrom) })
    : t('security.card_ready');
}

interface AddProps {
  full: boolean;
  most: number;
  holder: string | null;
  onAdd: () => void;
  onPayee: () => void;
}

function Add({ full, most, holder, onAdd, onPayee }: AddProps) {
  if (full) return <p className={styles.notice}>{t('security.cards_full', { most })}</p>;
  if (holder !== null) {
    return (
      <Button tone="gold" size="lg" wide onClick={onAdd}>
        {t('security.cards_add')}
      </Button>
    );
  }
  return (
    <>
      <p className={styles.notice}>{t('security.cards_payee_first')}</p>
      <Button tone="gold" size="lg" wide onClick={onPayee}>
        {t('security.do_payee_name')}
      </Button>
    </>
  );
}
