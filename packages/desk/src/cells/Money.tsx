import { Amount } from '@palaro/ui';

interface MoneyProps {
  /** A decimal string as on the wire, `"1234.5000"`. */
  value: string;
  /** Shows all four decimals, where a part of a cent can matter. */
  exact?: boolean;
  signed?: boolean;
}

const EXACT = 4;

/** An amount in a table or record: digits of equal width, a negative one in rose. */
export const Money = ({ value, exact, signed }: MoneyProps) => (
  <Amount
    value={value}
    signed={signed}
    decimals={exact ? EXACT : undefined}
    tone={value.startsWith('-') ? 'rose' : 'ink'}
  />
);
