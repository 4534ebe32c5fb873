import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { pesos } from '../../stage/view/money-text.ts';
import { spokenResult } from '../../stage/view/RoundLine.tsx';
import type { Round } from '../../stage/view/round-state.ts';
import type { PerlasOutcome, PerlasWin } from '../card.ts';
import { perlasConfig } from '../config.ts';

/** At most this many lines are read out; more would take longer than the next round. */
const TOLD = 3;

/** A round as screen readers read it out: the result, its best lines, what free spins paid. */
export function spokenRound(round: Round): string {
  const outcome = round.outcome as PerlasOutcome;
  const coin = Money.of(round.stake) / BigInt(perlasConfig.costCoins);
  const amount = (coins: number) => pesos(Money.text(coin * BigInt(coins)));
  const best = [...outcome.wins].sort((a, b) => b.coins - a.coins).slice(0, TOLD);
  const free = outcome.freeSpins.length;
  return [
    `${spokenResult(round.stake, round.payout)}.`,
    ...best.map((win) => spokenWin(win, amount(win.coins))),
    ...(free > 0
      ? [t('perlas.say_free', { count: free, amount: amount(outcome.winCoins - outcome.coins) })]
      : []),
  ].join(' ');
}

function spokenWin(win: PerlasWin, amount: string): string {
  const { line, count } = win;
  if (line === null) return t('perlas.say_scatter', { count, amount });
  const symbol = t(`perlas.symbol_${win.symbol}`);
  return t('perlas.say_line', { line, count, symbol, amount });
}
