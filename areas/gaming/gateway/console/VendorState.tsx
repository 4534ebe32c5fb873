import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { VendorRow } from '../console.api.ts';

/** What matters most of a vendor's state. */
export function VendorState({ vendor }: { vendor: VendorRow }) {
  const { enabled, connected, unanswering } = vendor;
  if (!enabled) return <Badge>{t('gateway-console.state.off')}</Badge>;
  if (!connected) return <Badge tone="rose">{t('gateway-console.state.unconnected')}</Badge>;
  if (unanswering) return <Badge tone="rose">{t('gateway-console.state.unanswering')}</Badge>;
  return <Badge tone="leaf">{t('gateway-console.state.on')}</Badge>;
}
