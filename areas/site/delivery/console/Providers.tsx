import { t, useCall } from '@palaro/client';
import { Facts, Instant, Loaded, Money } from '@palaro/desk';
import { messagesApi, type ProviderRow } from '../console.api.ts';
import styles from './messages.module.css';

const COUNTS = ['queued', 'sent', 'delivered', 'failed'] as const;

/** What each provider took in the last 24 hours, and what today's SMS cost. */
export const Providers = () => (
  <section className={styles.providers} aria-label={t('delivery-console.providers')}>
    <h2>{t('delivery-console.providers')}</h2>
    <Loaded of={useCall(messagesApi.messageProviders)}>
      {({ list, smsSpent, smsDayCap }) => (
        <>
          <Facts
            rows={[
              { label: 'delivery-console.spent', value: <Money value={smsSpent} /> },
              { label: 'delivery-console.cap', value: <Money value={smsDayCap} /> },
            ]}
          />
          {list.length === 0 ? (
            <p>{t('delivery-console.no_providers')}</p>
          ) : (
            <ProviderTable rows={list} />
          )}
        </>
      )}
    </Loaded>
  </section>
);

const ProviderTable = ({ rows }: { rows: readonly ProviderRow[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t('delivery-console.provider')}</th>
        <th scope="col">{t('delivery-console.channel')}</th>
        {COUNTS.map((name) => (
          <th key={name} scope="col" className={styles.figure}>
            {t(`delivery-console.state.${name}`)}
          </th>
        ))}
        <th scope="col">{t('delivery-console.last')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.provider} ${row.channel}`}>
          <th scope="row">{row.provider ?? t('delivery-console.no_provider')}</th>
          <td>{t(`delivery-console.channel.${row.channel}`)}</td>
          {COUNTS.map((name) => (
            <td key={name} className={styles.figure}>
              {row[name]}
            </td>
          ))}
          <td>
            <Instant at={row.lastAt} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
