import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { pesos } from '../../stage/view/money-text.ts';
import { spokenResult } from '../../stage/view/RoundLine.tsx';
import type { Round } from '../../stage/view/round-state.ts';
import type { SlotOutcome } from '../slot-card.ts';
import type { SlotLook } from './look.ts';

/** At most this many wins are read out; more would take longer than the next round. */
const TOLD = 3;

/** A round as screen readers read it out: the result, its best wins, what its feature paid. */
export function spokenRound<O extends SlotOutcome>(look: SlotLook<O>, round: Round): string {
  const outcome = round.outcome as O;
  const coin = Money.of(round.stake) / BigInt(look.config.costCoins);
  const amount = (coins: number) => pesos(Money.text(coin * BigInt(coins)));
  const best = [...outcome.wins].sort((a, b) => b.coins - a.coins).slice(0, TOLD);
  const said = best.map(({ line, symbol, count, coins }) => {
    const win = { count, amount: amount(coins) };
    const name = look.symbolName(symbol);
    return line === null
      ? look.spokenAnywhere({ symbol, name, ...win })
      : t('slot.say_line', { line, symbol: name, ...win });
  });
  const feature = look.spokenFeature(outcome, amount);
  return [`${spokenResult(round.stake, round.payout)}.`, ...said, feature].join(' ').trim();
}
