import { t, useLanguage } from '@palaro/client';
import {
  Instant,
  ListPage,
  Place,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { inLanguage } from '@palaro/kernel';
import { Badge } from '@palaro/ui';
import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_STATES,
  campaignsApi,
  type CampaignRow,
} from '../campaigns.api.ts';
import styles from './campaigns.module.css';

const TONES = { planned: 'sky', sending: 'gold', done: 'leaf', stopped: 'rose' } as const;

export const CampaignState = ({ of }: { of: CampaignRow['state'] }) => (
  <Badge tone={TONES[of]}>{t(`inbox-console.campaign_state.${of}`)}</Badge>
);

export const CampaignTitle = ({ of }: { of: CampaignRow['title'] }) => (
  <span>{inLanguage(of, useLanguage())}</span>
);

/** How many had their turn, of how many it was planned for. */
export const turnsOf = ({ sent, excluded, noConsent, noAddress }: CampaignRow) =>
  sent + excluded + noConsent + noAddress;

const COLUMNS: readonly Column<CampaignRow>[] = [
  {
    key: 'startsAt',
    title: 'inbox-console.starts',
    cell: (row) => <Instant at={row.startsAt} />,
    width: TIME_WIDTH,
  },
  { key: 'title', title: 'inbox-console.title', cell: (row) => <CampaignTitle of={row.title} /> },
  {
    key: 'channel',
    title: 'inbox-console.channel',
    cell: ({ channel }) => t(`inbox-console.channel.${channel}`),
    width: 90,
  },
  {
    key: 'state',
    title: 'inbox-console.state',
    cell: ({ state }) => <CampaignState of={state} />,
    width: 130,
  },
  {
    key: 'expected',
    title: 'inbox-console.expected',
    cell: (row) => row.expected.toLocaleString('en-US'),
    align: 'end',
    width: 110,
  },
  {
    key: 'sent',
    title: 'inbox-console.sent',
    cell: (row) => row.sent.toLocaleString('en-US'),
    align: 'end',
    width: 90,
  },
  {
    key: 'people',
    title: 'inbox-console.people',
    cell: (row) => row.people.join(', '),
    width: 180,
  },
];

const filters = (): Filter[] => [
  {
    ...({ name: 'state', label: 'inbox-console.state', kind: 'choice' } as const),
    options: CAMPAIGN_STATES.map((value) => ({
      value,
      label: t(`inbox-console.campaign_state.${value}`),
    })),
  },
  {
    ...({ name: 'channel', label: 'inbox-console.channel', kind: 'choice' } as const),
    options: CAMPAIGN_CHANNELS.map((value) => ({
      value,
      label: t(`inbox-console.channel.${value}`),
    })),
  },
];

/** Messages to segments of members, newest first. */
export default function CampaignsScreen() {
  const list = useList(campaignsApi.campaigns);
  const may = useMay('message.send');
  return (
    <ListPage
      title="inbox-console.campaigns"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      to={({ id }) => `/console/campaigns/${id}`}
      filters={filters()}
      empty="inbox-console.no_campaigns"
      actions={
        may && (
          <Place to="/console/campaigns/new" className={styles.write}>
            {t('inbox-console.new_campaign')}
          </Place>
        )
      }
    />
  );
}
