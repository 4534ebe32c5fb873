import type { Bench, Message, Player, Reply } from './bench.ts';

let counter = 0;
/** Ids that no other case has used. */
const fresh = (prefix: string) => `${prefix}-${process.pid}-${(counter += 1)}`;

/** The messages of one case: one round of one player unless a message says otherwise. */
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
    sendBet: send('bet'),
    sendWin: send('win'),
    sendBetWin: send('betWin'),
    sendRollback: send('rollback'),
    balance: () => bench.balance(player),
  };
}

/** `OK`, `OK duplicate`, `MALFORMED`: what a case says of an answer. */
export const said = ({ http, body }: Reply) =>
  http === 200 ? `${body.status}${body.duplicate ? ' duplicate' : ''}` : `HTTP ${http}`;
