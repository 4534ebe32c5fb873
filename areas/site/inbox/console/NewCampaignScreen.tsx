import { navigate, t } from '@palaro/client';
import { CallForm, RecordPage } from '@palaro/desk';
import { isWaiting } from '@palaro/api';
import { SegmentField } from '@palaro/segments/console-choice';
import { useState } from 'react';
import { campaignsApi } from '../campaigns.api.ts';
import { Audience, type Written } from './Audience.tsx';
import styles from './campaigns.module.css';

const WORDS = ['channel', 'balance', 'types', 'languages', 'kycLevels'] as const;

const optionName = (field: string, value: string) => {
  const known = WORDS.find((one) => one === field);
  if (known === 'languages' || !known) return value;
  return t(`inbox-console.${known}.${value}` as 'inbox-console.channel.sms');
};

/** A message to a segment: its text in both languages, whom it is for, and whom that reaches. */
export default function NewCampaignScreen() {
  const [written, setWritten] = useState<Written>({ channel: 'inbox' });
  // The same until the form goes, so that a repeat is not a second message.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <RecordPage
      title={t('inbox-console.new_campaign')}
      back={{ to: '/console/campaigns', label: t('inbox-console.campaigns') }}
    >
      <div className={styles.halves}>
        <CallForm
          endpoint={campaignsApi.sendCampaign}
          labels={{
            channel: 'inbox-console.channel',
            title: 'inbox-console.title',
            content: 'inbox-console.content',
            startsAt: 'inbox-console.starts',
            types: 'inbox-console.types',
            languages: 'inbox-console.languages',
            kycLevels: 'inbox-console.kycLevels',
            balance: 'inbox-console.balance',
            seenFrom: 'inbox-console.seenFrom',
            seenUntil: 'inbox-console.seenUntil',
            registeredFrom: 'inbox-console.registeredFrom',
            registeredUntil: 'inbox-console.registeredUntil',
            reason: 'inbox-console.reason',
          }}
          helps={{
            content: 'inbox-console.content_help',
            startsAt: 'inbox-console.starts_help',
            types: 'inbox-console.nothing_chosen',
            languages: 'inbox-console.nothing_chosen',
            kycLevels: 'inbox-console.nothing_chosen',
          }}
          initial={{ channel: 'inbox' }}
          also={{ id }}
          option={optionName}
          submit={t('inbox-console.send')}
          reload={[campaignsApi.campaigns]}
          follow={(name, value) => setWritten((now) => ({ ...now, [name]: value }))}
          done={(reply) =>
            navigate(isWaiting(reply) ? '/console/campaigns' : `/console/campaigns/${id}`, {
              replace: true,
            })
          }
        >
          {({ saved }, change) => (
            <SegmentField
              value={typeof saved === 'string' ? saved : ''}
              help={t('inbox-console.saved_help')}
              onChange={(chosen) => change('saved', chosen)}
            />
          )}
        </CallForm>
        <Audience of={written} />
      </div>
    </RecordPage>
  );
}
