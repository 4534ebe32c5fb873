import { isMoneyText, Money } from '@palaro/kernel';
import type { ListedRound, ListedRoundPage, VendorConnection, VendorSpan } from '../contract.ts';
import { askFor } from './ask.ts';

/**
 * Reads the house protocol's list of rounds played at a vendor that keeps the balance. A wrong page
 * throws, and then none of it counts.
 */
export async function listDemoRounds(
  connection: VendorConnection,
  { from, to, cursor }: VendorSpan,
): Promise<ListedRoundPage> {
  const query = new URLSearchParams({
    from: from.toISOString(),
    to: to.toISOString(),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const answer = (await askFor(connection, `/bets?${query.toString()}`)) as Row;
  const { status, bets, next } = answer;
  const ends = next === null || typeof next === 'string';
  if (status !== 'OK' || !Array.isArray(bets) || !ends) {
    throw new Error('the vendor did not list its rounds');
  }
  return { rounds: bets.map((bet) => readRound(bet as Row)), next };
}

type Row = Record<string, unknown>;

function readRound(row: Row): ListedRound {
  const round = {
    member: id(row.member),
    game: id(row.game),
    round: id(row.round),
    bet: amount(row.bet),
    win: amount(row.win),
    validBet: amount(row.validBet),
    openedAt: instant(row.openedAt),
    closedAt: instant(row.closedAt),
  };
  if (round.validBet > round.bet) {
    throw new Error('the valid bet of a listed round is above its stake');
  }
  return round;
}

const ID = /^[A-Za-z0-9._:-]{1,64}$/;

function id(value: unknown): string {
  if (typeof value !== 'string' || !ID.test(value))
    throw new Error('a listed round has an invalid id');
  return value;
}

function amount(value: unknown): Money {
  const fits = typeof value === 'string' && isMoneyText(value) && !value.startsWith('-');
  if (!fits) throw new Error('a listed round has an invalid amount');
  return Money.of(value);
}

function instant(value: unknown): Date {
  const at = new Date(typeof value === 'string' ? value : NaN);
  if (Number.isNaN(at.getTime())) throw new Error('a listed round has an invalid time');
  return at;
}
