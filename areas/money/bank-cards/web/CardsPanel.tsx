import { formatMoment, siteNow, t, useCall } from '@palaro/client';
import type { ProofMeans } from '@palaro/step-up/web';
import { Badge, Button, Drawing, NotLoaded, SheetRow, SheetRows, Icon } from '@palaro/ui';
import { CreditCard, Smartphone } from 'lucide';
import { useState } from 'react';
import { bankCardsApi, type BankCard } from '../bank-cards.api.ts';
import { CardChange } from './CardChange.tsx';
import { CardForm } from './CardForm.tsx';
import { cardName } from './card-name.ts';
import styles from './Cards.module.css';

interface CardsPanelProps {
  means: ProofMeans;
  onDone: (text: string) => void;
  /** Opens another item of the security center. */
  onGo: (item: 'payee_name') => void;
}

/** What the panel shows: the list, the form of a new card, or a change to one. */
type View = 'list' | 'add' | { change: 'remove' | 'default'; card: BankCard };

/** Cards and e-wallets: list, add, make main, remove (AC-55). */
export function CardsPanel({ means, onDone, onGo }: CardsPanelProps) {
  const [view, setView] = useState<View>('list');
  const cards = useCall(bankCardsApi.bankCards);
  const { data, refetch } = cards;
  if (!data) return <NotLoaded of={[cards]} rows={2} retryLabel={t('bank-cards.try_again')} />;
  const done = (text: string) => {
    setView('list');
    void refetch();
    onDone(text);
  };
  const back = () => setView('list');
  const { holder, statedName, mobile, list } = data;
  // The name that was given for verification becomes the payee's with the first account.
  const sets = holder === null && statedName !== null && list.length === 0;
  if (view === 'add' || (view === 'list' && sets)) {
    const name = holder ?? statedName ?? '';
    const more = { means, sets, mobile, onDone: done, onBack: back };
    return <CardForm {...more} holder={name} onPayee={() => onGo('payee_name')} />;
  }
  if (view !== 'list') {
    return <CardChange {...view} means={means} onDone={done} onBack={back} />;
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
    <p className={styles.now}>{t('bank-cards.cards_none')}</p>
    <p className={styles.hint}>{t('bank-cards.cards_none_help')}</p>
  </div>
);

interface CardListProps {
  list: readonly BankCard[];
  onView: (view: View) => void;
}

function CardList({ list, onView }: CardListProps) {
  return (
    <SheetRows>
      {list.map((card) => (
        <SheetRow
          key={card.id}
          sign={
            card.kind === 'wallet' ? (
              <Icon of={Smartphone} size={22} />
            ) : (
              <Icon of={CreditCard} size={22} />
            )
          }
          title={cardName(card)}
          detail={stateOf(card)}
          actions={
            <>
              {!card.isDefault && card.state === 'active' && (
                <Button size="sm" onClick={() => onView({ change: 'default', card })}>
                  {t('bank-cards.card_make_default')}
                </Button>
              )}
              <Button size="sm" onClick={() => onView({ change: 'remove', card })}>
                <span>{t('bank-cards.card_remove')}</span>
                <span className="sr-only">{` ${cardName(card)}`}</span>
              </Button>
            </>
          }
        >
          {card.isDefault && <Badge tone="gold">{t('bank-cards.card_default')}</Badge>}
        </SheetRow>
      ))}
    </SheetRows>
  );
}

function stateOf({ state, review, usable, usableFrom }: BankCard): string {
  if (state === 'review') return reviewText(review);
  return usable
    ? t('bank-cards.card_ready')
    : t('bank-cards.card_waits', { at: formatMoment(usableFrom) });
}

/** Why an account is checked, and until when that usually takes. */
function reviewText(review: BankCard['review']): string {
  if (review === null) return t('bank-cards.card_review');
  if (review.until <= siteNow()) return t('bank-cards.card_review_late');
  return t(`bank-cards.card_review_${review.reason}`, { at: formatMoment(review.until) });
}

interface AddProps {
  full: boolean;
  most: number;
  holder: string | null;
  onAdd: () => void;
  onPayee: () => void;
}

function Add({ full, most, holder, onAdd, onPayee }: AddProps) {
  if (full) return <p className={styles.notice}>{t('bank-cards.cards_full', { most })}</p>;
  if (holder !== null) {
    return (
      <Button tone="gold" size="lg" wide onClick={onAdd}>
        {t('bank-cards.cards_add')}
      </Button>
    );
  }
  return (
    <>
      <p className={styles.notice}>{t('bank-cards.cards_payee_first')}</p>
      <Button tone="gold" size="lg" wide onClick={onPayee}>
        {t('bank-cards.do_payee_name')}
      </Button>
    </>
  );
}
