import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { cashierConsoleApi } from '../console.api.ts';

export interface Switching {
  code: string;
  name: string;
  /** One provider of it alone. */
  provider?: string;
  on: boolean;
}

/** Off happens at once; on waits for a second person (docs/domain/payments.md §8). */
export function SwitchDialog({ of, onClose }: { of: Switching | null; onClose(): void }) {
  if (!of) return null;
  const { code, name, provider, on } = of;
  const named = { name: provider ? `${name}, ${provider}` : name };
  return (
    <ConfirmDialog
      open
      reason
      danger={!on}
      title={t(on ? 'cashier-console.title.on' : 'cashier-console.title.off', named)}
      confirm={t(on ? 'cashier-console.switch_on' : 'cashier-console.switch_off')}
      onConfirm={(reason) =>
        act(
          cashierConsoleApi.switchMethod,
          { body: { code, on, reason, ...(provider ? { provider } : {}) } },
          [cashierConsoleApi.paymentMethods],
        )
      }
      onClose={onClose}
    >
      <p>{t(on ? 'cashier-console.text.on' : 'cashier-console.text.off')}</p>
    </ConfirmDialog>
  );
}
