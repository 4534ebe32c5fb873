import { t, useCall, usePathParam } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  Facts,
  Instant,
  Loaded,
  RecordPage,
  type RecordAction,
} from '@palaro/desk';
import { SegmentFact } from '@palaro/segments/console-choice';
import { useEffect, useState } from 'react';
import { campaignsApi, type CampaignRow, type Segment } from '../campaigns.api.ts';
import { CampaignState, CampaignTitle, turnsOf } from './CampaignsScreen.tsx';
import styles from './campaigns.module.css';

const LOOK_AGAIN_MS = 2_000;
const number = (count: number) => count.toLocaleString('en-US');

/** One message to a segment: its progress, what became of it, its text; and the stop. */
export default function CampaignScreen() {
  const campaign = usePathParam('campaign');
  const read = useCall(campaignsApi.campaign, { params: { campaign } });
  const [stopping, setStopping] = useState(false);
  const { refetch } = read;
  const running = read.data?.campaign.endedAt === null;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [running, refetch]);
  const stop: RecordAction = {
    key: 'stop',
    label: t('inbox-console.stop'),
    permission: 'message.send',
    danger: true,
    run: () => setStopping(true),
  };
  return (
    <Loaded of={read}>
      {({ campaign: row, content, segment, ...results }) => (
        <RecordPage
          title={<CampaignTitle of={row.title} />}
          state={<CampaignState of={row.state} />}
          figures={[
            { label: 'inbox-console.expected', value: number(row.expected) },
            { label: 'inbox-console.turns', value: number(turnsOf(row)) },
            { label: 'inbox-console.sent', value: number(row.sent) },
          ]}
          actions={row.endedAt === null ? [stop] : []}
          back={{ to: '/console/campaigns', label: t('inbox-console.campaigns') }}
        >
          <div className={styles.part}>
            <progress
              aria-label={t('inbox-console.turns')}
              max={Math.max(row.expected, turnsOf(row), 1)}
              value={row.state === 'done' ? Math.max(row.expected, turnsOf(row), 1) : turnsOf(row)}
            />
            <Results of={row} {...results} />
            <Words title={row.title} content={content} />
            <SegmentFacts of={segment} />
          </div>
          <ConfirmDialog
            danger
            open={stopping}
            title={t('inbox-console.stop_title')}
            confirm={t('inbox-console.stop')}
            onConfirm={() =>
              act(campaignsApi.stopCampaign, { params: { campaign } }, [
                campaignsApi.campaign,
                campaignsApi.campaigns,
              ])
            }
            onClose={() => setStopping(false)}
          >
            {t('inbox-console.stop_text')}
          </ConfirmDialog>
        </RecordPage>
      )}
    </Loaded>
  );
}

interface ResultsProps {
  of: CampaignRow;
  read: number;
  delivered: number;
  failed: number;
}

const Results = ({ of: row, read, delivered, failed }: ResultsProps) => (
  <Facts
    rows={[
      { label: 'inbox-console.channel', value: t(`inbox-console.channel.${row.channel}`) },
      { label: 'inbox-console.starts', value: <Instant at={row.startsAt} /> },
      row.endedAt !== null && {
        label: 'inbox-console.ended',
        value: <Instant at={row.endedAt} />,
      },
      { label: 'inbox-console.people', value: row.people.join(', ') },
      { label: 'inbox-console.excluded', value: number(row.excluded) },
      { label: 'inbox-console.no_consent', value: number(row.noConsent) },
      row.channel !== 'inbox' && {
        label: 'inbox-console.no_address',
        value: number(row.noAddress),
      },
      row.channel === 'inbox' && { label: 'inbox-console.read', value: number(read) },
      row.channel !== 'inbox' && {
        label: 'inbox-console.state.delivered',
        value: number(delivered),
      },
      row.channel !== 'inbox' && { label: 'inbox-console.state.failed', value: number(failed) },
    ]}
  />
);

const Words = ({ title, content }: Record<'title' | 'content', { EN: string; TY: string }>) => (
  <div className={styles.words}>
    {(['EN', 'TY'] as const).map((language) => (
      <section key={language} lang={language === 'EN' ? 'en' : 'fil'} aria-label={language}>
        <h2>{title[language]}</h2>
        <p className={styles.text}>{content[language]}</p>
      </section>
    ))}
  </div>
);

/** Whom it is for, as it was asked for. */
const SegmentFacts = ({ of }: { of: Segment }) => (
  <Facts
    rows={[
      of.saved && {
        label: 'segments-console.choose',
        value: <SegmentFact of={of.saved} />,
      },
      !!of.types?.length && {
        label: 'inbox-console.types',
        value: of.types.map((one) => t(`inbox-console.types.${one}`)).join(', '),
      },
      !!of.languages?.length && {
        label: 'inbox-console.languages',
        value: of.languages.join(', '),
      },
      !!of.kycLevels?.length && {
        label: 'inbox-console.kycLevels',
        value: of.kycLevels.map((one) => t(`inbox-console.kycLevels.${one}`)).join(', '),
      },
      of.balance !== undefined && {
        label: 'inbox-console.balance',
        value: t(`inbox-console.balance.${of.balance}`),
      },
      ...(['seenFrom', 'seenUntil', 'registeredFrom', 'registeredUntil'] as const).map((name) => {
        const at = of[name];
        return (
          at !== undefined && {
            label: `inbox-console.${name}` as const,
            value: <Instant at={at} />,
          }
        );
      }),
    ]}
  />
);
