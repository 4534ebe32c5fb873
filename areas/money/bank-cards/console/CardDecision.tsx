import type { Reply } from '@palaro/api';
import { callWith, t } from '@palaro/client';
import { act, ConfirmDialog, Facts, Person } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { bankCardsConsoleApi } from '../console.api.ts';
import type { WaitingCard } from './waiting-card.ts';

type Names = Reply<typeof bankCardsConsoleApi.viewCard>;
type Asking = 'view' | 'approve' | 'refuse';

const READS = [bankCardsConsoleApi.cardsToReview];

/** One card: the names for a reason, then whether money may go to it. */
export function CardDecision({ of }: { of: WaitingCard }) {
  const [names, setNames] = useState<Names | null>(null);
  const [asking, ask] = useState<Asking | null>(null);
  const body = (reason: string) => ({ body: { card: of.id, reason } });
  const done = () => ask(null);
  return (
    <>
      <Facts
        rows={[
          { label: 'bank-cards-console.member', value: of.account },
          { label: 'bank-cards-console.why', value: t(`bank-cards-console.why.${of.why}`) },
          names && { label: 'bank-cards-console.holder', value: names.holder },
          names && { label: 'bank-cards-console.payee', value: names.payeeName ?? '–' },
          names && { label: 'bank-cards-console.others', value: <Others names={names} /> },
        ]}
      />
      {names === null && (
        <Button size="sm" onClick={() => ask('view')}>
          {t('bank-cards-console.view')}
        </Button>
      )}
      <Button size="sm" onClick={() => ask('approve')}>
        {t('bank-cards-console.approve')}
      </Button>
      <Button size="sm" tone="danger" onClick={() => ask('refuse')}>
        {t('bank-cards-console.refuse')}
      </Button>
      <ConfirmDialog
        open={asking === 'view'}
        reason
        title={t('bank-cards-console.view_title')}
        confirm={t('bank-cards-console.view')}
        onConfirm={(reason) =>
          callWith(bankCardsConsoleApi.viewCard, body(reason)).then((read) => setNames(read))
        }
        onClose={done}
      />
      <ConfirmDialog
        open={asking === 'approve'}
        reason
        title={t('bank-cards-console.approve_title', { card: of.card })}
        confirm={t('bank-cards-console.approve')}
        onConfirm={(reason) => act(bankCardsConsoleApi.approveCard, body(reason), READS)}
        onClose={done}
      >
        <p>{t('bank-cards-console.approve_text', { account: of.account })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'refuse'}
        danger
        reason
        title={t('bank-cards-console.refuse_title', { card: of.card })}
        confirm={t('bank-cards-console.refuse')}
        onConfirm={(reason) => act(bankCardsConsoleApi.refuseCard, body(reason), READS)}
        onClose={done}
      >
        <p>{t('bank-cards-console.refuse_text', { account: of.account })}</p>
      </ConfirmDialog>
    </>
  );
}

const Others = ({ names: { others } }: { names: Names }) =>
  others.length === 0 ? (
    <span>{t('bank-cards-console.nobody')}</span>
  ) : (
    <ul>
      {others.map(({ member, account, removed }) => (
        <li key={member}>
          <Person
            name={removed ? t('bank-cards-console.removed', { account }) : account}
            member={member}
          />
        </li>
      ))}
    </ul>
  );
