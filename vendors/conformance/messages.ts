import { equal } from 'node:assert/strict';
import { randomHex } from '@palaro/kernel';
import type { Bench, Message, Player, Reply } from './bench.ts';

/** Ids that no other case, run or transport has used. */
const fresh = (prefix: string) => `${prefix}-${randomHex(8)}`;

/** The messages of one case: all for one player's round, unless a message says otherwise. */
export function messagesOf(bench: Bench, player: Player) {
  const round = fresh('r');
  const base = (change: Message): Message => ({
    member: player.member,
    currency: 'PHP',
    game: bench.game,
    round,
    transaction: fresh('t'),
    ...change,
  });
  const send = (command: string) => (message: Message) => bench.send(command, message);
  const balance = () => bench.balance(player);
  return {
    round,
    id: () => fresh('t'),
    bet: (amount: string, change: Message = {}) =>
      base({ session: player.session, amount, ...change }),
    win: (amount: string, change: Message = {}) => base({ amount, ...change }),
    betWin: (bet: string, win: string, change: Message = {}) =>
      base({ session: player.session, bet, win, ...change }),
    rollback: (target: unknown, change: Message = {}) =>
      base({ target, reason: 'timeout', ...change }),
    adjust: (amount: string, change: Message = {}) =>
      base({ amount, reason: 'resettle', ...change }),
    promoWin(amount: string) {
      const { round: _round, game: _game, ...message } = base({ amount });
      return { ...message, promotion: 'week-47', kind: 'tournament' };
    },
    close: (bets: string, wins: string, refunds = '0.0000') => base({ bets, wins, refunds }),
    sendBet: send('bet'),
    sendWin: send('win'),
    sendBetWin: send('betWin'),
    sendRollback: send('rollback'),
    sendAdjust: send('adjust'),
    sendPromo: send('promoWin'),
    sendClose: send('roundClose'),
    balance,
    /** Checks that the wallet holds exactly this. */
    async holds(amount: string, when?: string) {
      equal(await balance(), amount, when);
    },
    state: () => bench.round(player, round),
  };
}

/** An answer in words, such as `OK`, `OK duplicate` or `MALFORMED`. */
export const said = ({ body }: Reply) => `${body.status}${body.duplicate ? ' duplicate' : ''}`;
