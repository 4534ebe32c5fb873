import { t, useCall } from '@palaro/client';
import { Ago, Loaded, Place, PlainTable } from '@palaro/desk';
import { gatewayConsoleApi } from '../console.api.ts';
import { VendorState } from './VendorState.tsx';
import { timeText } from './vendor-texts.ts';
import styles from './vendors.module.css';

const HEADS = [
  { title: 'gateway-console.vendor' },
  { title: 'gateway-console.state' },
  { title: 'gateway-console.model' },
  { title: 'gateway-console.callbacks', end: true },
  { title: 'gateway-console.failed', end: true },
  { title: 'gateway-console.p95', end: true },
  { title: 'gateway-console.last' },
  { title: 'gateway-console.open_rounds', end: true },
  { title: 'gateway-console.parked', end: true },
] as const;

/** Every outside vendor: state, callbacks of the last hour, what is open and what waits. */
export default function VendorsScreen() {
  const read = useCall(gatewayConsoleApi.vendors);
  return (
    <div className={styles.screen}>
      <h1>{t('gateway-console.title')}</h1>
      <Loaded of={read}>
        {({ list }) => (
          <PlainTable
            label={t('gateway-console.title')}
            empty={t('gateway-console.none')}
            columns={HEADS}
            rows={list.map((vendor) => ({
              key: vendor.code,
              cells: [
                <Place key="name" to={`/console/vendors/${vendor.code}`}>
                  {vendor.name}
                </Place>,
                <VendorState key="state" vendor={vendor} />,
                t(`gateway-console.model.${vendor.model}`),
                vendor.callbacks,
                vendor.failed,
                timeText(vendor.p95Ms),
                vendor.lastCallbackAt ? <Ago key="last" at={vendor.lastCallbackAt} /> : '–',
                vendor.openRounds,
                vendor.parked,
              ],
            }))}
          />
        )}
      </Loaded>
    </div>
  );
}
