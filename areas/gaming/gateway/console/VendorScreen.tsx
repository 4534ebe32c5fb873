import { t, useCall, usePathParam } from '@palaro/client';
import { Ago, Facts, Loaded, RecordPage, type RecordAction } from '@palaro/desk';
import { useState } from 'react';
import { gatewayConsoleApi, type FoundVendor } from '../console.api.ts';
import { BalancesPart } from './BalancesPart.tsx';
import { CredentialsPart } from './CredentialsPart.tsx';
import { ParkedPart } from './ParkedPart.tsx';
import { PlannedPart } from './PlannedPart.tsx';
import { timeText } from './vendor-texts.ts';
import { VendorDialogs, type VendorAsk } from './VendorDialogs.tsx';
import { VendorState } from './VendorState.tsx';

/** One vendor: how it does, its switch, balances, maintenance, credentials, waiting credits. */
export default function VendorScreen() {
  const params = { vendor: usePathParam('vendor') };
  const read = useCall(gatewayConsoleApi.vendor, { params });
  return <Loaded of={read}>{(found) => <Vendor found={found} />}</Loaded>;
}

function Vendor({ found }: { found: FoundVendor }) {
  const [asked, ask] = useState<VendorAsk>(null);
  const { vendor, parked, maintenance, planned } = found;
  const manage = { permission: 'vendor.manage' } as const;
  const test = { key: 'test', label: t('gateway-console.test'), run: () => ask('test') };
  const plan = { key: 'plan', label: t('gateway-console.maintenance'), run: () => ask('plan') };
  const turn = t(vendor.enabled ? 'gateway-console.turn_off' : 'gateway-console.turn_on');
  const actions: RecordAction[] = [
    ...(found.testable && vendor.connected ? [{ ...test, ...manage }] : []),
    ...(vendor.enabled ? [{ ...plan, ...manage }] : []),
    { key: 'turn', label: turn, run: () => ask('turn'), danger: vendor.enabled, ...manage },
  ];
  return (
    <>
      <RecordPage
        title={vendor.name}
        state={<VendorState vendor={vendor} />}
        back={{ to: '/console/vendors', label: t('gateway-console.title') }}
        figures={[
          { label: 'gateway-console.open_rounds', value: vendor.openRounds },
          { label: 'gateway-console.callbacks', value: vendor.callbacks },
          { label: 'gateway-console.failed', value: vendor.failed },
        ]}
        actions={actions}
        tabs={[
          {
            id: 'overview',
            label: t('gateway-console.overview'),
            draw: () => <Overview found={found} />,
          },
          ...(vendor.model === 'transfer'
            ? [
                {
                  id: 'balances',
                  label: t('gateway-console.balances'),
                  draw: () => <BalancesPart vendor={vendor.code} />,
                },
              ]
            : []),
          {
            id: 'credentials',
            label: t('gateway-console.credentials'),
            draw: () => <CredentialsPart found={found} />,
          },
          {
            id: 'planned',
            label: t('gateway-console.planned'),
            count: maintenance.length + planned.length,
            draw: () => <PlannedPart found={found} />,
          },
          {
            id: 'parked',
            label: t('gateway-console.parked'),
            count: parked.length,
            draw: () => <ParkedPart found={found} />,
          },
        ]}
      />
      <VendorDialogs vendor={vendor} asked={asked} onClose={() => ask(null)} />
    </>
  );
}

const Overview = ({ found: { vendor } }: { found: FoundVendor }) => (
  <Facts
    rows={[
      { label: 'gateway-console.model', value: t(`gateway-console.model.${vendor.model}`) },
      { label: 'gateway-console.p95', value: timeText(vendor.p95Ms) },
      {
        label: 'gateway-console.last',
        value: vendor.lastCallbackAt ? (
          <Ago at={vendor.lastCallbackAt} />
        ) : (
          t('gateway-console.none_in_hour')
        ),
      },
      { label: 'gateway-console.parked', value: vendor.parked },
    ]}
  />
);
