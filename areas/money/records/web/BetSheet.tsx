import { formatMoment, navigate, pageExists, t } from '@palaro/client';
import { RoundStory } from '@palaro/play/web';
import { Amount, Button, CopyButton, KeyValues, Sheet, Timeline } from '@palaro/ui';
import { useState } from 'react';
import type { Bet } from './bet.ts';
import { betState, isGain } from './bet-days.ts';
import styles from './Record.module.css';

const VERIFY = '/m/verify';
/** The games' rules need it; an old browser shows the money alone. */
const canShow = typeof BigInt !== 'undefined';

interface BetSheetProps {
  bet: Bet | null;
  onClose(): void;
}

/** One round: its money, its times, what it bet on and what came out, and a link to its proof. */
export function BetSheet({ bet, onClose }: BetSheetProps) {
  // The last bet stays in the sheet while it closes.
  const [shown, setShown] = useState(bet);
  if (bet && bet !== shown) setShown(bet);
  if (!shown) return null;
  return (
    <Sheet
      open={bet !== null}
      onClose={onClose}
      title={shown.gameName}
      closeLabel={t('records.close')}
      footer={<VerifyButton bet={shown} />}
    >
      <p className={styles.net}>
        <Amount value={shown.net} signed size="xl" tone={isGain(shown) ? 'leaf' : 'dim'} />
      </p>
      <Timeline steps={stepsOf(shown)} />
      {shown.verifiable && canShow && <RoundStory roundId={shown.roundId} />}
      <KeyValues
        rows={[
          { label: t('records.stake'), value: <Amount value={shown.stake} /> },
          { label: t('records.paid'), value: <Amount value={shown.payout} /> },
          { label: t('records.returned'), value: <Amount value={shown.refund} /> },
          ...(shown.counted === null
            ? []
            : [{ label: t('records.counted'), value: <Amount value={shown.counted} /> }]),
          { label: t('records.provider'), value: shown.vendorName },
          { label: t('records.round'), value: shown.roundId },
        ]}
      />
      <CopyButton text={shown.roundId} done={t('records.copied')}>
        {t('records.copy_round')}
      </CopyButton>
    </Sheet>
  );
}

function VerifyButton({ bet }: { bet: Bet }) {
  if (!bet.verifiable || !pageExists(VERIFY)) return null;
  const address = `${VERIFY}?round=${encodeURIComponent(bet.roundId)}`;
  return (
    <Button tone="gold" wide onClick={() => navigate(address)}>
      {t('records.verify')}
    </Button>
  );
}

function stepsOf(bet: Bet) {
  const over = bet.result !== 'open';
  return [
    {
      id: 'staked',
      title: t('records.staked'),
      at: formatMoment(bet.openedAt),
      state: 'over' as const,
    },
    {
      id: 'over',
      title: over ? betState(bet) : t('records.open'),
      ...(bet.settledAt ? { at: formatMoment(bet.settledAt) } : {}),
      // A sign of success belongs to a gain alone.
      state: over ? (isGain(bet) ? ('done' as const) : ('over' as const)) : ('now' as const),
    },
  ];
}
