import { t } from '@palaro/client';
import { act, ConfirmDialog, Instant, Money, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type ReturnRow } from '../console.api.ts';
import { byText, pesos } from './words.ts';
import styles from './cashier.module.css';

type Part = ReturnRow['parts'][number];
interface Decision {
  part: Part;
  state: 'Sent' | 'Failed';
}

/** Parts that left the wallet for a return; two people say what became of a part in doubt. */
export function ReturnParts({ of }: { of: ReturnRow }) {
  const may = useMay('withdrawal.decide');
  const [asking, ask] = useState<Decision | null>(null);
  if (of.parts.length === 0) return <p>{t('return-console.no_parts')}</p>;
  return (
    <div>
      <ul className={styles.reasons} aria-label={t('return-console.parts')}>
        {of.parts.map((part) => (
          <li key={part.no}>
            <span>
              <Money value={part.amount} />{' '}
              <span>{`· ${t(`return-console.part.${part.state}`)} · ${[
                part.provider ?? t('return-console.by_hand'),
                part.reference,
                byText(part.by),
              ].join(' · ')} ·`}</span>{' '}
              <Instant at={part.at} />
            </span>
            {may &&
              part.state === 'Doubt' &&
              (['Sent', 'Failed'] as const).map((state) => (
                <Button key={state} size="sm" onClick={() => ask({ part, state })}>
                  {t(`return-console.settle.${state}`)}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {asking && <SettleDialog of={of} decision={asking} onClose={() => ask(null)} />}
    </div>
  );
}

interface SettleDialogProps {
  of: ReturnRow;
  decision: Decision;
  onClose(): void;
}

function SettleDialog({ of, decision: { part, state }, onClose }: SettleDialogProps) {
  const { member, id } = of;
  const { no } = part;
  return (
    <ConfirmDialog
      open
      reason
      title={t('return-console.settle.title', { no: String(no), amount: pesos(part.amount) })}
      confirm={t(`return-console.settle.${state}`)}
      onConfirm={(reason) =>
        act(cashierConsoleApi.settleReturnPart, { body: { member, id, no, state, reason } }, [
          cashierConsoleApi.returns,
        ])
      }
      onClose={onClose}
    >
      <p>{t('return-console.settle.text')}</p>
    </ConfirmDialog>
  );
}
