import { formatMoment, navigate, t } from '@palaro/client';
import { Amount, Button, KeyValues, Sheet } from '@palaro/ui';
import { useState } from 'react';
import { isZero, walletName, type Movement } from './movement.ts';
import styles from './Record.module.css';

interface MovementSheetProps {
  movement: Movement | null;
  onClose(): void;
}

/** One movement: what it changed in each wallet, what it belongs to, and the way there. */
export function MovementSheet({ movement, onClose }: MovementSheetProps) {
  // The last one stays in the sheet while it closes.
  const [shown, setShown] = useState(movement);
  if (movement && movement !== shown) setShown(movement);
  if (!shown) return null;
  return (
    <Sheet
      open={movement !== null}
      onClose={onClose}
      title={shown.text}
      closeLabel={t('records.close')}
      footer={shown.ref.roundId && <RoundButton movement={shown} />}
    >
      <p className={styles.net}>
        <Amount value={shown.amount} signed size="xl" tone={toneOf(shown.amount)} />
      </p>
      <KeyValues rows={factsOf(shown)} />
    </Sheet>
  );
}

function toneOf(amount: string) {
  if (isZero(amount)) return 'dim';
  return amount.startsWith('-') ? 'ink' : 'leaf';
}

/** Causes whose own ids a member meets elsewhere, and can name to the service. */
const NAMED = ['transfer', 'promotion', 'award'];

function factsOf({ id, at, balanceAfter, besides, ref }: Movement) {
  const where = [
    { label: t('records.game'), value: ref.gameName },
    { label: t('records.provider'), value: ref.vendor },
    { label: t('records.round'), value: ref.roundId },
    { label: t('records.taken_back'), value: ref.reverses },
    { label: t('records.cause'), value: NAMED.includes(ref.kind) ? ref.id : '' },
    { label: t('records.entry'), value: id },
  ];
  return [
    ...(balanceAfter
      ? [{ label: t('records.balance_after'), value: <Amount value={balanceAfter} /> }]
      : []),
    ...besides.map((beside) => ({
      label: walletName(beside),
      value: <Amount value={beside.amount} signed />,
    })),
    { label: t('records.when'), value: formatMoment(at) },
    ...where.filter(({ value }) => value !== ''),
  ];
}

function RoundButton({ movement: { ref } }: { movement: Movement }) {
  const address = `/m/gameRecord?days=90&round=${encodeURIComponent(ref.roundId)}`;
  return (
    <Button tone="gold" wide onClick={() => navigate(address)}>
      {t('records.to_the_round')}
    </Button>
  );
}
