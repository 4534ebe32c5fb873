import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import { ladderStakes } from '../../stage/view/stake-ladder.ts';
import { useStake } from '../../stage/view/use-stake.ts';
import { StakePicker } from '../../stage/view/StakePicker.tsx';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import type { SlotOutcome } from '../slot-card.ts';
import { coinOf, coinsAsMoney } from './coins.ts';
import type { SlotLook } from './look.ts';
import styles from './paytable.module.css';

/** What a slot pays and its rules in words. */
export interface PayRules {
  /** Coins by how many of a symbol, the most first. */
  pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  counts: readonly number[];
  /** The head of a column, if its count is the least of several. */
  headOf?(count: number): string;
  intro(stake: string): string;
  /** Rules of single symbols, each beside its drawing; `money` writes a multiple of the stake. */
  rules(money: (stakes: number) => string): { symbol: string; text: string }[];
}

/** A paytable: each symbol's payout for a stake that the member picks, lines, exact facts. */
export const slotPaytable =
  <O extends SlotOutcome>(look: SlotLook<O>, pay: PayRules) =>
  ({ help }: { help: GameHelp }) => <SlotPaytable look={look} pay={pay} help={help} />;

interface SlotPaytableProps<O extends SlotOutcome> {
  look: SlotLook<O>;
  pay: PayRules;
  help: GameHelp;
}

function SlotPaytable<O extends SlotOutcome>({ look, pay, help }: SlotPaytableProps<O>) {
  const { drawings, config, symbolName } = look;
  const stakes = ladderStakes(help.ladder ?? [help.minStake]);
  const [stake, setStake] = useStake(stakes);
  const money = (coins: number) => pesos(coinsAsMoney(coins, coinOf(stake, config.costCoins)));
  const rules = pay.rules((times) => money(times * config.costCoins));
  return (
    <div className={styles.sheet}>
      <StakePicker
        stakes={stakes}
        stake={stake}
        balance={null}
        disabled={false}
        onPick={setStake}
      />
      <p className={styles.text}>{pay.intro(pesos(stake))}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('slot.pay_symbol')}</th>
            {pay.counts.map((count) => (
              <th key={count} scope="col">
                {pay.headOf?.(count) ?? `${count}×`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(pay.pays).map(([symbol, coins]) => (
            <tr key={symbol}>
              <th scope="row">
                <img src={drawings[symbol]} alt="" width={44} height={44} />
                <span>{symbolName(symbol)}</span>
              </th>
              {pay.counts.map((count) => (
                <td key={count}>{money(coins[count] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rules.map(({ symbol, text }) => (
        <p key={text} className={styles.rule}>
          <img src={drawings[symbol]} alt={symbolName(symbol)} width={44} height={44} />
          <span>{text}</span>
        </p>
      ))}
      {config.lines.length > 0 && <LineShapes {...config} />}
      <GameFacts help={help} />
    </div>
  );
}

function LineShapes({ lines, rows }: SlotLook['config']) {
  return (
    <>
      <h3>{t('slot.lines')}</h3>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.join('')}>
            <LineShape line={line} rows={rows} label={t('slot.line', { line: index + 1 })} />
            <span aria-hidden>{index + 1}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineShapeProps {
  line: readonly number[];
  rows: number;
  label: string;
}

/** The path of a line over the reels. */
function LineShape({ line, rows, label }: LineShapeProps) {
  const points = line.map((row, reel) => `${reel * 12 + 6},${row * 10 + 5}`).join(' ');
  const width = line.length * 12;
  const height = rows * 10;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {line.map((_, reel) =>
        Array.from({ length: rows }, (_row, row) => (
          <rect
            key={`${reel}/${row}`}
            x={reel * 12 + 1}
            y={row * 10 + 1}
            width={10}
            height={8}
            rx={2}
          />
        )),
      )}
      <polyline points={points} />
    </svg>
  );
}
