import type { Reply } from '@palaro/api';
import { siteAddress, t, useCall, usePathParam } from '@palaro/client';
import {
  Facts,
  Instant,
  Loaded,
  Money,
  Person,
  Place,
  RecordPage,
  useMay,
  type RecordAction,
} from '@palaro/desk';
import { TextButton } from '@palaro/ui';
import { useState } from 'react';
import { recordsConsoleApi } from '../console.api.ts';
import { ResultBadge } from './ResultBadge.tsx';
import { RoundDialogs, type RoundAsk } from './RoundDialogs.tsx';
import { Transfer } from './Transfer.tsx';
import styles from './postings.module.css';

type Round = Reply<typeof recordsConsoleApi.foundRound>;

/** One round: what was staked and paid, by which transfers, and its proof. */
export default function RoundScreen() {
  const params = {
    member: usePathParam('member'),
    vendor: usePathParam('vendor'),
    round: usePathParam('round'),
  };
  const read = useCall(recordsConsoleApi.foundRound, { params });
  return <Loaded of={read}>{(found) => <OneRound of={found} />}</Loaded>;
}

function OneRound({ of }: { of: Round }) {
  const [asked, ask] = useState<RoundAsk>(null);
  const open = of.result === 'open';
  const actions: RecordAction[] = [
    ...(open && !of.verifiable
      ? [
          {
            key: 'ask',
            label: t('records-console.ask_vendor'),
            run: () => ask('vendor'),
            permission: 'round.repair' as const,
          },
        ]
      : []),
    ...(of.result === 'voided' || of.voidAsked || (open && of.verifiable)
      ? []
      : [
          {
            key: 'void',
            label: t('records-console.void'),
            run: () => ask('void'),
            danger: true,
            permission: 'round.void' as const,
          },
        ]),
  ];
  return (
    <>
      <RecordPage
        title={of.gameName}
        state={<ResultBadge of={of.result} />}
        figures={[
          { label: 'records-console.stake', value: <Money value={of.stake} exact /> },
          { label: 'records-console.payout', value: <Money value={of.payout} exact /> },
          { label: 'records-console.net', value: <Money value={of.net} signed exact /> },
        ]}
        actions={actions}
        back={{ to: '/console/rounds', label: t('records-console.all_rounds') }}
      >
        <RoundFacts of={of} />
        <Transfers of={of} />
      </RecordPage>
      <RoundDialogs round={of} asked={asked} onClose={() => ask(null)} />
    </>
  );
}

const RoundFacts = ({ of }: { of: Round }) => (
  <Facts
    rows={[
      { label: 'records-console.round', value: of.roundId },
      { label: 'records-console.member', value: <Member of={of.member} /> },
      { label: 'records-console.vendor', value: of.vendorName },
      { label: 'records-console.opened', value: <Instant at={of.openedAt} /> },
      of.settledAt !== null && {
        label: 'records-console.settled',
        value: <Instant at={of.settledAt} />,
      },
      { label: 'records-console.refund', value: <Money value={of.refund} exact /> },
      of.flags.length > 0 && {
        label: 'records-console.flags',
        value: of.flags.map((flag) => t(`records-console.flag.${flag}`)).join(' · '),
      },
      of.voidAsked !== null && {
        label: 'records-console.void',
        value: (
          <Place to={`/console/changes/${of.voidAsked}`}>{t('records-console.void_waits')}</Place>
        ),
      },
      of.verifiable && {
        label: 'records-console.proof',
        value: (
          <a
            href={siteAddress(`/m/verify?round=${encodeURIComponent(of.roundId)}`)}
            target="_blank"
            rel="noreferrer"
          >
            {t('records-console.verify')}
          </a>
        ),
      },
    ]}
  />
);

/** The member, and his other rounds. */
const Member = ({ of }: { of: string }) => (
  <>
    <Person name={of} member={of} />{' '}
    <Place to={`/console/members/${of}/rounds`}>{t('records-console.his_rounds')}</Place>
  </>
);

function Transfers({ of: { member, transfers } }: { of: Round }) {
  const [open, setOpen] = useState<string | null>(null);
  const may = useMay('member.money.view');
  return (
    <>
      <h2>{t('records-console.transfers')}</h2>
      <table className={styles.postings}>
        <thead>
          <tr>
            <th scope="col">{t('records-console.at')}</th>
            <th scope="col">{t('records-console.kind')}</th>
            <th scope="col">{t('records-console.actor')}</th>
            <th scope="col">{t('records-console.number')}</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map(({ id, at, kind, actor }) => (
            <tr key={id}>
              <td>
                <Instant at={at} />
              </td>
              <td>{kind}</td>
              <td>{actor}</td>
              <td>{may ? <TextButton onClick={() => setOpen(id)}>{id}</TextButton> : id}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <Transfer member={member} transfer={open} onClose={() => setOpen(null)} />}
    </>
  );
}
