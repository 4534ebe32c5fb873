import { t } from '@palaro/client';
import { Badge, Button } from '@palaro/ui';
import type { MethodRow } from '../console.api.ts';
import type { Switching } from './SwitchDialog.tsx';
import styles from './cashier.module.css';

interface RoutesProps {
  of: MethodRow;
  name: string;
  onSwitch: ((what: Switching) => void) | undefined;
}

const GOOD_FROM = 90;
const POOR_BELOW = 60;

function toneOf(success: number) {
  if (success >= GOOD_FROM) return 'leaf';
  return success < POOR_BELOW ? 'rose' : 'gold';
}

/** The providers of a method in their order: configured, on, and what of the last was paid. */
export const Routes = ({ of: { code, routes }, name, onSwitch }: RoutesProps) => (
  <ul className={styles.routes}>
    {routes.map(({ provider, enabled, success, configured }) => (
      <li key={provider}>
        <span>
          <span>{provider}</span>
          {!configured && <span>{` · ${t('cashier-console.not_configured')}`}</span>}
          {!enabled && <span>{` · ${t('cashier-console.off')}`}</span>}
        </span>
        {success !== null && (
          <Badge tone={toneOf(success)}>{t('cashier-console.success', { count: success })}</Badge>
        )}
        {onSwitch && (
          <Button size="sm" onClick={() => onSwitch({ code, name, provider, on: !enabled })}>
            <span>{t(enabled ? 'cashier-console.switch_off' : 'cashier-console.switch_on')}</span>
            <span className="sr-only">{` ${name}, ${provider}`}</span>
          </Button>
        )}
      </li>
    ))}
  </ul>
);
