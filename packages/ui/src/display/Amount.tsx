import { groupDecimal } from '@palaro/kernel';
import { cx } from '../class-names.ts';
import styles from './amount.module.css';

interface AmountProps {
  /** A decimal string as on the wire, `"1234.5000"`; digits beyond `decimals` are cut. */
  value: string;
  currency?: string;
  decimals?: number;
  /** Shows a plus before amounts above zero. */
  signed?: boolean;
  /** Use dim for a lost bet, never rose: losing is not an error. */
  tone?: 'ink' | 'gold' | 'leaf' | 'dim' | 'rose';
  size?: 'md' | 'lg' | 'xl';
  /** Shows asterisks instead of the digits (HDR-07); their number does not tell the amount. */
  hidden?: boolean;
  /** Read to screen readers instead of the asterisks. */
  hiddenLabel?: string;
  className?: string;
}

/** Money: a small dim currency sign and digits of equal width, never broken across lines. */
export function Amount(props: AmountProps) {
  const { value, currency = '₱', decimals = 2, tone = 'ink', size = 'md', hidden } = props;
  const plain = groupDecimal(value, decimals);
  const negative = plain.startsWith('-');
  const sign = negative ? '−' : props.signed && /[1-9]/.test(plain) ? '+' : '';
  return (
    <span
      className={cx(
        styles.amount,
        styles[tone],
        styles[size],
        size === 'xl' && lengthOf(plain),
        props.className,
      )}
      translate={hidden ? undefined : 'no'}
    >
      {hidden ? (
        <>
          <Currency sign={currency} />
          <span aria-hidden>****</span>
          {props.hiddenLabel && <span className="sr-only">{props.hiddenLabel}</span>}
        </>
      ) : (
        <>
          {sign && <span>{sign}</span>}
          <Currency sign={currency} />
          <span>{negative ? plain.slice(1) : plain}</span>
        </>
      )}
    </span>
  );
}

/** The largest figures shrink with their digits, so that twelve still fit on a small phone. */
function lengthOf({ length }: string) {
  if (length > 15) return styles.longest;
  return length > 10 ? styles.long : undefined;
}

function Currency({ sign }: { sign: string }) {
  return sign ? <span className={styles.currency}>{sign}</span> : null;
}
