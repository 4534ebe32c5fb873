import { t, timesRate, typedAmount } from '@palaro/client';
import { Badge, Button } from '@palaro/ui';
import type { MethodRow } from '../console.api.ts';
import { nameOfMethod } from './method-names.tsx';
import { Routes } from './Routes.tsx';
import type { Switching } from './SwitchDialog.tsx';
import { pesos } from './words.ts';
import styles from './cashier.module.css';

interface MethodTableProps {
  label: string;
  rows: readonly MethodRow[];
  /** Absent: this operator changes nothing here. */
  onChange: ((method: MethodRow) => void) | undefined;
  onSwitch: ((what: Switching) => void) | undefined;
}

const HEADS = ['method', 'state', 'bounds', 'method_fee', 'providers'] as const;

/** The methods of one direction, each with its providers and how well they do. */
export const MethodTable = ({ label, rows, onChange, onSwitch }: MethodTableProps) => (
  <>
    <h2>{label}</h2>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {t(`cashier-console.${head}`)}
            </th>
          ))}
          {onChange && <th scope="col">{t('cashier-console.does')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((method) => (
          <tr key={method.code}>
            <th scope="row">{nameOfMethod(method)}</th>
            <td>
              <State of={method} />
            </td>
            <td>{`${pesos(method.min)} – ${pesos(method.max)}`}</td>
            <td>{feeOf(method)}</td>
            <td>
              <Routes of={method} name={nameOfMethod(method)} onSwitch={onSwitch} />
            </td>
            {onChange && onSwitch && (
              <td>
                <div className={styles.buttons}>
                  <Button size="sm" onClick={() => onChange(method)}>
                    <span>{t('cashier-console.change')}</span>
                    <span className="sr-only">{` ${nameOfMethod(method)}`}</span>
                  </Button>
                  <Button
                    size="sm"
                    onClick={() =>
                      onSwitch({
                        code: method.code,
                        name: nameOfMethod(method),
                        on: !method.enabled,
                      })
                    }
                  >
                    <span>
                      {t(
                        method.enabled ? 'cashier-console.switch_off' : 'cashier-console.switch_on',
                      )}
                    </span>
                    <span className="sr-only">{` ${nameOfMethod(method)}`}</span>
                  </Button>
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** On, off, or on where no provider of the site and no account serves it. */
function State({ of: { direction, enabled, served } }: { of: MethodRow }) {
  if (!enabled) return <Badge tone="dim">{t('cashier-console.off')}</Badge>;
  if (served) return <Badge tone="leaf">{t('cashier-console.on')}</Badge>;
  const why = direction === 'in' ? 'on_not_offered' : 'on_by_hand';
  return <Badge tone="gold">{t(`cashier-console.${why}`)}</Badge>;
}

/** `0.0200` is 2 %: the rate of 100 pesos. */
const percentOf = (rate: string) => typedAmount(timesRate('100', rate));

function feeOf({ feeFixed, feeRate, feePayer }: MethodRow) {
  const some = /[1-9]/.test(feeRate);
  const parts = [
    ...(/[1-9]/.test(feeFixed) ? [pesos(feeFixed)] : []),
    ...(some ? [t('cashier-console.percent', { count: percentOf(feeRate) })] : []),
  ];
  if (parts.length === 0) return t('cashier-console.none');
  return `${parts.join(' + ')}, ${t(`cashier-console.fee_payer.${feePayer}`)}`;
}
