import type { MoneyCommand } from '@palaro/wallet/server';
import type { Messenger } from './messenger.ts';
import type { Time } from './world.ts';

/** What a round's script may do; `gain` updates the vendor's books for the member. */
interface Script extends Messenger {
  time: Time;
  about: { vendor: string; member: string; currency: string; game: string };
  round: string;
  gain(by: bigint): void;
  closed(round: string): void;
}

const nothing = () => {};
/** Within the stakes that the game accepts. */
const amountOf = ({ random }: Time) => BigInt(5_000 + random.below(2_000_000));

/** Plays a round in one of its possible ways. */
export function playScript(script: Script): void {
  script.time.random.pick(SCRIPTS)(script);
}

const SCRIPTS = [betAndWin, betAndWin, manyBets, betWin, cancelled, resettled, campaign, buyIn];

function bet(s: Script, n: number, amount: bigint): MoneyCommand {
  return { kind: 'bet', ...s.about, round: s.round, transaction: `${s.round}.b${n}`, amount };
}

function win(s: Script, n: number, amount: bigint, more: object = {}): MoneyCommand {
  const transaction = `${s.round}.w${n}`;
  return { kind: 'win', ...s.about, round: s.round, transaction, amount, ...more };
}

/** Sends a credit and books it at once, because a credit that was sent always counts. */
function pay(s: Script, command: MoneyCommand, amount: bigint): void {
  s.gain(amount);
  s.credit(command, nothing);
}

function close(s: Script, totals: { bets: bigint; wins: bigint }): void {
  s.closed(s.round);
  const transaction = `${s.round}.close`;
  const about = { ...s.about, round: s.round, transaction, refunds: 0n };
  s.credit({ kind: 'roundClose', ...about, ...totals }, nothing);
}

/** A bet and, if it counts, its win; sometimes the close is sent at the same time. */
function betAndWin(s: Script): void {
  const amount = amountOf(s.time);
  s.stake(bet(s, 1, amount), (fate) => {
    if (fate !== 'counts') return;
    s.gain(-amount);
    const paid = s.time.random.perMille(400) ? 2n * amount : 0n;
    const closes = s.time.random.perMille(500);
    pay(s, win(s, 1, paid, closes ? {} : { final: true }), paid);
    if (closes) close(s, { bets: amount, wins: paid });
  });
}

/** Side bets at once, each with a separate fate, and wins for those that count. */
function manyBets(s: Script): void {
  for (let n = 1; n <= 3; n++) {
    const amount = amountOf(s.time);
    s.stake(bet(s, n, amount), (fate) => {
      if (fate !== 'counts') return;
      s.gain(-amount);
      pay(s, win(s, n, amount / 2n), amount / 2n);
    });
  }
}

function betWin(s: Script): void {
  const stake = amountOf(s.time);
  const prize = amountOf(s.time);
  const transaction = `${s.round}.bw`;
  const about = { ...s.about, round: s.round, transaction };
  s.stake({ kind: 'betWin', ...about, bet: stake, win: prize }, (fate) => {
    if (fate === 'counts') s.gain(prize - stake);
  });
}

/** The vendor cancels a bet it had placed, sometimes while the win is on its way. */
function cancelled(s: Script): void {
  const amount = amountOf(s.time);
  const command = bet(s, 1, amount);
  s.stake(command, (fate) => {
    if (fate !== 'counts') return;
    if (s.time.random.perMille(300)) pay(s, win(s, 1, amount), amount);
    s.undo(command, nothing);
  });
}

/** A win, its rollback and a correction, all at once; the member may be in debt for a while. */
function resettled(s: Script): void {
  const amount = amountOf(s.time);
  s.stake(bet(s, 1, amount), (fate) => {
    if (fate !== 'counts') return;
    s.gain(-amount);
    const first = win(s, 1, 3n * amount);
    s.credit(first, nothing);
    s.undo(first, nothing);
    const by = amount - amountOf(s.time);
    if (by === 0n) return;
    const about = { ...s.about, round: s.round, transaction: `${s.round}.adjust` };
    pay(s, { kind: 'adjust', ...about, amount: by, reason: 'resettle' }, by);
  });
}

function campaign(s: Script): void {
  const amount = amountOf(s.time);
  const { game: _game, ...about } = s.about;
  const prize = { ...about, transaction: `${s.round}.promo`, promotion: 'c1', amount };
  pay(s, { kind: 'promoWin', ...prize, campaign: 'drop' }, amount);
}

/** A seat: money is held, hands move it, leaving pays out the rest. */
function buyIn(s: Script): void {
  const amount = amountOf(s.time) + 100_000n;
  const command: MoneyCommand = { ...bet(s, 1, amount), category: 'buyIn' } as MoneyCommand;
  s.stake(command, (fate) => {
    if (fate !== 'counts') return;
    let left = amount;
    for (let n = 1; n <= 4; n++) {
      const by = s.time.random.perMille(500) ? -left / 3n : left / 2n;
      if (by === 0n) continue;
      left += by;
      const about = { ...s.about, round: s.round, transaction: `${s.round}.t${n}` };
      const tick = { ...about, amount: by, target: command.transaction, reason: 'resettle' };
      s.credit({ kind: 'adjust', ...tick } as MoneyCommand, nothing);
    }
    s.gain(left - amount);
    s.credit(win(s, 1, left, { final: true, bet: command.transaction }), nothing);
  });
}
