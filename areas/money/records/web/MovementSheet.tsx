import { formatMoment, navigate, pageExists, t } from '@palaro/client';
import { Amount, Button, CopyButton, KeyValues, Sheet } from '@palaro/ui';
import { useState } from 'react';
import {
  amountOf,
  asideOf,
  providerOf,
  reasonOf,
  toneOf,
  walletName,
  type Movement,
} from './movement.ts';
import styles from './Record.module.css';

const TRANSFER = '/m/transfer';

interface MovementSheetProps {
  movement: Movement | null;
  onClose(): void;
}

/** One movement: what it changed in each wallet, what caused it, and a link to the cause. */
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
      footer={<WayOn movement={shown} />}
    >
      <p className={styles.net}>
        <Amount value={amountOf(shown)} signed size="xl" tone={toneOf(shown)} />
      </p>
      <KeyValues rows={factsOf(shown)} />
      <CopyButton text={shown.id} done={t('records.copied')}>
        {t('records.copy_entry')}
      </CopyButton>
    </Sheet>
  );
}

/** Causes whose ids members see elsewhere and can tell the service. */
const NAMED = ['transfer', 'promotion', 'award'];

function factsOf(movement: Movement) {
  const { id, at, balanceAfter, besides, ref } = movement;
  const where = [
    { label: t('records.reason'), value: reasonOf(movement) },
    { label: t('records.game'), value: ref.gameName },
    { label: t('records.paid_with'), value: ref.method },
    { label: t('records.state'), value: asideOf(movement) },
    { label: t('records.provider'), value: providerOf(movement) },
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
      label: walletName(beside, movement),
      value: <Amount value={beside.amount} signed />,
    })),
    { label: t('records.when'), value: formatMoment(at) },
    ...where.filter(({ value }) => value !== ''),
  ];
}

/** A link to the round, or to the wallets of a transfer. */
function WayOn({ movement: { ref } }: { movement: Movement }) {
  if (ref.kind === 'transfer' && pageExists(TRANSFER)) {
    return (
      <Button wide onClick={() => navigate(TRANSFER)}>
        {t('records.to_the_wallets')}
      </Button>
    );
  }
  if (!ref.roundId) return null;
  const address = `/m/gameRecord?days=90&round=${encodeURIComponent(ref.roundId)}`;
  return (
    <Button tone="gold" wide onClick={() => navigate(address)}>
      {t('records.to_the_round')}
    </Button>
  );
}
