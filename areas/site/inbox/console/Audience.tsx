import type { Body } from '@palaro/api';
import { t, useCall, type CallInput } from '@palaro/client';
import { Facts, Loaded, Money, Person } from '@palaro/desk';
import { useEffect, useState } from 'react';
import { campaignsApi } from '../campaigns.api.ts';
import styles from './campaigns.module.css';

/** What is written so far. */
export type Written = Partial<Body<typeof campaignsApi.sendCampaign>>;

/** A segment is counted once nothing was typed for so long. */
const CALM_MS = 400;

type Asked = NonNullable<CallInput<typeof campaignsApi.campaignAudience>['query']>;

function askedOf(written: Written): Asked {
  const { channel = 'inbox', types, languages, kycLevels, balance, saved } = written;
  const { seenFrom, seenUntil, registeredFrom, registeredUntil } = written;
  const named = { balance, saved, seenFrom, seenUntil, registeredFrom, registeredUntil };
  const lists = { types, languages, kycLevels };
  return {
    channel,
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value)),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, values]) =>
        values?.length ? [[name, values.join(',')]] : [],
      ),
    ),
  };
}

/** The value once it has not changed for a moment. */
function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(JSON.parse(text) as T), CALM_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}

/** Whom it reaches now, who is counted out and why, and some of those who get it. */
export function Audience({ of }: { of: Written }) {
  const query = useCalm(askedOf(of));
  const read = useCall(campaignsApi.campaignAudience, { query });
  return (
    <section className={styles.audience} aria-label={t('inbox-console.audience')}>
      <h2>{t('inbox-console.audience')}</h2>
      <Loaded of={read}>
        {({ sent, excluded, noConsent, noAddress, sample, aloneUpTo }) => (
          <>
            <p role="status">
              {t('inbox-console.reaches', { count: sent.toLocaleString('en-US') })}
            </p>
            <Facts
              rows={[
                { label: 'inbox-console.excluded', value: excluded },
                { label: 'inbox-console.no_consent', value: noConsent },
                query.channel !== 'inbox' && {
                  label: 'inbox-console.no_address',
                  value: noAddress,
                },
              ]}
            />
            {(query.channel === 'sms' || sent > aloneUpTo) && (
              <p>{t('inbox-console.two_people', { max: aloneUpTo })}</p>
            )}
            {query.channel === 'sms' && <Cost text={longest(of)} members={sent} />}
            <h3>{t('inbox-console.sample')}</h3>
            {sample.length === 0 ? (
              <p>{t('inbox-console.nobody')}</p>
            ) : (
              <ul className={styles.sample}>
                {sample.map(({ member, account, language }) => (
                  <li key={member}>
                    <Person name={account} member={member} /> <span>{language}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Of the two languages the one that costs more. */
const longest = ({ content }: Written) =>
  [content?.EN ?? '', content?.TY ?? ''].reduce((one, other) =>
    other.length > one.length ? other : one,
  );

const DECIMALS = 10_000n;

/** A decimal of four places, times a whole number; exact. */
function times(amount: string, by: number): string {
  const units = BigInt(amount.replace('.', '')) * BigInt(by);
  return `${units / DECIMALS}.${String(units % DECIMALS).padStart(4, '0')}`;
}

/** What the SMS cost at most, the line about stopping included. */
function Cost({ text, members }: { text: string; members: number }) {
  const asked = useCalm(text);
  return (
    <Loaded of={useCall(campaignsApi.smsCost, { query: asked ? { text: asked } : {} })}>
      {({ parts, cost }) => (
        <Facts
          rows={[
            { label: 'inbox-console.parts', value: parts },
            { label: 'inbox-console.cost', value: <Money value={times(cost, members)} /> },
          ]}
        />
      )}
    </Loaded>
  );
}
