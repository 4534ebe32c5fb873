import { groupDecimal } from '@palaro/kernel';
import { cx } from '../class-names.ts';
import styles from './amount.module.css';

interface AmountProps {
  /**
   * Decimal string as it comes over the wire, `"1234.5000"`; more digits than `decimals` are cut.
   */
  value: string;
  currency?: string;
  decimals?: number;
  /** A plus before what is above zero. */
  signed?: boolean;
  /** A lost bet is dim, never rose: losing is not an error. */
  tone?: 'ink' | 'gold' | 'leaf' | 'dim' | 'rose';
  size?: 'md' | 'lg' | 'xl';
  /** Asterisks in place of the figures (HDR-07), their width not telling the amount. */
  hidden?: boolean;
  /** What a screen reader says instead of the asterisks. */
  hiddenLabel?: string;
  className?: string;
}

/**
 * Money: the sign of the currency small and dim, figures in equal widths, never broken over lines.
 */
export function Amount(props: AmountProps) {
  const { value, currency = '₱', decimals = 2, tone = 'ink', size = 'md', hidden } = props;
  const plain = groupDecimal(value, decimals);
  const negative = plain.startsWith('-');
  const sign = negative ? '−' : props.signed && /[1-9]/.test(plain) ? '+' : '';
  return (
    <span className={cx(styles.amount, styles[tone], styles[size], props.className)}>
      {hidden ? (
        <>
          <Currency sign={currency} />
          <span aria-hidden>****</span>
          {props.hiddenLabel && <span className="sr-only">{props.hiddenLabel}</span>}
        </>
      ) : (
        <>
          {sign}
          <Currency sign={currency} />
          {negative ? plain.slice(1) : plain}
        </>
      )}
    </span>
  );
}

function Currency({ sign }: { sign: string }) {
  return sign ? <span className={styles.currency}>{sign}</span> : null;
}
