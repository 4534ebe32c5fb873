import { callWith, reloadCall, t } from '@palaro/client';
import { act, CallForm, ConfirmDialog, SideSheet } from '@palaro/desk';
import { toast } from '@palaro/ui';
import { gatewayConsoleApi, type VendorRow } from '../console.api.ts';

/** What is asked of the operator now. */
export type VendorAsk = 'turn' | 'plan' | 'test' | null;

interface VendorDialogsProps {
  vendor: VendorRow;
  asked: VendorAsk;
  onClose(): void;
}

const AFTER = [gatewayConsoleApi.vendor, gatewayConsoleApi.vendors];

export function VendorDialogs({ vendor, asked, onClose }: VendorDialogsProps) {
  const { code, name, enabled } = vendor;
  const params = { vendor: code };
  return (
    <>
      <ConfirmDialog
        open={asked === 'turn'}
        title={t(enabled ? 'gateway-console.turn_off_title' : 'gateway-console.turn_on_title', {
          name,
        })}
        confirm={t(enabled ? 'gateway-console.turn_off' : 'gateway-console.turn_on')}
        danger={enabled}
        reason
        onConfirm={(reason) =>
          act(
            gatewayConsoleApi.switchVendor,
            { params, body: { enabled: !enabled, reason } },
            AFTER,
          )
        }
        onClose={onClose}
      >
        {enabled && <p>{t('gateway-console.turn_off_text')}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'test'}
        title={t('gateway-console.test_title', { name })}
        confirm={t('gateway-console.test_ask')}
        onConfirm={() => testCall(vendor)}
        onClose={onClose}
      />
      {asked === 'plan' && (
        <SideSheet title={t('gateway-console.maintenance')} onClose={onClose}>
          <p>{t('gateway-console.maintenance_help')}</p>
          <CallForm
            endpoint={gatewayConsoleApi.planMaintenance}
            params={params}
            labels={{
              from: 'gateway-console.from',
              until: 'gateway-console.until',
              reason: 'gateway-console.reason',
            }}
            submit={t('gateway-console.maintenance')}
            reload={AFTER}
            done={onClose}
          />
        </SideSheet>
      )}
    </>
  );
}

async function testCall({ code, name }: VendorRow) {
  const call = callWith(gatewayConsoleApi.testVendor, { params: { vendor: code } });
  const { answered, ms } = await call;
  const said = answered ? 'gateway-console.test_answered' : 'gateway-console.test_silent';
  toast(t(said, { name, ms }), { kind: answered ? 'success' : 'error', long: true });
  await reloadCall(gatewayConsoleApi.vendor);
}
