import { t, useCall } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  Instant,
  Loaded,
  Money,
  Place,
  RecordPage,
  useMay,
  useWork,
} from '@palaro/desk';
import { Button, EmptyState } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type UnmatchedMoney } from '../console.api.ts';
import { Candidates, type Candidate } from './Candidates.tsx';
import { pesos } from './words.ts';
import styles from './cashier.module.css';

const STATES = ['Open', 'Matched', 'Returned'] as const;

interface Asking {
  of: UnmatchedMoney;
  /** Null: it goes back to its payer. */
  to: Candidate | null;
}

/** Money that belongs to no order, each beside the orders that it may belong to. */
export default function UnmatchedScreen() {
  return (
    <RecordPage
      title={t('cashier-console.unmatched')}
      tabs={STATES.map((id) => ({
        id,
        label: t(`cashier-console.unmatched.${id}`),
        draw: () => <Part key={id} state={id} />,
      }))}
    />
  );
}

function Part({ state }: { state: (typeof STATES)[number] }) {
  const read = useCall(cashierConsoleApi.unmatchedMoney, { query: { state } }, { staleMs: 0 });
  useWork(() => read.refetch());
  const [asking, ask] = useState<Asking | null>(null);
  return (
    <>
      <Loaded of={read}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState drawing="no-messages" title={t('cashier-console.no_unmatched')} />
          ) : (
            <ul className={styles.items}>
              {list.map((one) => (
                <One key={one.id} of={one} onAsk={(to) => ask({ of: one, to })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Asked asking={asking} onClose={() => ask(null)} />
    </>
  );
}

function One({ of, onAsk }: { of: UnmatchedMoney; onAsk(to: Candidate | null): void }) {
  const may = useMay('deposit.decide') && of.state === 'Open';
  return (
    <li className={styles.item}>
      <div>
        <strong>
          <Money value={of.amount} />
        </strong>{' '}
        {of.currency !== 'PHP' && <span>{of.currency}</span>}
        <p>{[of.payerName ?? t('cashier-console.no_payer'), of.provider].join(' · ')}</p>
        <p>
          <span>{`${of.channelReference ?? of.providerId} ·`}</span> <Instant at={of.at} />
        </p>
        {of.namedReference && (
          <p>{t('cashier-console.named_reference', { reference: of.namedReference })}</p>
        )}
        {may && (
          <Button size="sm" tone="danger" onClick={() => onAsk(null)}>
            {t('cashier-console.return_money')}
          </Button>
        )}
      </div>
      <Candidates rows={of.candidates} onMatch={may ? onAsk : undefined} />
    </li>
  );
}

/** Both answers are always two people: the second decides among the change requests. */
function Asked({ asking, onClose }: { asking: Asking | null; onClose(): void }) {
  if (!asking) return null;
  const { of, to } = asking;
  const reload = [cashierConsoleApi.unmatchedMoney];
  const send = (reason: string) =>
    to
      ? act(
          cashierConsoleApi.matchMoney,
          { body: { unmatched: of.id, member: to.member, order: to.order.id, reason } },
          reload,
        )
      : act(cashierConsoleApi.returnMoney, { body: { unmatched: of.id, reason } }, reload);
  const named = { amount: pesos(of.amount), payer: of.payerName ?? of.providerId };
  return (
    <ConfirmDialog
      open
      reason
      danger={to === null}
      title={
        to
          ? t('cashier-console.title.match', {
              ...named,
              account: to.account,
              reference: to.order.reference,
            })
          : t('cashier-console.title.return_money', named)
      }
      confirm={t(to ? 'cashier-console.match' : 'cashier-console.return_money')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('cashier-console.two_people')}</p>
      <Place to="/console/changes">{t('cashier-console.changes')}</Place>
    </ConfirmDialog>
  );
}
