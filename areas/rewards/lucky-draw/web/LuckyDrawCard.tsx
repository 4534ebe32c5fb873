import { formatMoment, t } from '@palaro/client';
import { Present } from '@palaro/promotions/web';
import { randomHex } from '@palaro/kernel';
import { Amount, Card, ListRow } from '@palaro/ui';
import { useState } from 'react';
import type { LuckyDraw } from '../lucky-draw.api.ts';
import { Chances } from './Chances.tsx';
import { OwnSeed } from './OwnSeed.tsx';
import { Prizes } from './Prizes.tsx';
import { useDraw } from './use-draw.ts';
import { Rules } from './Rules.tsx';
import styles from './lucky-draw.module.css';

/** Bytes of the seed that a device chooses (docs/domain/fairness.md §1). */
const SEED_BYTES = 8;

/** One lucky draw: chances, prizes with odds, rules, and how its draws are proved. */
export function LuckyDrawCard({ draw }: { draw: LuckyDraw }) {
  const { busy, drawn, draw: send, close } = useDraw(draw);
  const [seed, setSeed] = useState(() => randomHex(SEED_BYTES));
  const present = drawn && {
    of: { status: 'Claimed' as const, amount: drawn.of.amount, turnover: drawn.of.turnover },
    open: drawn.open,
  };
  const start = () =>
    void send(seed).then(() => {
      // Each draw has a seed of its own.
      setSeed(randomHex(SEED_BYTES));
    });
  return (
    <>
      <header>
        <h2 className={styles.title}>{draw.title}</h2>
        <p className={styles.line}>{draw.summary}</p>
      </header>
      <Chances draw={draw} busy={busy} onDraw={start} />
      <Prizes prizes={draw.prizes} turns={busy} won={drawn?.of.place ?? null} />
      <Rules draw={draw} />
      {draw.own && <OwnSeed seedHash={draw.own.next.seedHash} seed={seed} onSeed={setSeed} />}
      <Winners winners={draw.winners} />
      {draw.own && (
        <Card>
          <ListRow title={t('lucky-draw.mine')} to="/m/moreLottery" chevron />
        </Card>
      )}
      <Present of={present} onClose={close} />
    </>
  );
}

const Winners = ({ winners }: Pick<LuckyDraw, 'winners'>) => (
  <Card title={t('lucky-draw.winners')}>
    {winners.length === 0 ? (
      <p className={styles.line}>{t('lucky-draw.no_winners')}</p>
    ) : (
      winners.map(({ name, amount, at }, nth) => (
        <ListRow
          // Masked names are not unique, and the list is read anew as a whole.
          key={nth}
          title={<span translate="no">{name}</span>}
          detail={formatMoment(at)}
          amount={<Amount value={amount} />}
        />
      ))
    )}
  </Card>
);
